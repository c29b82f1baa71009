import { type FindingView, isReread } from '../../session/finding-view.ts';
import styles from '../Content.module.css';
import { rankOf } from '../file-titles.ts';
import { FindingNote } from '../parts/FindingNote.tsx';
import { textsToWrite } from '../parts/same-texts.ts';
import { Untranslated } from '../parts/TextBox.tsx';
import { useOpenStudio } from '../store.ts';
import { counted, words } from '../words.ts';
import { RereadList } from './RereadList.tsx';

const ORDER: readonly FindingView['severity'][] = ['error', 'warning'];

/** All findings, worst first; what to decide and what to confirm have lists of their own. */
export function FindingList() {
  const studio = useOpenStudio();
  const shown = ORDER.flatMap((severity) =>
    studio.findings
      .filter((finding) => finding.severity === severity)
      .toSorted((a, b) => rankOf(studio, a.file) - rankOf(studio, b.file)),
  );
  const rereads = shown.filter(isReread);
  const others = shown.filter((finding) => !isReread(finding));
  const news = others.filter(({ isNew }) => isNew);
  const before = others.filter(({ isNew }) => !isNew);
  const list = (findings: readonly FindingView[]) => {
    const copies = textsToWrite(studio, findings).filter(({ text }) => text !== '');
    const boxed = new Set(copies.flatMap((same) => same.findings));
    return (
      <ol className={styles.column}>
        {copies.map((same) => (
          <li key={same.key}>
            <Untranslated same={same} />
          </li>
        ))}
        {findings
          .filter((finding) => !boxed.has(finding))
          .map((each) => (
            <li key={JSON.stringify([each.code, each.file, each.pointer, each.args])}>
              <FindingNote finding={each} withGo />
            </li>
          ))}
      </ol>
    );
  };
  return (
    <section aria-labelledby="findings-title">
      <h2 id="findings-title">{words.findings.title}</h2>
      {!shown.some(({ severity }) => severity === 'error') && (
        <p>{shown.length > 0 ? words.findings.noneButLook : words.findings.none}</p>
      )}
      {studio.isPartial && <p>{words.findings.partial}</p>}
      {news.length > 0 && <h3>{words.findings.today}</h3>}
      {list(news)}
      {rereads.length > 0 && <RereadList findings={rereads} />}
      {before.length > 0 && <h3>{counted(words.findings.before, before.length)}</h3>}
      {list(before)}
    </section>
  );
}
