import { isObject, type Json, valueAt } from '../../../src/content/json.ts';
import type { Mutation, Original } from './mutation.ts';
import type { Random } from './random.ts';
import { officialFacts, shownValues } from './typed-slips.ts';
import { near } from './written-forms.ts';

const PER_PAGE = 8;

/** A page that begins to say something else, says it otherwise, or stops saying it. */
export function saysSlips(original: Original, random: Random): Mutation[] {
  return original.files('pages/').flatMap((document) => {
    const id = /([^/]+)\.json$/.exec(document.path)?.[1] ?? '';
    const page = document.value;
    const says = isObject(page) && isObject(page.says) ? page.says : {};
    return [
      ...random.sample(added(original, document.path, id, says), PER_PAGE),
      ...Object.entries(says).flatMap(([fact, value]) =>
        changed(original, document.path, fact, value),
      ),
      ...(Object.keys(says).length > 1 ? removed(original, document.path, says) : []),
    ];
  });
}

function added(original: Original, file: string, id: string, says: object): Mutation[] {
  const facts = officialFacts(original);
  const names = new Set(
    shownValues(original)
      .filter((shown) => shown.file.endsWith(`/${id}.json`))
      .map(({ placeholder }) => placeholder.name),
  );
  return [...names].flatMap((fact): Mutation[] => {
    const official = valueAt(facts, fact.split('.'));
    const other = official === undefined || fact in says ? undefined : near(official, 1);
    if (other === undefined) return [];
    const row = `${JSON.stringify(fact)}: ${JSON.stringify(other)}`;
    const isFirst = Object.keys(says).length === 0;
    const after = original.document(file).locate(isFirst ? '/$schema' : '/says');
    const text = original.document(file).text;
    const edit = isFirst
      ? insertAfterLine(original, file, after.line, `  "says": {\n    ${row}\n  },\n`)
      : original.replaceSpan(file, ...openingOf(text, after.line), `{ ${row},`);
    return [{ sort: 'slip', kind: '«says» aggiunto', title: `${file}: ${row}`, ...edit }];
  });
}

function openingOf(text: string, line: number): [start: number, end: number] {
  const start = text
    .split('\n')
    .slice(0, line - 1)
    .join('\n').length;
  const brace = text.indexOf('{', text.indexOf('"says"', start));
  return [brace, brace + 1];
}

function insertAfterLine(original: Original, file: string, line: number, row: string) {
  const lines = original.document(file).text.split('\n');
  const offset = lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0);
  return original.replaceSpan(file, offset, offset, row);
}

function changed(original: Original, file: string, fact: string, value: Json): Mutation[] {
  const place = original.document(file).locate(`/says/${fact}`);
  return [1, -1, 2].flatMap((step): Mutation[] => {
    const other = value === null ? undefined : near(value, step);
    if (other === undefined) return [];
    const edit = original.replace(place, JSON.stringify(other));
    const title = `${file}: ${fact} ${JSON.stringify(other)}`;
    return [{ sort: 'slip', kind: '«says» cambiato', title, ...edit }];
  });
}

/** The question that tells of it has to be closed: that is where the finding belongs. */
function removed(original: Original, file: string, says: object): Mutation[] {
  const questions = original.document('questions.json');
  const lines = questions.text.split('\n').length;
  return Object.keys(says).map((fact) => {
    const { content } = withoutRow(original, file, fact);
    const targets = [{ file: 'questions.json', from: 1, to: lines }];
    return {
      sort: 'slip',
      kind: '«says» tolto, questione rimasta',
      title: `${file}: ${fact}`,
      content,
      targets,
    };
  });
}

function withoutRow(original: Original, file: string, fact: string) {
  const { text } = original.document(file);
  const value = JSON.parse(text);
  delete value.says[fact];
  return { content: original.withFile(file, `${JSON.stringify(value, null, 2)}\n`) };
}
