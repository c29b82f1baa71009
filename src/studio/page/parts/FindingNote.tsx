import type { FindingView, Remedy } from '../../desk/finding-view.ts';
import { act, edit, goTo, useOpenStudio } from '../store.ts';
import { fill, words } from '../words.ts';
import styles from './Findings.module.css';

/** One sentence of the check, with what one press does about it. */
export function FindingNote({ finding, withGo }: { finding: FindingView; withGo?: boolean }) {
  const { severity, message, remedy, remedies, file, pointer } = finding;
  return (
    <div className={styles.note} data-severity={severity}>
      <p>
        <strong>{words.severity[severity]}</strong> {message}
        {': '}
        {remedy}
      </p>
      {(remedies.length > 0 || withGo) && (
        <div className={styles.actions}>
          {remedies.map((one) => (
            <RemedyButton key={JSON.stringify(one)} remedy={one} />
          ))}
          {withGo && (
            <button type="button" onClick={() => goTo({ view: 'file', file, pointer })}>
              {words.findings.go}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function RemedyButton({ remedy }: { remedy: Remedy }) {
  const { facts } = useOpenStudio();
  if (remedy.kind === 'decide')
    return (
      <button type="button" onClick={() => goTo({ view: 'decisions', pointer: remedy.fact })}>
        {words.findings.decide}
      </button>
    );
  if (remedy.kind === 'read')
    return (
      <button type="button" onClick={() => act('reread', { keys: [remedy.key] })}>
        {words.findings.read}
      </button>
    );
  const [, name = '', format = ''] =
    /^\{\{\s*([\w.-]+)\s*(?:,\s*(\w+)\s*)?\}\}$/.exec(remedy.shown) ?? [];
  const fact = facts.get(name);
  const value = fact ? `«${fact.forms[format] ?? name}» · ${fact.label}` : remedy.shown;
  return (
    <button type="button" onClick={() => edit(remedy.file, ...remedy.edits)}>
      {remedy.kind === 'confirm' ? words.findings.confirm : fill(words.findings.write, { value })}
    </button>
  );
}
