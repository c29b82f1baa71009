import { factLocation } from '../../../check/facts/fact-place.ts';
import { type Json, pointerSteps, sameJson, valueAt } from '../../../content/json.ts';
import type { Field } from '../../model/field.ts';
import { FieldView } from '../fields/FieldView.tsx';
import { fieldIn, valueInWords } from '../labels.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { edit, useOpenStudio } from '../store.ts';
import { fill, words } from '../words.ts';

interface Linked {
  readonly file: string;
  readonly field: Field;
  /** As it was saved. */
  readonly before: Json | undefined;
}

/** A fact and those that must change with it, in one form, with buttons that move them along. */
export function LinkedFactsView() {
  const studio = useOpenStudio();
  const { facts, route } = studio;
  const own = facts.get(route.pointer);
  const paths = own ? [own.path, ...(own.linked ?? [])] : [];
  const all = paths.flatMap((path): Linked[] => {
    const { file, pointer } = factLocation(path);
    const field = fieldIn(studio, file, pointer);
    const saved = studio.before[file] ?? studio.values[file];
    const before = valueAt(saved ?? null, pointerSteps(pointer));
    const title = facts.get(path)?.label ?? '';
    return field ? [{ file, field: { ...field, title }, before }] : [];
  });
  const moved = all.find((one) => !isAsSaved(one));
  const left = moved ? all.filter(isAsSaved) : [];
  const same = left.filter(({ before }) => sameJson(before ?? null, moved?.before ?? null));
  const change = ({ file, field: { pointer } }: Linked, value: Json) =>
    edit(file, { op: 'set', pointer, value });
  return (
    <section aria-labelledby="linked-title">
      <h2 id="linked-title">{words.linked.title}</h2>
      <p>{words.linked.about}</p>
      {moved && same.length > 0 && (
        <p>
          {fill(words.linked.same, {
            value: valueInWords(studio, moved.before, moved.field),
            fields: same.map(({ field }) => field.title).join('; '),
          })}{' '}
          <ActionButton
            data-primary
            onPress={() => {
              for (const one of same) change(one, moved.field.value ?? null);
            }}
          >
            {words.linked.all}
          </ActionButton>
        </p>
      )}
      {all.map((one) => {
        const time = left.includes(one) && moved ? movedAlong(one.before, moved) : undefined;
        return (
          <div key={one.file + one.field.pointer}>
            <FieldView file={one.file} field={one.field} />
            {time !== undefined && (
              <ActionButton data-small onPress={() => change(one, time)}>
                {fill(words.linked.along, { time })}
              </ActionButton>
            )}
          </div>
        );
      })}
    </section>
  );
}

function isAsSaved({ field, before }: Linked): boolean {
  return sameJson(field.value ?? null, before ?? null);
}

/** A time of day moved by as much as another; undefined for other values, or past midnight. */
function movedAlong(time: Json | undefined, { before, field }: Linked): string | undefined {
  const minutes = minutesOf(time) + minutesOf(field.value) - minutesOf(before);
  if (!(minutes >= 0 && minutes < 24 * 60)) return undefined;
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

function minutesOf(time: Json | undefined): number {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(String(time)) ?? [];
  return Number(hours) * 60 + Number(minutes);
}
