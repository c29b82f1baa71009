import { describe, expect, it } from 'vitest';
import { pretty } from '../../src/check/reporters/pretty.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import { replaced, textOf, withFile } from '../camp.ts';
import { schemas } from '../schemas.ts';
import { edited, reports } from './edited.ts';

const CONTEXT = { folder: 'content', milliseconds: 0, strict: false };
const PRICES = 'facts/prices.json';
const SLIPS = `{
  "$schema": "../../schemas/facts/prices.schema.json",
  "week": 144.505, "halfDayWeek": "95", "day": 35, "halfDay": 24, "wek": 153
}
`;

describe('all mistakes at once', () => {
  it('reports every mistake of one file', () => {
    expect(reports(withFile(PRICES, SLIPS)).map(({ place }) => place)).toEqual([
      'facts/prices.json:3:11',
      'facts/prices.json:3:35',
      'facts/prices.json:3:67',
    ]);
  });

  it('reports the first syntax error of each file, and stops there', () => {
    const broken = withFile(PRICES, SLIPS.replace('"day"', 'day')).map((file) =>
      file.path === 'links.json' ? { ...file, text: `${file.text}}` } : file,
    );
    expect(reports(broken).map(({ sentence }) => sentence)).toEqual([
      '«day» è senza virgolette: scrivete "day".',
      'Qui c’è una parentesi } di troppo: cancellatela.',
    ]);
  });

  it('points into the middle of a long text', () => {
    const long = 'Una frase lunga che continua. '.repeat(12);
    const { content } = edited({
      file: 'texts/it/home.json',
      from: /"title": "[^"]*"/,
      to: `"title": "${long}{{nulla}} e poi basta."`,
    });
    const report = pretty(runChecks(content, schemas), CONTEXT);
    const [line = '', carets = ''] = report.split('\n').slice(4, 6);
    expect(line.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe('{{nulla}}');
  });
});

describe('one cause is reported once', () => {
  it('reports a text under a misspelt id from both sides', () => {
    const { content } = edited({ file: 'texts/it/home.json', from: /"fun": \{/, to: '"funn": {' });
    expect(reports(content).map(({ sentence }) => sentence)).toEqual([
      'Per «fun» manca il testo in texts/it/home.json: forse intendevate «funn».',
      'Nessuna parte della pagina usa il testo «funn»: forse intendevate «fun».',
    ]);
  });

  it('names a misspelt part of a page that shares its texts', () => {
    const own = JSON.stringify({ blocks: { snak: { body: ['La merenda si fa insieme.'] } } });
    const shared = { path: 'texts/it/venue.json', text: textOf('texts/it/lago-blu.json') };
    const [{ sentence = '' } = {}, ...more] = reports([
      ...withFile('texts/it/lago-blu.json', own),
      shared,
    ]);
    expect([sentence, more]).toEqual(['«snak» non esiste qui: forse intendevate «snack».', []]);
  });

  it.each([
    [
      'null where a fact may be absent',
      PRICES,
      /"halfDayWeek": 102,/,
      'scrivete "halfDayWeek": null al suo posto, e ciò che lo mostra se ne va da sé.',
    ],
    [
      'other words where its group is gone',
      'facts/season.json',
      /,\s*"extension": \{[\s\S]*\}(?=\s*\}\s*$)/,
      'togliete chi ne parla, altrimenti correggete il nome (in «season» ci sono: year, start, end, next, closures).',
    ],
  ])('asks for %s', (_, file, gone, remedy) => {
    const says = '"says": { "prices.halfDayWeek": 99 }, "hero":';
    const camp = replaced('pages/gallery.json', /"hero":/, says);
    const [{ sentence = '' } = {}] = reports(replaced(file, gone, '', camp)).filter((report) =>
      report.sentence.includes('non è un dato'),
    );
    expect(sentence).toContain(`se quel dato non c’è più ${remedy}`);
  });

  it('asks for the text of a new slot of the programme', () => {
    const { content } = edited({
      file: 'facts/programme.json',
      from: /"welcome": \{/,
      to: '"nap": { "from": "13:30", "to": "14:00", "icon": "pine" }, "welcome": {',
    });
    const sentences = reports(content).map(({ sentence }) => sentence);
    expect(sentences.filter((sentence) => sentence.startsWith('In «slots»'))).toEqual(
      ['parco-tigli', 'lago-blu', 'colle-alto'].map(
        () =>
          'In «slots» manca il testo di «nap», che è nell’elenco programme.slots: aggiungete "nap": { "activity": "…", "text": "…" } dentro «slots».',
      ),
    );
  });

  it('rejects a placeholder on a page that sets its value to null', () => {
    const { content } = edited({
      file: 'pages/home.json',
      from: /"says": \{/,
      to: '"says": { "camp.founded": null,',
    });
    const sentences = new Set(reports(content).map(({ sentence }) => sentence));
    expect([...sentences]).toEqual([
      expect.stringMatching(
        / \(camp\.founded\) non ha più un valore in pages\/home\.json, .*: rimettete/,
      ),
    ]);
  });
});
