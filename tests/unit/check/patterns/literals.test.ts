import { expect, it } from 'vitest';
import { growthOf } from './ambiguity.ts';
import { literalsOfCode } from './literals.ts';

/**
 * Files with patterns that are worse than linear, how many, and why their input is bounded. The
 * analysis also counts paths that no engine tries: those patterns are listed as never failing.
 */
const BOUNDED: Readonly<Record<string, readonly [many: number, why: string]>> = {
  'src/verify/verify-text.ts': [1, 'sees the head of a line, a name of 60 characters at most'],
  'src/check/rules/texts/state-words.ts': [1, 'sees the path of a file'],
  'src/check/text-files.ts': [1, 'never fails: any sign but an end is a sentence'],
  'src/content/placeholders.ts': [1, 'never fails: a stray brace is taken by itself'],
  ...all('sees a file of the manager’s that is no JSON, once', {
    'src/check/json/brackets.ts': 2,
    'src/check/json/json-document.ts': 1,
    'src/check/json/quotes.ts': 2,
    'src/check/json/slips.ts': 5,
  }),
  ...all('sees a name, an address or an argument that somebody of the camp typed', {
    'src/author/decide/typed-value.ts': 1,
    'src/check/rules/files/files.ts': 1,
    'src/check/rules/texts/state-words.ts': 1,
    'src/check/schema/formats.ts': 1,
    'src/components/actions/Breaking.tsx': 1,
    'src/server/relay/provider/createProvider.ts': 1,
    'scripts/studio/pictures.ts': 1,
    'src/studio/model/internal-name.ts': 1,
  }),
  ...all('sees what our own code, or git, has written', {
    'scripts/site/inline-pictures.ts': 1,
    'scripts/site/page-styles.ts': 1,
    'scripts/site/vite/class-names.ts': 2,
    'scripts/types/schema-types.ts': 2,
    'src/check/facts/facts-of-page.ts': 1,
    'src/i18n/format.ts': 1,
    'src/publish/calendar.ts': 3,
    'src/studio/session/plain-label.ts': 1,
    'src/studio/page/fields/SentenceFields.tsx': 1,
  }),
  ...all('sees what its own user types or pastes, in their own browser', {
    'src/offline/kind-of-request.ts': 1,
    'src/staff/generator/names/find-names.ts': 1,
    'src/staff/generator/names/personal-data.ts': 2,
    'src/staff/generator/post/split-post.ts': 2,
    'src/studio/page/text/TextEditor.tsx': 2,
  }),
};

function all(why: string, files: Readonly<Record<string, number>>) {
  return Object.fromEntries(
    Object.entries(files).map(([file, many]) => [file, [many, why] as const]),
  );
}

const literals = literalsOfCode().map((one) => ({ ...one, growth: growthOf(one) }));

it('finds the patterns of the code', () => {
  expect(literals.length).toBeGreaterThan(500);
});

it('no pattern of the code can explode', () => {
  const explosive = literals.filter(({ growth }) => growth === 'exponential');
  expect(explosive.map(({ file, source }) => [file, source])).toEqual([]);
});

it('a pattern is linear, or its input is bounded', () => {
  const worse = Map.groupBy(
    literals.filter(({ growth }) => growth === 'polynomial'),
    ({ file }) => file,
  );
  const found = [...worse].map(([file, those]) => [file, those.length]);
  const listed = Object.entries(BOUNDED).map(([file, [many]]) => [file, many]);
  expect(found.sort()).toEqual(listed.sort());
});
