import { useEffect, useState } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { saveFile } from '../../components/actions/save-file.ts';
import { fillIn } from '../../content/placeholders.ts';
import { romeToday } from '../../time/rome.ts';
import { deviceGlyphs } from './device-glyphs.ts';
import styles from './PdfButton.module.css';
import { toPrintable } from './printable.ts';
import { type PdfWords, writePdf } from './write-pdf.ts';

/** Section 9 of the specification. */
export const PDF_NAME = 'fun-village-content.pdf';

export interface PdfTexts {
  /** The button. */
  readonly download: string;
  readonly title: string;
  /** With `{{$date}}`. */
  readonly date: string;
  readonly footer: string;
  /** With `{{$current}}` and `{{$total}}`. */
  readonly page: string;
  /** With `{{$characters}}`, those that will be missing on paper. */
  readonly leftOut: string;
  readonly failed: string;
}

export interface PdfButtonProps {
  /** What is printed, as it stands when the button is pressed. */
  readonly text: string;
  readonly texts: PdfTexts;
  /** BCP 47 tag, such as `it-IT`. */
  readonly language: string;
  /** Writes a date of the calendar: `(date) => write('date', date)`. */
  writeDate(date: string): string;
}

/**
 * Makes a PDF of a text on this device: nothing is sent anywhere, and jsPDF is loaded only then. Says
 * beforehand which characters this device cannot print.
 */
export function PdfButton({ text, texts, language, writeDate }: PdfButtonProps) {
  const [state, setState] = useState<'ready' | 'working' | 'failed'>('ready');
  const leftOut = useLeftOut(text);
  const download = async () => {
    if (state === 'working') return;
    setState('working');
    try {
      const now = Date.now();
      const words = wordsAt(texts, writeDate(romeToday(now)));
      saveFile(PDF_NAME, await createPdf({ text, words, language, now }));
      setState('ready');
    } catch (error) {
      reportError(error);
      setState('failed');
    }
  };
  return (
    <div className={styles.pdf}>
      <Button
        icon="document"
        label={texts.download}
        disabled={text.trim() === ''}
        onClick={() => void download()}
      />
      <p className={styles.note} role="status">
        {leftOut.length > 0 && fillIn(texts.leftOut, { characters: leftOut.join(' ') })}
      </p>
      {state === 'failed' && (
        <p className={styles.failed} role="alert">
          {texts.failed}
        </p>
      )}
    </div>
  );
}

/** Only the device knows what it can draw, so it is asked once the page is shown. */
function useLeftOut(text: string): readonly string[] {
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  useEffect(() => setLeftOut(toPrintable(text, deviceGlyphs().canDraw).leftOut), [text]);
  return leftOut;
}

function wordsAt(texts: PdfTexts, date: string): PdfWords {
  return {
    title: texts.title,
    date: fillIn(texts.date, { date }),
    footer: texts.footer,
    page: (current, total) =>
      fillIn(texts.page, { current: String(current), total: String(total) }),
  };
}

async function createPdf(request: Omit<Parameters<typeof writePdf>[1], 'glyphs'>): Promise<Blob> {
  const { jsPDF } = await import('jspdf');
  const doc = new jsPDF({ unit: 'mm', format: 'a4', compress: true });
  writePdf(doc, { ...request, glyphs: deviceGlyphs() });
  return doc.output('blob');
}
