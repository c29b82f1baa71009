import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Field } from '../../../src/studio/model/field.ts';
import { TypedField } from '../../../src/studio/page/fields/TypedFields.tsx';

const ONE = { id: 'one', 'aria-describedby': undefined };

/** In another language, browsers show 06/16/2031 and 04:45 PM in the field itself. */
it.each([
  ['a day with its weekday', 'date', '2031-06-16', 'lunedì 16 giugno 2031'],
  ['a month', 'month', '2031-06', 'giugno 2031'],
  ['an hour', 'time', '16:45', 'ore 16:45'],
])('repeats %s in Italian beside the field', (_, kind, value, said) => {
  const field = { kind, value, described: { node: {} } } as unknown as Field;
  const html = renderToStaticMarkup(
    <TypedField file="" field={field} control={ONE} onChange={() => undefined} />,
  );
  expect(html.replaceAll('\u00A0', ' ')).toContain(`<output for="one">${said}</output>`);
});
