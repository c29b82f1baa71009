import { expect, it } from 'vitest';
import type { Edit } from '../../../src/author/edit.ts';
import { findingSentence } from '../../../src/studio/page/finding-sentence.ts';
import { campSources } from '../../camp.ts';
import { eachValue } from '../../each-value.ts';
import { isInner, studioOf, withEdits } from './studio-of-content.ts';

/** The findings after an edit of the camp, as a form shows them. */
function saidAfter(file: string, edit: Edit): string[] {
  const { studio } = studioOf(withEdits(file, [edit]));
  // Values to confirm have a list of their own.
  const shown = studio.findings.filter(({ code }) => code !== 'to-confirm');
  return shown.map((finding) => findingSentence(studio, finding));
}

it.each<[string, Edit, string | RegExp]>([
  [
    'texts/it/home.json',
    { op: 'set', pointer: '/meta/title', value: '' },
    '«Titolo» è ancora da riempire.',
  ],
  [
    'facts/contacts.json',
    { op: 'set', pointer: '/secretariat/email', value: 'anna' },
    /^«E-mail» vale «anna», che non è un indirizzo di posta/,
  ],
  [
    'facts/programme.json',
    { op: 'set', pointer: '/slots/lunch/from', value: '12:45' },
    /spostate l’inizio dell’una o la fine dell’altra\.$/,
  ],
  [
    'facts/hours.json',
    { op: 'set', pointer: '/exit/from', value: '17:20' },
    /^«Orari › Uscita › Dalle» è .*17:20.*, dopo «Orari › Attività › Alle \(Area staff\)», che è /,
  ],
  [
    'facts/hours.json',
    { op: 'set', pointer: '/extendedExit', value: '18:35' },
    /^«Orario prolungato › Alle» è 18:30, ma deve coincidere con «Orari › Uscita prolungata», /,
  ],
  [
    'facts/hours.json',
    { op: 'set', pointer: '/camp/from', value: '08:10' },
    /^Il programma ha «Fascia “Accoglienza” › Dalle» alle 8:00, ma «Orari › Orario del campus › /,
  ],
  [
    'facts/discounts.json',
    { op: 'set', pointer: '/siblings/fromChild', value: 3 },
    /^«esempio di preventivo» non si legge più in questa pagina: .* «Sconti › .*» è al massimo 2/,
  ],
])('explains for %s after %j what to do in the form', (file, edit, sentence) => {
  expect(saidAfter(file, edit)).toContainEqual(
    typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
  );
});

/** A sample of mistakes in forms: a text emptied, a part removed. */
function* slips(): Generator<[string, Edit]> {
  for (const [index, { path, text }] of campSources.entries()) {
    const all = [...eachValue(JSON.parse(text))].filter(
      ({ pointer }) => !/^$|\$schema/.test(pointer),
    );
    const { pointer: at, value } = all[(index * 7) % all.length] ?? { pointer: '', value: null };
    if (index % 4 > 0 || at === '') continue;
    if (typeof value === 'string') yield [path, { op: 'set', pointer: at, value: '' }];
    yield [path, { op: 'remove', pointer: at }];
  }
}

it('shows no internal name, whatever is emptied or removed', () => {
  const told = [...slips()].flatMap(([file, edit]) => saidAfter(file, edit));
  expect([...new Set(told)].filter(isInner)).toEqual([]);
});
