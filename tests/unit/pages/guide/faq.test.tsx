import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { JsonObject } from '../../../../src/content/json.ts';
import type { GuidePage, GuideTexts } from '../../../../src/content/types.ts';
import { filledPage, filledSite } from '../../../../src/i18n/filled-content.ts';
import { SiteProvider } from '../../../../src/layout/site-context.tsx';
import { FaqSearch } from '../../../../src/pages/guide/Faq.tsx';
import { campContent, campFiles } from '../../../camp.ts';

const asked = vi.hoisted(() => ({ words: '' }));
vi.mock('../../../../src/components/page/use-url.ts', () => ({
  useUrl: () => `?cerca=${encodeURIComponent(asked.words)}`,
}));

const LINK = 'Le domande da fare';
const page = campContent<GuidePage>('pages/domande.json');
const texts = campContent<GuideTexts>('texts/it/domande.json');
const [first, ...others] = page.sections;
const { items = {}, ...search } = texts.questions ?? {};
const [answered] = Object.values(items);
const OPEN = 'Si suona lo xilofono?';
const questions = { ...search, items: { ...items, xylophone: { title: OPEN, body: [] } } };
const files = new Map(campFiles)
  .set('pages/domande.json', {
    ...page,
    questions: [...(page.questions ?? []), { id: 'xylophone' }],
    sections: [{ ...first, links: [{ id: 'safety', target: { page: 'sicurezza' } }] }, ...others],
  } as object as JsonObject)
  .set('texts/it/domande.json', {
    ...texts,
    questions,
    links: { safety: LINK },
  } as object as JsonObject);

function answerTo(words: string) {
  asked.words = words;
  const shown = renderToStaticMarkup(
    <SiteProvider content={filledSite(files, 'it')} page={filledPage(files, 'it', 'domande')}>
      <FaqSearch />
    </SiteProvider>,
  );
  return [texts.questions?.none ?? '', LINK].map((said) => shown.includes(`>${said}<`));
}

it.each([
  ['no words', '', false],
  ['an answered question', answered?.title ?? '', false],
  ['a question without an answer', OPEN, true],
  ['words that no question has', 'zzyzx', true],
])('tells where to look, beside the message, for %s: %s → %s', (_, words, isTold) => {
  expect(answerTo(words)).toEqual([isTold, isTold]);
});
