import { textsOfSimilarGroup } from '../../../check/facts/names-from-texts.ts';
import { Icon } from '../../../components/icons/Icon.tsx';
import { type IconName, iconPaths } from '../../../components/icons/icon-paths.ts';
import { type Json, sameJson } from '../../../content/json.ts';
import type { Field } from '../../model/field.ts';
import styles from '../Content.module.css';
import { pageTitle } from '../file-titles.ts';
import { calledAs, firstTexts, saidOf } from '../labels.ts';
import { FactButton } from '../parts/FactPicker.tsx';
import { naming } from '../preview/pages-showing.ts';
import { type Studio, useOpenStudio } from '../store.ts';
import { optionName, words } from '../words.ts';
import type { SingleProps } from './field-props.ts';
import { PictureDrop } from './PictureDrop.tsx';
import { TypedField } from './TypedFields.tsx';

/** A choice among the values that the schema or the content allows, by their Italian names. */
export function ChoiceField(props: SingleProps) {
  const { field, onChange } = props;
  const studio = useOpenStudio();
  const value = field.value ?? '';
  const name = String(value);
  const kind = referenceOf(field);
  if (kind === 'fact' || kind === 'dependency')
    return (
      <FactButton className={styles.input} title={field.title} onChoose={onChange}>
        {studio.facts.get(name)?.label ?? name}
      </FactButton>
    );
  return (
    <>
      <span className={styles.row}>
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

/** A link or picture after the pages that use it: «Home, Iscrizioni · negozio.example/amici». */
function withPages(studio: Studio, kind: string, name: string): string {
  const label = calledAs(studio, kind, name);
  if (kind !== 'link' && kind !== 'picture') return label;
  const titles = naming(studio, kind, name)
    .slice(0, MAX_PAGES)
    .map((id) => pageTitle(studio, id));
  return [titles.join(', '), label].filter(Boolean).join(' · ');
}

const MAX_PAGES = 3;

/** An internal name: shown as the words that visitors read, and chosen from the same group. */
export function NameField(props: SingleProps) {
  const { field } = props;
  const studio = useOpenStudio();
  const value = String(field.value ?? '');
  const said = saidOf(studio, value, field.beside);
  const others = textsOfSimilarGroup(value, field.beside ?? [], firstTexts(studio));
  if (field.name === 'id' || !others) return <InnerName {...props} said={said} />;
  const options = [...others.words].map(([name, label]) => ({ value: name, label }));
  return <Select {...props} value={value} options={options} />;
}

/** An internal name, folded away: only the maintainer of the files needs it. */
function InnerName({ said, ...props }: SingleProps & { said: string | undefined }) {
  return (
    <details className={styles.soft}>
      <summary>{said ?? words.field.inner}</summary>
      <TypedField {...props} />
    </details>
  );
}

/** A value as it will be in the file, and its label. */
interface Option {
  readonly value: Json;
  readonly label: string;
}

interface SelectProps extends Pick<SingleProps, 'control' | 'onChange'> {
  readonly value: Json;
  readonly options: readonly Option[];
}

/**
 * A choice among options. It writes the value of the option, never one parsed from its text. A
 * current value that is not an option is shown until another is chosen.
 */
function Select({ control, value, options, onChange }: SelectProps) {
  const isKnown = options.some((one) => sameJson(one.value, value));
  const own = { value, label: String(value ?? '') || words.field.choose };
  const shown = isKnown ? options : [own, ...options];
  return (
    <select
      {...control}
      className={styles.input}
      value={String(value ?? '')}
      onChange={({ target }) => {
        const chosen = shown[target.selectedIndex];
        if (chosen) onChange(chosen.value);
      }}
    >
      {shown.map((one) => (
        <option key={String(one.value)} value={String(one.value ?? '')}>
          {one.label}
        </option>
      ))}
    </select>
  );
}
