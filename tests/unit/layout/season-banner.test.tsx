import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { JsonObject } from '../../../src/content/json.ts';
import { filledPage, filledSite } from '../../../src/i18n/filled-content.ts';
import { SeasonBanner } from '../../../src/layout/SeasonBanner.tsx';
import { SiteProvider } from '../../../src/layout/site-context.tsx';
import { campContent, campFiles } from '../../camp.ts';

const LINK = 'Le settimane aperte';

/** The camp with banners that are only links. */
const structure = campContent<JsonObject>('pages/layout.json');
const texts = campContent<JsonObject>('texts/it/layout.json');
const filesWith = (seasons: { id: string; target?: { page: string } }[]) =>
  new Map([
    ...campFiles,
    ['pages/layout.json', { ...structure, seasons }],
    [
      'texts/it/layout.json',
      { ...texts, seasons: Object.fromEntries(seasons.map(({ id }) => [id, { link: LINK }])) },
    ],
  ]);

function shownOn(page: string, ...seasons: Parameters<typeof filesWith>[0]) {
  const files = filesWith(seasons);
  return renderToStaticMarkup(
    <SiteProvider content={filledSite(files, 'it')} page={filledPage(files, 'it', page)}>
      <SeasonBanner />
    </SiteProvider>,
  );
}

it.each([
  ['relax', 1],
  ['settimane', 0],
])('on %s, shows a banner that is only a link %s times', (id, times) => {
  const shown = shownOn(id, { id: 'running', target: { page: 'settimane' } });
  expect(shown.split('data-during="running"')).toHaveLength(times + 1);
  expect(shown.split(`${LINK}</span>`)).toHaveLength(times + 1);
});

it.each([
  [['over'], ['over idle next']],
  [
    ['over', 'next'],
    ['over idle', 'next'],
  ],
  [
    ['over', 'idle'],
    ['over', 'idle'],
  ],
  [
    ['over', 'idle', 'next'],
    ['over', 'idle', 'next'],
  ],
])(
  'with a text for %j, never says again that the last summer is over',
  (statesWithText, during) => {
    const shown = shownOn('relax', ...statesWithText.map((id) => ({ id })));
    expect([...shown.matchAll(/data-during="([^"]*)"/g)].map(([, states]) => states)).toEqual(
      during,
    );
  },
);
