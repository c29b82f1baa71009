import { Icon } from '../../../components/icons/Icon.tsx';
import { type IconName, iconPaths } from '../../../components/icons/icon-paths.tsx';
import type { Json } from '../../../content/json.ts';
import { listOf } from '../../model/field.ts';
import { pageTitle } from '../file-titles.ts';
import { type Studio, useOpenStudio } from '../store.ts';
import { optionName } from '../words.ts';
import { FactChoice } from './FactChoice.tsx';
import styles from './Fields.module.css';
import type { SingleProps } from './FieldView.tsx';
import { PictureDrop } from './PictureDrop.tsx';

/** One of the values that the schema or the content allows, by its Italian name. */
export function ChoiceField({ field, id, describedBy, onChange }: SingleProps) {
  const studio = useOpenStudio();
  const { names } = studio;
  const { node } = field.described;
  const value = String(field.value ?? '');
  const kind = String(node.reference ?? '');
  if (kind === 'fact' || kind === 'basis')
    return <FactChoice value={value} label={field.title} onChoose={onChange} />;
  const known = Array.isArray(node.enum)
    ? Object.fromEntries(listOf(node.enum).map((name) => [name, optionName(name)]))
    : Object.fromEntries(
        Object.entries(names[kind] ?? {}).map(([name, label]) => [
          name,
          kind === 'page' ? pageTitle(studio, name) : withPages(studio, kind, name, label),
        ]),
      );
  const options = value in known ? known : { [value]: value, ...known };
  const choice = (
    <span className={styles.line}>
      <select
        id={id}
        className={styles.input}
        value={value}
        aria-describedby={describedBy || undefined}
        onChange={(event) => onChange(typedAs(node.enum, event.target.value))}
      >
        {Object.entries(options).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      {field.definition === 'icon' && value in iconPaths && <Icon name={value as IconName} />}
    </span>
  );
  return kind === 'picture' ? (
    <>
      {choice}
      <PictureDrop id={value} />
    </>
  ) : (
    choice
  );
}

/** An address, or a picture, with the pages that have it: «Home, Iscrizioni · negozio.example/amici». */
function withPages(studio: Studio, kind: string, name: string, label: string): string {
  if (kind !== 'link' && kind !== 'picture') return optionName(label);
  const pages = studio.pages.filter(({ id }) =>
    isNamedIn(studio.values[`pages/${id}.json`] ?? null, kind, name),
  );
  const titles = pages.slice(0, MOST_PAGES).map(({ id }) => pageTitle(studio, id));
  return [titles.join(', '), label].filter(Boolean).join(' · ');
}

const MOST_PAGES = 3;

function isNamedIn(value: Json, kind: string, name: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([key, part]) => (key === kind && part === name) || isNamedIn(part, kind, name),
  );
}

/** An option of a list of numbers is a number again. */
function typedAs(options: unknown, chosen: string) {
  const found: unknown = Array.isArray(options) && options.find((one) => String(one) === chosen);
  return typeof found === 'number' || typeof found === 'boolean' ? found : chosen;
}
