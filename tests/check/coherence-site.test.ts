import { describe, expect, it } from 'vitest';
import { messageOf, sentenceOf } from '../../src/check/messages.ts';
import { campSources } from '../camp.ts';
import { accepts, alsoEdited, coherentFindings, placeOf, rejects } from './coherent-reports.ts';
import { edited, rowsOf } from './edited.ts';

const OPEN_DAY_TEXTS = 'texts/it/open-days.json';

const wrong = rowsOf`
# pages/home.json
- a missing block that a link still uses [anchor-unknown]
  "blocks": \["glance", "hero", "quick", "about", → "blocks": ["glance", "hero", "quick",
# links.json
- two names for one URL [value-repeated]
  "https://app-android.girasole.example/scarica" → ‸"https://app-ios.girasole.example/scarica"
# pages/relax.json
- a value that the page says but does not show [says-unused]
  "tone": "pine" → "says": { ‸"fees.enrolment": 13 }, "tone": "pine"
  La pagina dice «fees.enrolment» ma non lo mostra in nessun testo: cancellate questa riga da «says», oppure mostrate il valore nella pagina.
# facts/sports.json
- a sport's own age, which its card does not show by itself [fact-unused]
  "tennis": \{\} → "tennis": { "fromAge": ‸9 }
  Nessuna pagina mostra «sports.sports.tennis.fromAge», e nessun calcolo lo usa: mostratelo in un testo con {{sports.sports.tennis.fromAge, age}}, oppure toglietelo dai dati.
# texts/it/gallery.json
- a title that its placeholders make too long [title-long]
  "title": "[^"]*" → "title": ‸"Le foto di {{venues.lagoBlu.name}} e di {{venues.parcoTigli.name}} da {{season.start, longDate}}"
`;

it('reports moved lessons once, with every text to edit', () => {
  const from = /"lessonsAt": "lagoBlu"/;
  const { content } = edited({ file: 'facts/sports.json', from, to: '"lessonsAt": "parcoTigli"' });
  const [finding, ...more] = coherentFindings(content).filter(
    ({ code }) => code === 'lesson-elsewhere',
  );
  expect(more).toEqual([]);
  expect(finding && placeOf(finding)).toBe('texts/it/colle-alto.json:247:140');
  expect(finding && sentenceOf(finding)).toBe(
    '4 testi offrono lezioni di «football» senza dire che si tengono nella sede «parcoTigli» ' +
      '(texts/it/colle-alto.json:247, texts/it/lago-blu.json:116, texts/it/parco-tigli.json:122, texts/it/sports.json:35): ' +
      'nominate la sede con {{venues.parcoTigli.name}}, oppure correggete «sports.sports.football.lessonsAt».',
  );
});

const sensible = rowsOf`
# texts/it/gallery.json
- a price that only a text shows
  "eyebrow": "[^"]*" → "eyebrow": "Una settimana costa {{venues.parcoTigli.prices.week, euro}}"
# pages/home.json | "target": \{ "page": "lago-blu" \}
- a link to a block of a tab
  → "target": { "page": "lago-blu", "anchor": "agreementBodies-title" }
- a link to the footer of another page
  → "target": { "page": "lago-blu", "anchor": "contacts" }
# pages/lago-blu.json
- a page that says a value shown only by code
  "venue": "lagoBlu" → "says": { "season.closures.august.to": "2031-08-24" }, "venue": "lagoBlu"
# texts/it/open-days.json
- the word «free» for a free entrance
  ingresso gratuito → ingresso gratis
`;

describe('parts of the site that must fit together', () => {
  rejects(wrong.filter(({ to }) => to.includes('‸')));
  accepts(sensible);

  it.each(wrong.filter(({ to }) => !to.includes('‸')))(
    'rejects $title, at the link that uses it',
    ({ code, ...edit }) => {
      const found = coherentFindings(edited(edit).content);
      expect(found.map((finding) => finding.code)).toContain(code);
      expect(found.every((finding) => finding.file !== edit.file)).toBe(true);
    },
  );

  it('rejects a free entrance once it costs something', () => {
    const content = alsoEdited(campSources, [
      { file: 'facts/open-days.json', from: /"price": 0/, to: '"price": 5' },
    ]);
    const found = coherentFindings(content);
    expect(found.map(({ code, file }) => `${file} ${code}`)).toEqual([
      `${OPEN_DAY_TEXTS} entry-not-free`,
      `${OPEN_DAY_TEXTS} entry-not-free`,
    ]);
    expect(found.map((finding) => messageOf(finding).remedy)).toEqual(
      Array(2).fill('scrivete il prezzo con {{openDays.price, euro}}, oppure rimettete 0 nei dati'),
    );
    expect(found.map(({ related }) => related?.map(({ file }) => file))).toEqual([
      ['facts/open-days.json'],
      ['facts/open-days.json'],
    ]);
  });
});
