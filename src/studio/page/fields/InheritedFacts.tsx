import { type Location, settingAt } from '../../../author/edit.ts';
import { asJsonObject, pointerSteps, valueAt } from '../../../content/json.ts';
import { factLocation, kebabCase } from '../../../content/paths.ts';
import { BY_VENUE, statedPath } from '../../../content/scope.ts';
import styles from '../Content.module.css';
import { officialField, valueInWords } from '../labels.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { VENUES } from '../preview/pages-showing.ts';
import { edit, goTo, type Studio, useOpenStudio } from '../store.ts';
import { fill, words } from '../words.ts';

/**
 * Beside a venue's new value: related facts that it still inherits from the camp, with buttons to
 * override them.
 */
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

/**
 * The facts that a venue still inherits, from the camp or from a venue it follows, beside one that
 * it has just overridden: those with the same key in the other files that venues may override, such
 * as the agreement rate beside a price. A key that a file uses twice, such as `from`, matches
 * nothing.
 */
export function inheritedBeside(studio: Studio, file: string, pointer: string) {
  const steps = pointerSteps(pointer);
  const [venue = '', root = ''] = steps;
  const valueIn = (all: Studio['values']) => valueAt(all[file] ?? null, steps) ?? null;
  const isNew = file in studio.before && valueIn(studio.before) === null;
  if (file !== VENUES || !isNew || valueIn(studio.values) === null) return [];
  const facts = Object.fromEntries(
    ['venues', ...BY_VENUE].map((name) => [name, studio.values[`facts/${kebabCase(name)}.json`]]),
  );
  return BY_VENUE.filter((other) => other !== root).flatMap((other) => {
    const same = [...studio.facts.keys()].filter(
      (path) => path.startsWith(`${other}.`) && path.endsWith(`.${steps.at(-1)}`),
    );
    const own = `venues.${venue}.${same[0]}`;
    const stated = statedPath(asJsonObject(facts), own);
    const fact = same.length === 1 && stated !== own && studio.facts.get(stated);
    return fact ? [{ fact, pointer: factLocation(own).pointer }] : [];
  });
}
