import {
  escapePointer,
  isObject,
  type Json,
  type JsonObject,
  valueAt,
} from '../../../content/json.ts';
import { placeholdersOf } from '../../../content/placeholders.ts';
import type { Finding, RelatedPlace } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import type { FindingCode } from '../../messages.ts';
import type { Rule } from '../../rule.ts';
import { properNames, seemsUntranslated } from '../../untranslated.ts';

/** Every language has the same texts as the first: keys, lists, placeholders; and they are translated. */
export const languages: Rule = {
  name: 'languages',
  description: 'Ogni lingua ha gli stessi testi della prima, tradotti.',
  scope: 'words',
  hides: [{ by: ['translation-missing'], codes: ['part-without-words'], where: 'same-file' }],
  check(project) {
    const [first, ...others] = project.locales;
    if (first === undefined || others.length === 0) return [];
    const names = properNames(project);
    return others.flatMap((locale) =>
      project.expected
        .filter(({ path }) => path.startsWith(`texts/${locale}/`))
        .flatMap(({ path }) => {
          const source = project.document(path.replace(`texts/${locale}/`, `texts/${first}/`));
          const own = project.document(path);
          if (source?.value === undefined || own?.value === undefined) return [];
          return [...new Comparison(source, own, names).findings(source.value, own.value, '')];
        }),
    );
  },
};

/** Two languages of one text file. */
class Comparison {
  readonly #source: JsonDocument;
  readonly #own: JsonDocument;
  readonly #names: ReadonlySet<string>;

  constructor(source: JsonDocument, own: JsonDocument, names: ReadonlySet<string>) {
    this.#source = source;
    this.#own = own;
    this.#names = names;
  }

  *findings(source: Json, own: Json, pointer: string): Generator<Finding> {
    if (typeof source === 'string' && typeof own === 'string')
      yield* this.#texts(source, own, pointer);
    else if (Array.isArray(source) && Array.isArray(own)) yield* this.#lists(source, own, pointer);
    else if (isObject(source) && isObject(own)) yield* this.#groups(source, own, pointer);
  }

  *#groups(source: JsonObject, own: JsonObject, pointer: string): Generator<Finding> {
    for (const [key, value] of Object.entries(source)) {
      const at = `${pointer}/${escapePointer(key)}`;
      if (key === '$schema' || key === 'showLanguage') continue;
      const translated = Object.hasOwn(own, key) ? own[key] : undefined;
      if (translated !== undefined) yield* this.findings(value, translated, at);
      else yield this.#finding('translation-missing', at, { key });
    }
    for (const key of Object.keys(own)) {
      if (Object.hasOwn(source, key) || key === 'showLanguage') continue;
      yield this.#finding('translation-extra', `${pointer}/${escapePointer(key)}`, { key }, 'key');
    }
  }

  *#lists(source: readonly Json[], own: readonly Json[], pointer: string): Generator<Finding> {
    if (source.length !== own.length) {
      const args = { length: own.length, wanted: source.length };
      yield this.#finding('translation-list', pointer, args);
      return;
    }
    for (const [index, value] of source.entries()) {
      yield* this.findings(value, own[index] ?? null, `${pointer}/${index}`);
    }
  }

  *#texts(source: string, own: string, pointer: string): Generator<Finding> {
    const [wanted, found] = [namesIn(source), namesIn(own)];
    const missing = [...wanted].filter((name) => !found.has(name));
    const extra = [...found].filter((name) => !wanted.has(name));
    if (missing.length > 0)
      yield this.#finding('translation-placeholder-missing', pointer, { names: missing });
    if (extra.length > 0)
      yield this.#finding('translation-placeholder-extra', pointer, { names: extra });
    if (source === own && seemsUntranslated(own, this.#names)) {
      const finding = this.#finding('text-untranslated', pointer, { text: own });
      yield { ...finding, severity: 'warning' };
    }
  }

  #finding(
    code: FindingCode,
    pointer: string,
    args: Finding['args'],
    part: 'key' | 'value' = 'value',
  ): Finding {
    const other = this.#source.locate(pointer);
    const value = originalOf(this.#source, pointer);
    const related: RelatedPlace[] = [{ ...other, value, pages: [], role: 'authority' }];
    const place = { sourceFile: this.#source.path, sourceLine: other.line };
    return {
      code,
      severity: 'error',
      args: { ...args, ...place },
      related,
      ...this.#own.locate(pointer, part),
    };
  }
}

function namesIn(text: string): Set<string> {
  return new Set(
    placeholdersOf(text)
      .filter(({ kind }) => kind !== 'broken')
      .map(({ name, kind }) => (kind === 'variable' ? `$${name}` : name)),
  );
}

function originalOf({ value }: JsonDocument, pointer: string): Json {
  const steps = pointer.split('/').slice(1);
  return valueAt(value, steps) ?? null;
}
