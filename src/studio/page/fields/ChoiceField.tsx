import { Icon } from '../../../components/icons/Icon.tsx';
import { type IconName, iconPaths } from '../../../components/icons/icon-paths.tsx';
import { isObject } from '../../../content/json.ts';
import { listOf } from '../../model/field.ts';
import { useOpenStudio } from '../store.ts';
import { optionName } from '../words.ts';
import { FactChoice } from './FactChoice.tsx';
import styles from './Fields.module.css';
import type { SingleProps } from './FieldView.tsx';

/** One of the values that the schema or the content allows, by its Italian name. */
export function ChoiceField({ field, id, describedBy, onChange }: SingleProps) {
  const { names, values } = useOpenStudio();
  const { node } = field.described;
  const value = String(field.value ?? '');
  const kind = String(node.reference ?? '');
  if (kind === 'fact' || kind === 'basis')
    return <FactChoice value={value} label={field.title} onChoose={onChange} />;
  const known = Array.isArray(node.enum)
    ? Object.fromEntries(listOf(node.enum).map((name) => [name, optionName(name)]))
    : Object.fromEntries(
        Object.entries(names[kind] ?? {}).map(([name, label]) => [name, optionName(label)]),
      );
  const options = value in known ? known : { [value]: value, ...known };
  return (
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
      {kind === 'picture' && <Picture file={pictureFile(values['pictures.json'], value)} />}
    </span>
  );
}

/** An option of a list of numbers is a number again. */
function typedAs(options: unknown, chosen: string) {
  const found: unknown = Array.isArray(options) && options.find((one) => String(one) === chosen);
  return typeof found === 'number' || typeof found === 'boolean' ? found : chosen;
}

function Picture({ file }: { file: string }) {
  return file ? <img className={styles.picture} src={file} alt="" /> : null;
}

function pictureFile(pictures: unknown, id: string): string {
  if (!isObject(pictures) || !isObject(pictures.pictures)) return '';
  const picture = pictures.pictures[id];
  return isObject(picture) && typeof picture.file === 'string' ? picture.file : '';
}
