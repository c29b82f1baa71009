import { describe, expect, it } from 'vitest';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { pretty } from '../../src/check/reporters/pretty.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import { campSources, textOf, withFile } from '../camp.ts';
import { schemas } from '../schemas.ts';
import { edited, reports, told } from './edited.ts';

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
      'La parola day è senza virgolette: scrivete "day".',
      'Qui c’è una parentesi } di troppo: cancellatela.',
    ]);
  });

  it('shows the lines around a mistake with a caret under it', () => {
    const text = textOf(PRICES).replace(/"week": 144/, '"week": "144"');
    const report = pretty(runChecks(withFile(PRICES, text), schemas), CONTEXT);
    expect(report).toContain(
      [
        'content/facts/prices.json:3:11 «week» vale "144", ma qui serve un numero senza virgolette: scrivete 144.',
        '  2 |   "$schema": "../../schemas/facts/prices.schema.json",',
        '> 3 |   "week": "144",',
        '    |           ^^^^^',
      ].join('\n'),
    );
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

  it('gives the same bytes whatever the order of the files', () => {
    const content: readonly SourceFile[] = withFile(PRICES, SLIPS);
    const report = (files: readonly SourceFile[]) => pretty(runChecks(files, schemas), CONTEXT);
    expect(report(content.toReversed())).toBe(report(content));
  });

  it('gives the same places with Windows line endings', () => {
    const windows = withFile(PRICES, SLIPS.replaceAll('\n', '\r\n'));
    expect(reports(windows)).toEqual(reports(withFile(PRICES, SLIPS)));
  });
});

describe('one cause is reported once', () => {
  it('does not report each sentence that shows a broken price', () => {
    const { content } = edited({ file: PRICES, from: /"week": [\d.]+/, to: '"week": "144"' });
    expect(reports(content)).toHaveLength(1);
  });

  it('reports a text under a misspelt id from both sides', () => {
    const { content } = edited({ file: 'texts/it/home.json', from: /"fun": \{/, to: '"funn": {' });
    expect(reports(content).map(({ sentence }) => sentence)).toEqual([
      'Per «fun» manca il testo in texts/it/home.json: forse intendevate «funn».',
      'Nessuna parte della pagina usa il testo «funn»: forse intendevate «fun».',
    ]);
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
          'In «slots» manca il testo di «nap», che è nell’elenco programme.slots: aggiungete «nap» dentro «slots».',
      ),
    );
  });

  it('lets no page repeat the official value', () => {
    const end = /"end": "([\d-]+)"/.exec(textOf('facts/season.json'))?.[1];
    const { content, places } = edited({
      file: 'pages/gallery.json',
      from: /"hero": \{/,
      to: `"says": { ‸"season.end": "${end}" }, "hero": {`,
    });
    expect(told(content)).toEqual([
      `${places[0]} La pagina ripete per «season.end» il valore ufficiale: cancellate questa riga da «says»: non serve più.`,
    ]);
  });

  it('lets no page show a value that it says is absent', () => {
    const { content } = edited({
      file: 'pages/home.json',
      from: /"says": \{/,
      to: '"says": { "camp.founded": null,',
    });
    const sentences = new Set(reports(content).map(({ sentence }) => sentence));
    expect([...sentences]).toEqual([
      '«camp.founded» qui non ha un valore, e questa frase non può mancare: ' +
        'togliete il segnaposto, oppure date un valore al dato.',
    ]);
  });

  it('finds no mistake in the unchanged content', () => {
    expect(reports(campSources)).toEqual([]);
  });
});
