import { childOf, isObject } from '../../../content/json.ts';
import type { Field } from '../../model/field.ts';
import { inWords } from '../../session/finding-view.ts';
import styles from '../Content.module.css';
import { factTitle, officialField, valueInWords } from '../labels.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { FactButton } from '../parts/FactPicker.tsx';
import { edit, goTo, type Studio, useOpenStudio } from '../store.ts';
import { fill, words } from '../words.ts';
import type { NestingProps } from './field-props.ts';
import { GroupFrame, RemoveButton } from './GroupField.tsx';

/** The `says` of a page, or values in force from a date: each is edited like its fact. */
export function SaysField({ file, field, actions, View }: NestingProps) {
  const studio = useOpenStudio();
  const said = isObject(field.value) ? Object.keys(field.value) : [];
  return (
    <GroupFrame
      file={file}
      field={isOfPage(field) ? { ...field, title: words.field.says } : field}
      actions={actions}
    >
      {said.map((fact) => (
        <Override key={fact} studio={studio} file={file} field={field} fact={fact} View={View} />
      ))}
      <FactButton
        title={words.field.chooseFact}
        near={studio.route.near}
        accepts={(fact) => !said.includes(fact) && isValue(officialField(studio, fact))}
        onChoose={(fact) => {
          const value = officialField(studio, fact)?.value ?? null;
          edit(file, { op: 'set', pointer: childOf(field.pointer, fact), value });
        }}
      >
        {words.field.chooseFact}
      </FactButton>
    </GroupFrame>
  );
}

function isOfPage({ definition }: Field): boolean {
  return definition === 'says';
}

/** Whether a field is a value or a list: a whole group would state values nobody meant. */
function isValue(official: Field | undefined): boolean {
  if ((official?.value ?? null) === null) return false;
  return official !== undefined && !['group', 'names'].includes(official.kind);
}

const MAX_SAID = 3;

/** A value in words; of a long list, how many items it has. */
function saidOf(studio: Studio, { value, ...field }: Field): string {
  const isLong = Array.isArray(value) && value.length > MAX_SAID;
  return isLong ? inWords(`#${value.length}`) : valueInWords(studio, value, { ...field, value });
}

function Override({
  studio,
  file,
  field,
  fact,
  View,
}: NestingProps & { studio: Studio; fact: string }) {
  const pointer = childOf(field.pointer, fact);
  const value = isObject(field.value) ? field.value[fact] : undefined;
  const title = factTitle(studio, fact);
  const official = officialField(studio, fact);
  const decide = (
    <ActionButton data-small onPress={() => goTo({ view: 'decisions', pointer: fact })}>
      {words.findings.decide}
    </ActionButton>
  );
  return (
    <div className={styles.callout}>
      <p>
        <strong>{title}</strong>{' '}
        {official?.value !== undefined &&
          fill(isOfPage(field) ? words.field.saysFact : words.field.laterFact, {
            value: saidOf(studio, official) || words.field.nothing,
          })}
      </p>
      {value === null ? (
        <p data-pointer={pointer}>
          {isOfPage(field) ? words.field.saysSilent : words.field.laterGone}
        </p>
      ) : (
        official && <View file={file} field={{ ...official, pointer, value }} />
      )}
      {isOfPage(field) && decide} <RemoveButton file={file} pointer={pointer} what={title} />
    </div>
  );
}
