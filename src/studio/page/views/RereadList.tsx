import { type ReactNode, useState } from 'react';
import { type FindingView, keyOfFinding } from '../../session/finding-view.ts';
import styles from '../Content.module.css';
import { fileTitle } from '../file-titles.ts';
import { reasonOf, sentenceParts } from '../finding-sentence.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { formPlace } from '../state-forms.ts';
import { goTo, send, useOpenStudio } from '../store.ts';
import { counted, fill, words } from '../words.ts';

/** Sentences to read again, page by page: those that are ticked are confirmed together. */
export function RereadList({ findings }: { findings: readonly FindingView[] }) {
  const studio = useOpenStudio();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const keys = findings.map(keyOf).filter((key) => ticked.has(key));
  const tick = (some: readonly FindingView[], label: ReactNode) => {
    const own = some.map(keyOf);
    const isWholeGroup = own.every((key) => ticked.has(key));
    const others = [...ticked].filter((key) => !own.includes(key));
    const press = () => setTicked(new Set(isWholeGroup ? others : [...ticked, ...own]));
    return (
      <label className={styles.tick}>
        <input type="checkbox" checked={isWholeGroup} onChange={press} />
        <span>{label}</span>
      </label>
    );
  };
  return (
    <section aria-labelledby="reread-title">
      <h3 id="reread-title">{words.findings.reread}</h3>
      <p>{words.findings.tick}</p>
      {[...Map.groupBy(findings, ({ file }) => fileTitle(studio, file))].map(([page, own]) => (
        <fieldset key={page}>
          <legend>{tick(own, fill(words.findings.wholePage, { page }))}</legend>
          <ul className={styles.column}>
            {own.map((finding) => (
              <li
                key={keyOfFinding(finding)}
                className={styles.callout}
                data-severity={finding.severity}
              >
                {tick([finding], <Sentence finding={finding} />)}
                <p className={styles.secondary}>
                  {reasonOf(studio, finding)}{' '}
                  <ActionButton
                    data-small
                    onPress={() =>
                      goTo({ file: finding.file, pointer: formPlace(studio, finding) })
                    }
                  >
                    {words.findings.go}
                  </ActionButton>
                </p>
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
      <ActionButton
        data-primary
        disabled={keys.length === 0}
        onPress={() => send('reread', { keys })}
      >
        {counted(words.findings.ticked, keys.length)}
      </ActionButton>
    </section>
  );
}

/** A sentence with what has changed in it marked. */
function Sentence({ finding }: { finding: FindingView }) {
  return sentenceParts(useOpenStudio(), finding).map(({ text, isChanged }, index) => {
    const Part = isChanged ? 'mark' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity.
    return <Part key={index}>{text}</Part>;
  });
}

/** The name of a sentence or a translation among those that wait. */
function keyOf({ args }: FindingView): string {
  return String(args.key);
}
