import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { JsonObject } from '../../../src/content/json.ts';
import { filledPage, filledSite } from '../../../src/i18n/filled-content.ts';
import { SeasonNotice } from '../../../src/layout/SeasonNotice.tsx';
import { SiteProvider } from '../../../src/layout/site-context.tsx';
import { campContent, campFiles } from '../../camp.ts';

const LINK = 'Le settimane aperte';

/** The camp with a notice that is only a link, while it is running. */
const structure = campContent<JsonObject>('pages/layout.json');
const texts = campContent<JsonObject>('texts/it/layout.json');
const files = new Map([
  ...campFiles,
  [
    'pages/layout.json',
    { ...structure, seasons: [{ id: 'running', target: { page: 'settimane' } }] },
  ],
  ['texts/it/layout.json', { ...texts, seasons: { running: { link: LINK } } }],
]);
const content = filledSite(files, 'it');

it.each([
  ['relax', 1],
  ['settimane', 0],
])('on %s, shows a notice that is only a link %s times', (id, times) => {
  const shown = renderToStaticMarkup(
    <SiteProvider content={content} page={filledPage(files, 'it', id)}>
      <SeasonNotice />
    </SiteProvider>,
  );
  expect(shown.split('data-during="running"')).toHaveLength(times + 1);
  expect(shown.split(`${LINK}</span>`)).toHaveLength(times + 1);
});
