/** Any value that JSON can hold. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value of a JSON text from outside; undefined for any other text. */
export function parsedJson(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Casts typed facts to plain JSON. */
export function asJsonObject(facts: object): JsonObject {
  return facts as JsonObject;
}

/** Serialises a value with sorted keys, so that equal values give equal strings. */
export function canonicalJson(value: Json): string {
  return JSON.stringify(value, (_, part: Json) =>
    isObject(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Deep equality; the order of keys does not matter. */
export function sameJson(a: Json, b: Json): boolean {
  return a === b || canonicalJson(a) === canonicalJson(b);
}

/** The patch that turns one value into the other with `merge`; undefined if they are equal. */
export function mergePatchBetween(from: Json, to: Json): Json | undefined {
  if (sameJson(from, to)) return undefined;
  if (!isObject(from) || !isObject(to)) return to;
  const keys = new Set([...Object.keys(from), ...Object.keys(to)]);
  const parts = [...keys].flatMap((key) => {
    const [before = null, after = null] = [from[key], to[key]];
    const part = mergePatchBetween(before, after);
    return part === undefined ? [] : [[key, part] as const];
  });
  return Object.fromEntries(parts);
}

/** Escapes one step of a JSON pointer (RFC 6901). */
export function escapePointer(step: string): string {
  return /[~/]/.test(step) ? step.replaceAll('~', '~0').replaceAll('/', '~1') : step;
}

/** The unescaped steps of a JSON pointer. */
export function pointerSteps(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => (step.includes('~') ? step.replaceAll('~1', '/').replaceAll('~0', '~') : step));
}

/** The JSON pointer of a path: the reverse of `pointerSteps`. */
export function pointerOf(steps: readonly string[]): string {
  return steps.map((step) => `/${escapePointer(step)}`).join('');
}

export function parentOf(pointer: string): string {
  return pointer.slice(0, Math.max(pointer.lastIndexOf('/'), 0));
}

export function childOf(pointer: string, key: string | number): string {
  return `${pointer}/${escapePointer(String(key))}`;
}

/** The value at a path of keys, or undefined. Inherited properties do not count. */
export function valueAt(value: Json | undefined, keys: readonly string[]): Json | undefined {
  let current = value;
  for (const step of keys) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, step))
      return undefined;
    current = (current as JsonObject)[step];
  }
  return current;
}

/** A copy with another value at a path; missing groups are created, and undefined removes the part. */
export function withPart(
  value: Json | undefined,
  [step, ...rest]: readonly string[],
  part: Json | undefined,
): Json | undefined {
  if (step === undefined) return part;
  if (Array.isArray(value))
    return Object.assign([...value], {
      [step]: withPart(value[Number(step)], rest, part) ?? null,
    });
  const existing = isObject(value) ? value : {};
  const inside = withPart(existing[step], rest, part);
  const { [step]: _, ...others } = existing;
  return inside === undefined ? others : { ...existing, [step]: inside };
}
