import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTENT } from '../../scripts/project/paths.ts';
import { decide } from '../../src/author/decide/decide.ts';
import { confirmedText } from '../../src/author/proofreading/confirmed-text.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import { allRules } from '../../src/check/rules/all.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import { campSources, replaced, textOf, withFile } from '../camp.ts';
import { schemas } from '../schemas.ts';

const FILE = 'texts/it/relax.json';
const READ = 'read/confirmed.json';
const FACT = 'programme.slots.relax.from';
const WORDS = 'Dopo pranzo, all’ombra, si riposa.';

/** The content with one sentence that depends on a fact; other sentences do not matter. */
function content(words = WORDS, time = '13:00', reread = EMPTY, fact = FACT) {
  const sentence = JSON.stringify({ text: words, dependsOn: [fact] });
  const from = /("relax": \{ "from": )"[^"]*"/;
  const moved = replaced('facts/programme.json', from, `$1"${time}"`, withFile(READ, reread));
  return replaced(FILE, /"text": "[^"]*"/, `"text": ${sentence}`, moved);
}

const EMPTY = textOf(READ).replace(/"sentences"[\s\S]*/, '"sentences": {}, "values": {} }');

/** Runs this rule alone: an error on the fact itself would postpone it. */
const RULES = allRules.filter(({ name }) => name === 'reread');
const run = (files: readonly SourceFile[]) => runChecks(files, schemas, {}, RULES);
const found = (files: readonly SourceFile[]) =>
  run(files).findings.filter(({ file, code }) => file === FILE && code !== 'reread-picture');
const confirmed = (files: readonly SourceFile[]) => confirmedText(run(files).project);

/** The names in a value whose parts are not in the order of their names. */
function* outOfOrder(value: unknown): Generator<string> {
  const entries = Object.entries(typeof value === 'object' ? Object(value) : {});
  const names = entries.map(([name]) => name);
  if (names.toSorted().join() !== names.join()) yield names.join(' ');
  for (const [, part] of entries) yield* outOfOrder(part);
}

it('is kept in order, so that a save changes only the lines of what was read', () => {
  const { sentences, translations } = JSON.parse(readFileSync(join(CONTENT, READ), 'utf8'));
  expect(Object.keys(sentences).length).toBeGreaterThan(9);
  expect([...outOfOrder(sentences), ...outOfOrder(translations)]).toEqual([]);
});

