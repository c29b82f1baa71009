import { Icon } from '../../../components/icons/Icon.tsx';
import { type IconName, iconPaths } from '../../../components/icons/icon-paths.tsx';
import type { Json } from '../../../content/json.ts';
import type { Field } from '../../model/field.ts';
import { pageTitle } from '../file-titles.ts';
import { calledAs } from '../spoken-value.ts';
import { type Studio, useOpenStudio } from '../store.ts';
import { optionName } from '../words.ts';
import { FactChoice } from './FactChoice.tsx';
import styles from './Fields.module.css';
import type { SingleProps } from './FieldView.tsx';
import { PictureDrop } from './PictureDrop.tsx';
import { type Option, Select } from './Select.tsx';

/** One of the values that the schema or the content allows, by its Italian name. */
export function ChoiceField(props: SingleProps) {
  const { field, onChange } = props;
  const studio = useOpenStudio();
  const value = field.value ?? '';
  const name = String(value);
  const kind = referenceOf(field);
  if (kind === 'fact' || kind === 'basis')
    return <FactChoice value={name} label={field.title} onChoose={onChange} />;
  return (
    <>
      <span className={styles.line}>
        <Select {...props} value={value} options={optionsOf(studio, field)} />
        {field.definition === 'icon' && name in iconPaths && <Icon name={name as IconName} />}
      </span>
      {kind === 'picture' && <PictureDrop id={name} />}
    </>
  );
}

function referenceOf({ described }: Field): string {
  return String(described.node.reference ?? '');
}

function optionsOf(studio: Studio, field: Field): Option[] {
  const { enum: allowed } = field.described.node;
  if (Array.isArray(allowed))
    return allowed.map((value) => ({ value, label: optionName(String(value)) }));
  const kind = referenceOf(field);
  return Object.keys(studio.names[kind] ?? {}).map((name) => ({
    value: name,
    label: withPages(studio, kind, name),
  }));
}

/** An address, or a picture, with the pages that have it: «Home, Iscrizioni · negozio.example/amici». */
function withPages(studio: Studio, kind: string, name: string): string {
  const label = calledAs(studio, kind, name);
  if (kind !== 'link' && kind !== 'picture') return label;
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
