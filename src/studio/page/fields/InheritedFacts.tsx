import type { Location } from '../../model/edit.ts';
import { settingAt } from '../../model/edit.ts';
import styles from '../Content.module.css';
import { inheritedBeside } from '../inherited.ts';
import { officialField, valueInWords } from '../labels.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { edit, goTo, useOpenStudio } from '../store.ts';
import { fill, words } from '../words.ts';

/** What a venue still takes from the camp beside a new value of its own, and ways to change that. */
export function InheritedFacts({ file, pointer }: Location) {
  const studio = useOpenStudio();
  return inheritedBeside(studio, file, pointer).map(({ fact, pointer: own }) => {
    const field = officialField(studio, fact.path);
    const stateOwn = () => {
      edit(file, settingAt(studio.values[file] ?? null, own, field?.value ?? null));
      goTo({ file, pointer: own });
    };
    return (
      <p key={own} className={styles.callout}>
        {fill(words.field.inherited, {
          fact: fact.label,
          value: valueInWords(studio, field?.value, field),
        })}{' '}
        <ActionButton data-small onPress={stateOwn}>
          {words.field.stateOwn}
        </ActionButton>
      </p>
    );
  });
}
