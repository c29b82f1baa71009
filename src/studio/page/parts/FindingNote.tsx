import { pointerSteps } from '../../../content/json.ts';
import type { Disagreement, FindingView, Remedy } from '../../desk/finding-view.ts';
import { titlesIn } from '../called.ts';
import { fullTitle, namedFile, pageTitle } from '../file-titles.ts';
import { plainly } from '../plainly.ts';
import { spokenValue } from '../spoken-value.ts';
import { act, edit, goTo, type Studio, useOpenStudio } from '../store.ts';
import { fill, optionName, words } from '../words.ts';
import styles from './Findings.module.css';
import { OnceButton } from './OnceButton.tsx';

interface FindingNoteProps {
  readonly finding: FindingView;
  /** With a button that leads to the field. */
  readonly withGo?: boolean;
  /** Of a content that is only proposed: there is nothing to press yet. */
  readonly isTold?: boolean;
}

/** One sentence of the check, with what one press does about it. */
export function FindingNote({ finding, withGo, isTold }: FindingNoteProps) {
  const studio = useOpenStudio();
  const { severity, message, remedy, remedies, file, pointer, disagreement } = finding;
  return (
    <div className={styles.note} data-severity={severity}>
      <p>
        <strong>{words.severity[severity]}</strong>{' '}
        {disagreement
          ? disagreed(studio, disagreement)
          : plainly(
              withOwnTitle(studio, finding, [message, remedy].filter(Boolean).join(': ')),
              studio.facts,
              (id) => pageTitle(studio, id),
              (path) => {
                const named = namedFile(studio, path);
                return named && fullTitle(named);
              },
            )}
      </p>
      {!isTold && (remedies.length > 0 || withGo) && (
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

/** A value that the sentence calls by its key is called by its title; numbers have an Italian comma. */
function withOwnTitle(
  studio: Studio,
  { file, pointer, code }: FindingView,
  sentence: string,
): string {
  const key = pointerSteps(pointer).at(-1);
  if (key === undefined) return sentence;
  const title = titlesIn(studio, file, pointer).at(-1) ?? key;
  const named = sentence.replaceAll(`«${key}»`, `«${title}»`);
  return code.startsWith('value-') ? named.replace(/\b(\d+)\.(\d{1,2})\b/g, '$1,$2') : named;
}

/** «Ultimo giorno» è 5 settembre 2025, ma altrove si legge 12 settembre 2025 (Pagina iniziale, Lavorare con noi). */
function disagreed(studio: Studio, { label, official, said }: Disagreement): string {
  const others = said.map(({ value, pages }) => {
    const titles = pages.map((id) => pageTitle(studio, id)).join(', ');
    return fill(value === '' ? words.findings.silent : words.findings.said, {
      value: optionName(value),
      pages: titles,
    });
  });
  const known = { label, official: optionName(official), others: others.join('; ') };
  return fill(words.findings.disagree, known);
}

/** `"saturday"` → «sabato»: what will stand there, as it is read. */
function spokenText(studio: Studio, written: string): string {
  return /^"[^"]*"$/.test(written) ? spokenValue(studio, written.slice(1, -1)) : written;
}

function RemedyButton({ remedy }: { remedy: Remedy }) {
  const studio = useOpenStudio();
  const { facts, waiting } = studio;
  if (remedy.kind === 'decide')
    return (
      <button type="button" onClick={() => goTo({ view: 'decisions', pointer: remedy.fact })}>
        {words.findings.decide}
      </button>
    );
  if (remedy.kind === 'read')
    return (
      <OnceButton onPress={() => act('reread', { keys: [remedy.key], locale: remedy.locale })}>
        {words.findings.read}
      </OnceButton>
    );
  const [, name = '', format = ''] =
    /^\{\{\s*([\w.-]+)\s*(?:,\s*(\w+)\s*)?\}\}$/.exec(remedy.shown) ?? [];
  const fact = facts.get(name);
  const value = fact
    ? `«${fact.forms[format] ?? name}» · ${fact.label}`
    : spokenText(studio, remedy.shown);
  return (
    <button
      type="button"
      // It would put back what stood there before the last letters were typed.
      disabled={waiting.has(remedy.file)}
      onClick={() => edit(remedy.file, ...remedy.edits)}
    >
      {remedy.kind === 'confirm' ? words.findings.confirm : fill(words.findings.write, { value })}
    </button>
  );
}
