import { textsOfSimilarGroup } from '../../../check/facts/names-from-texts.ts';
import { choiceTitle } from '../../../check/schema/schema-tree.ts';
import { Icon } from '../../../components/icons/Icon.tsx';
import { type IconName, iconPaths } from '../../../components/icons/icon-paths.ts';
import { type Json, parentOf, pointerSteps, sameJson, valueAt } from '../../../content/json.ts';
import type { Field } from '../../model/field.ts';
import styles from '../Content.module.css';
import { calledAs, optionLabel } from '../labels.ts';
import { FactButton } from '../parts/FactPicker.tsx';
import { firstTexts, groupOf, saidIn, saidOf } from '../said-names.ts';
import { type Studio, useOpenStudio } from '../store.ts';
import { optionName, words } from '../words.ts';
import type { SingleProps } from './field-props.ts';
import { PictureChoice } from './PictureDrop.tsx';
import { StatedLink } from './StatedLink.tsx';
import { TypedField } from './TypedFields.tsx';

/** A choice among the values that the schema or the content allows, by their Italian names. */
export function ChoiceField(props: SingleProps) {
  const { field, control, onChange } = props;
  const studio = useOpenStudio();
  const value = field.value ?? '';
  const name = String(value);
  const kind = referenceOf(field);
  if (kind === 'fact')
    return (
      <FactButton id={control.id} className={styles.input} title={field.title} onChoose={onChange}>
        {studio.facts.get(name)?.label ?? name}
      </FactButton>
    );
  if (kind === 'picture') return <PictureChoice {...props} />;
  return (
    <span className={styles.row}>
      <Select
        {...props}
        value={value}
        said={kind && calledAs(studio, kind, name)}
        options={optionsOf(studio, field)}
      />
      {field.siblingCount === undefined && <StatedLink kind={kind} name={name} />}
      {field.definition === 'icon' && name in iconPaths && <Icon name={name as IconName} />}
    </span>
  );
}

function referenceOf({ described }: Field): string {
  return String(described.node.reference ?? '');
}

function optionsOf(studio: Studio, field: Field): Option[] {
  const { node } = field.described;
  if (Array.isArray(node.enum))
    return node.enum.map((value) => ({
      value,
      label: choiceTitle(node, value) ?? optionName(String(value)),
    }));
  const kind = referenceOf(field);
  return Object.keys(studio.names[kind] ?? {}).map((name) => ({
    value: name,
    label: optionLabel(studio, kind, name),
  }));
}

/** An internal name: shown as the words that visitors read, and chosen from the same group. */
export function NameField(props: SingleProps) {
  const { file, field } = props;
  const studio = useOpenStudio();
  const value = String(field.value ?? '');
  const { siblingIds = [], pointer } = field;
  // A link names a part of its page.
  const page = valueAt(studio.values[file], [...pointerSteps(parentOf(pointer)), 'page']);
  const anchors = Object.keys((field.name === 'anchor' && studio.names[`anchor ${page}`]) || {});
  if (anchors.length > 0) {
    const options = anchors.map((anchor) => ({
      value: anchor,
      label: saidOf(studio, anchor, anchors) ?? anchor,
    }));
    return <Select {...props} value={value} options={options} />;
  }
  const said = saidIn(studio, value, field);
  const others = textsOfSimilarGroup(value, siblingIds, firstTexts(studio), groupOf(pointer));
  if (field.name === 'id' || !others) return <InternalName {...props} said={said} />;
  const options = [...others.words].map(([name, label]) => ({ value: name, label }));
  return <Select {...props} value={value} options={options} />;
}

/** An internal name, folded away: only the maintainer of the files needs it. */
function InternalName({ said, ...props }: SingleProps & { said: string | undefined }) {
  return (
    <details className={styles.secondary}>
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
  /** The label of a value that is not an option. */
  readonly said?: string;
  readonly options: readonly Option[];
}

/**
 * A choice among options. It writes the value of the option, never one parsed from its text. A
 * current value that is not an option is shown until another is chosen.
 */
function Select({ control, value, said, options, onChange }: SelectProps) {
  const isKnown = options.some((option) => sameJson(option.value, value));
  const own = { value, label: said || String(value ?? '') || words.field.choose };
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
      {shown.map((finding) => (
        <option key={String(finding.value)} value={String(finding.value ?? '')}>
          {finding.label}
        </option>
      ))}
    </select>
  );
}
