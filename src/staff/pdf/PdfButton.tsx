import { useEffect, useState } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { saveFile } from '../../components/actions/save-file.ts';
import { type TemplatePage, usePage } from '../../layout/site-context.tsx';
import { romeDateAt } from '../../time/rome.ts';
import { deviceGlyphs } from './device-glyphs.ts';
import styles from './PdfButton.module.css';
import { toPrintable } from './printable.ts';
import { type PdfWords, writePdf } from './write-pdf.ts';

/** Fixed by the owner's specification. */
const PDF_NAME = 'fun-village-content.pdf';

export interface PdfButtonProps {
  /** The text of the PDF, at the moment of the click. */
  readonly text: string;
  /** BCP 47 tag, such as `it-IT`. */
  readonly language: string;
}

/**
 * Creates a PDF of a text on this device: nothing is sent, and jsPDF is loaded on click. Lists
 * beforehand the characters that this device cannot draw.
 */
export function PdfButton({ text, language }: PdfButtonProps) {
  const { t, format } = usePage<'staff'>();
  const [state, setState] = useState<'ready' | 'working' | 'failed'>('ready');
  const leftOut = useLeftOut(text);
  const download = async () => {
    if (state === 'working') return;
    setState('working');
    try {
      const now = Date.now();
      const words = wordsAt(format('date', romeDateAt(now)), t);
      saveFile(PDF_NAME, await createPdf({ text, words, language, now }));
      setState('ready');
    } catch (error) {
      reportError(error);
      setState('failed');
    }
  };
  return (
    <div className={styles.pdf} data-stack="2">
      <Button
        icon="document"
        label={t('generator.download')}
        disabled={text.trim() === ''}
        onClick={() => void download()}
      />
      <p className={styles.note} role="status">
        {leftOut.length > 0 && t('generator.pdf.leftOut', { characters: leftOut.join(' ') })}
      </p>
      {state === 'failed' && (
        <p className={styles.failed} role="alert">
          {t('generator.pdf.failed')}
        </p>
      )}
    </div>
  );
}

/** The characters that this device cannot draw, found after the first render. */
function useLeftOut(text: string): readonly string[] {
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  useEffect(() => {
    const { canDraw } = deviceGlyphs();
    const draw = (cluster: string) => (canDraw(cluster) ? cluster : undefined);
    setLeftOut(toPrintable(text, draw).leftOut);
  }, [text]);
  return leftOut;
}

function wordsAt(date: string, t: TemplatePage<'staff'>['t']): PdfWords {
  return {
    title: t('generator.pdf.title'),
    date: t('generator.pdf.date', { date }),
    footer: t('generator.pdf.footer'),
    page: (current, total) =>
      t('generator.pdf.page', { current: String(current), total: String(total) }),
  };
}

async function createPdf(request: Omit<Parameters<typeof writePdf>[1], 'glyphs'>): Promise<Blob> {
  const { jsPDF } = await import('jspdf');
  const doc = new jsPDF({ unit: 'mm', format: 'a4', compress: true });
  writePdf(doc, { ...request, glyphs: deviceGlyphs() });
  return doc.output('blob');
}