describe('a sentence that depends on a fact', () => {
  it('must be read once', () => {
    const [finding, ...more] = found(content());
    expect(more).toEqual([]);
    expect(finding?.code).toBe('reread-new');
    expect(finding && sentenceOf(finding)).toContain(
      `dipende da «Programma della giornata › Fasce della giornata › Fascia “Relax” › Dalle» (${FACT}), ma`,
    );
    expect(found(content(WORDS, '13:00', confirmed(content())))).toEqual([]);
  });

  it('is listed with what changed, and no longer once confirmed', () => {
    const read = confirmed(content());
    const later = content(WORDS, '13:30', read);
    const [finding] = found(later);
    expect(finding && sentenceOf(finding)).toContain(`«${WORDS}» va riletta, perché «Programma`);
    expect(finding && sentenceOf(finding)).toContain(`(${FACT}) era 13:00, ora è 13:30`);
    expect(found(content(WORDS, '13:30', confirmed(later)))).toEqual([]);
  });

  it.each([
    [
      'both ends moved',
      '"relax": { "from": "13:10", "to": "15:20"',
      'era 13:30–15:00, ora è 13:10–15:20',
    ],
    [
      'it was removed',
      '"riposo": { "from": "13:30", "to": "15:00"',
      'era 13:30–15:00, ora non c’è più',
    ],
  ])('names a slot of the day as a whole when %s', (_, slot, said) => {
    const group = 'programme.slots.relax';
    const read = content(WORDS, '13:30', EMPTY, group);
    const later = content(WORDS, '13:30', confirmed(read), group);
    const before = /"relax": \{ "from": "13:30", "to": "15:00"/;
    const [finding] = found(replaced('facts/programme.json', before, slot, later));
    expect(finding && sentenceOf(finding)).toContain(`(${group}) ${said}: se non`);
  });

  it('waits while the fact itself is an error', () => {
    const read = confirmed(content(WORDS, '13:45'));
    const later = (time: string) => runChecks(content(WORDS, time, read), schemas).findings;
    const due = (time: string) => later(time).filter(({ code }) => code === 'reread');
    expect(due('13:30').map(({ file }) => file)).toContain(FILE);
    for (const slip of ['13.15', '25:00', '16:59']) {
      expect(due(slip), slip).toEqual([]);
      expect(later(slip).some(({ severity }) => severity === 'error')).toBe(true);
    }
  });

  it('that names the entries of a group depends on their order, not their hours', () => {
    const group = 'programme.slots.*';
    const read = confirmed(content(WORDS, '13:30', EMPTY, group));
    expect(found(content(WORDS, '13:45', read, group))).toEqual([]);
    const [finding] = found(content(WORDS, '12:00', read, group));
    const said = sentenceOf(finding ?? expect.fail('nothing is due'));
    expect(said).toContain('«Programma della giornata › Fasce della giornata» (programme.slots.*)');
    expect(said).toContain('Piscina, Pranzo, Relax, Basket e volley');
    expect(said).toContain('Piscina, Relax, Pranzo, Basket e volley');
  });

  it('is still confirmed when only its words change', () => {
    const read = confirmed(content());
    expect(found(content('All’ombra, dopo pranzo, ci si riposa.', '13:00', read))).toEqual([]);
  });

  it('is still stale when its words change after the fact', () => {
    const read = confirmed(content());
    const [finding] = found(content('Nuove parole per il riposo.', '13:30', read));
    expect(finding?.code).toBe('reread');
  });

  it('keeps its old confirmation while others are confirmed', () => {
    const later = content(WORDS, '13:30', confirmed(content()));
    const kept = confirmedText(run(later).project, new Set());
    expect(found(content(WORDS, '13:30', kept))[0]?.code).toBe('reread');
  });
});

describe('the description of a picture', () => {
  const ALT = '/hero/pictureAlt';
  const CHAIN = '/hero/slides/chain/pictureAlt';
  const camp = campSources.map(({ path, text }) =>
    path === 'read/confirmed.json' ? { path, text: EMPTY } : { path, text },
  );
  const read = confirmed(camp);
  const edited = (file: string, from: string, to: string) =>
    camp.map(({ path, text }) => {
      if (path === 'read/confirmed.json') return { path, text: read };
      return { path, text: path === file ? text.replace(from, () => to) : text };
    });
  const due = (files: readonly SourceFile[]) =>
    run(files).findings.map(({ code, file, pointer }) => `${code} ${file} ${pointer}`);
  const inAll = (id: string, pointer: string) =>
    run(camp).project.locales.map(
      (locale) => `reread-picture texts/${locale}/${id}.json ${pointer}`,
    );

  it.each([
    ['another picture takes its place', 'pages/relax.json', '"garden"', '"pool"', 'relax', ALT],
    [
      'a slide of several gets another',
      'pages/home.json',
      '"picture": "chain"',
      '"picture": "pool"',
      'home',
      CHAIN,
    ],
    ['another file has the name', 'pictures.json', 'pool.svg', 'camp.svg', 'aquafun', ALT],
  ])('must be read again in each language when %s', (_, file, from, to, id, pointer) => {
    expect(due(edited(file, from, to)).sort()).toEqual(inAll(id, pointer).sort());
  });

  it('stays confirmed when only its words change', () => {
    expect(due(edited(FILE, 'Disegno di un', 'Un bel'))).toEqual([]);
  });
});

describe('words by state', () => {
  const forms = (state: string, written: string) =>
    replaced(FILE, /"text": "[^"]*"/, `"text": { "state": "${state}", "forms": ${written} }`);
  const codes = (files: readonly SourceFile[]) =>
    runChecks(files, schemas).findings.flatMap(({ code, severity, file }) =>
      severity === 'error' && file === FILE ? [code] : [],
    );
  const STATUS = 'venues.colleAlto.status';

  it.each([
    ['a form for each state', STATUS, '{ "open": "Aperta.", "in-definition": "In arrivo." }', []],
    ['a fact that exists or not', 'prices.halfDay', '{ "other": "Sì.", "absent": "No." }', []],
    [
      'a fact of any value without its forms',
      'season.end',
      '{ "a": "Sì." }',
      ['form-missing', 'form-missing', 'form-unknown'],
    ],
    ['a fact that does not exist', 'season.nothing', '{ "a": "Sì." }', ['reference-unknown']],
  ])('judges %s', (_, state, written, expected) => {
    expect(codes(forms(state, written))).toEqual(expected);
  });
});

describe('facts with a state', () => {
  const errors = (files: readonly SourceFile[]) =>
    runChecks(files, schemas).findings.filter(({ severity }) => severity === 'error');

  it('decides the extension together with the end of the season', () => {
    const season = JSON.parse(textOf('facts/season.json'));
    const to = season.extension.end;
    const later = replaced('facts/season.json', /"end": "[^"]*"/, `"end": "${to}"`);
    expect(errors(later).map(({ code }) => code)).toContain('extension-reached');
    const choice = { typed: to };
    const decision = decide(campSources, schemas, [{ fact: 'season.end', choice }]);
    expect(decision.kind === 'ready' && decision.decided.map(({ fact }) => fact)).toEqual([
      'season.end',
      'season.extension.status',
    ]);
  });

  it('asks about the extension when the season is decided to end before it', () => {
    const decision = decide(campSources, schemas, [{ fact: 'season.end', choice: { keep: true } }]);
    const { left, after, sources } =
      decision.kind === 'ready' ? decision : expect.fail(decision.kind);
    expect(after.project.facts).toMatchObject({ season: { extension: { status: 'open' } } });
    expect(errors(sources)).toEqual([]);
    const asked = left.find(({ code }) => code === 'extension-left');
    expect(asked).toMatchObject({
      severity: 'warning',
      args: { pages: expect.arrayContaining(['economic-regulations', 'lago-blu']) },
    });
  });

  it('finds an open extension that nobody is asked to confirm', () => {
    const unmarked = replaced('facts/season.json', /"status": "open",[^}]*\}/, '"status": "open"');
    const found = runChecks(unmarked, schemas).findings;
    expect(found.map(({ code }) => code)).toContain('extension-unmarked');
  });
});
