import { useEffect, useRef, useState } from 'react';
import { pointerSteps } from '../../../content/json.ts';
import { LATER } from '../../../time/in-force.ts';
import { type Field, fieldParts, isScalar } from '../../model/field.ts';
import styles from '../Content.module.css';
import { FieldFindings } from '../fields/FieldFrame.tsx';
import { FieldView } from '../fields/FieldView.tsx';
import { Members, withoutFold } from '../fields/GroupField.tsx';
import { namedFile } from '../file-titles.ts';
import { isWrongIn } from '../finding-sentence.ts';
import { fieldIn, fieldLabel } from '../labels.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { fileRows } from '../parts/FileList.tsx';
import { pageForFile, pagePlace } from '../preview/pages-showing.ts';
import { unfold } from '../preview/shown-field.ts';
import { goTo, type Studio, useOpenStudio } from '../store.ts';
import type { Route } from '../studio.ts';
import { words } from '../words.ts';
import { PageInSite } from './PagesView.tsx';

/** The part of a form for the single values at the top of a file. */
const GENERAL = '';

/** The form of a file, one part of it at a time. */
export function FileForm() {
  const studio = useOpenStudio();
  const { route, values, book } = studio;
  const whole = fieldIn(studio, route.file, '');
  const [chosen, setChosen] = useState<{ spot?: Route; part: string }>({ part: GENERAL });
  const parts = whole ? fieldParts(book, whole).fields : [];
  const single = parts.filter(isScalar);
  const sections = parts.filter((part) => !isScalar(part));
  // A new place shows its own part; after that, the chosen one.
  const [step = single.length > 0 ? GENERAL : sections[0]?.name] = pointerSteps(route.pointer);
  const current = chosen.spot === route ? chosen.part : step;
  const form = useRef<HTMLElement>(null);
  useEffect(() => {
    if (route.pointer !== '') reveal(form.current, route.pointer);
  }, [route]);
  const title = namedFile(studio, route.file);
  if (!whole)
    return (
      <section aria-label={words.form}>
        <FieldFindings file={route.file} pointer="" />
        <p>{words.field.unknown}</p>
      </section>
    );
  const section = sections.find(({ name }) => name === current);
  return (
    <section ref={form} aria-labelledby="file-title">
      <h2 id="file-title" className={styles.title}>
        {title?.title}
        {title?.label && <small>{title.label}</small>}
      </h2>
      {title?.group === 'pages' && <PageFiles studio={studio} title={title.title} />}
      {whole.hint && <p className={styles.secondary}>{whole.hint}</p>}
      {title?.group === 'facts' && LATER in values && (
        <ActionButton
          data-small
          onPress={() => goTo({ file: LATER, pointer: '/changes', near: title.title })}
        >
          {words.field.later}
        </ActionButton>
      )}
      <Sections
        {...{ sections, section }}
        hasGeneral={single.length > 0}
        onChoose={(part) => setChosen({ spot: route, part })}
      />
      <FieldFindings file={route.file} pointer="" />
      {section ? (
        <FieldView key={section.pointer} file={route.file} field={withoutFold(section)} />
      ) : (
        <Members
          file={route.file}
          field={whole}
          only={single.map(({ name }) => name)}
          View={FieldView}
        />
      )}
    </section>
  );
}

interface SectionsProps {
  readonly sections: readonly Field[];
  /** The one that is open; undefined for the single values. */
  readonly section: Field | undefined;
  readonly hasGeneral: boolean;
  readonly onChoose: (part: string) => void;
}

/** Tabs for the parts of a file. */
function Sections({ sections, section, hasGeneral, onChoose }: SectionsProps) {
  const studio = useOpenStudio();
  return (
    <nav className={styles.tabs} aria-label={words.sections}>
      {hasGeneral && (
        <ActionButton aria-current={!section || undefined} onPress={() => onChoose(GENERAL)}>
          {words.general}
        </ActionButton>
      )}
      {sections.map((part) => (
        <ActionButton
          key={part.name}
          aria-current={part === section || undefined}
          data-wrong={isWrongIn(studio, studio.route.file, part.pointer)}
          onPress={() => onChoose(part.name)}
        >
          {fieldLabel(part, studio)}
        </ActionButton>
      ))}
    </nav>
  );
}

/** Tabs for the files of a page, and its place in the site. */
function PageFiles({ studio, title }: { studio: Studio; title: string }) {
  const { route } = studio;
  const { files = [] } = fileRows(studio, 'pages').find((row) => row.title === title) ?? {};
  const id = pageForFile(route.file);
  return (
    <>
      <nav className={styles.tabs} aria-label={title}>
        {files.map(({ path, label }) => (
          <ActionButton
            key={path}
            aria-current={path === route.file || undefined}
            onPress={() => goTo({ file: path })}
          >
            {label}
          </ActionButton>
        ))}
      </nav>
      {id !== undefined && pagePlace(studio, id) && <PageInSite id={id} />}
    </>
  );
}

/**
 * Scrolls to the field of a value and focuses it, before the next key is typed. A value without a
 * field leads to the group that holds it.
 */
function reveal(form: HTMLElement | null, pointer: string): void {
  if (!focusedAt(form, pointer)) requestAnimationFrame(() => focusedAt(form, pointer));
  // An item that has just unfolded shows its words above.
  setTimeout(() => form?.querySelector(':focus')?.scrollIntoView({ block: 'center' }));
}

/** What takes a value: not the place of an item, which its toolbar chooses. */
const CONTROLS =
  ':is(.cm-content, input, select, textarea, button[aria-haspopup][id]):not([role="toolbar"] *)';

function focusedAt(form: HTMLElement | null, pointer: string): boolean {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const field = form?.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(at)}"]`);
    if (!field) continue;
    // The control of the value, before any button, which would act on it; in a group, none that is
    // folded away: typing there would change an internal name.
    const all = field.querySelectorAll<HTMLElement>(CONTROLS);
    const own = field.querySelector<HTMLElement>(':scope > details');
    const isShown = (element: HTMLElement) => {
      const fold = element.closest('details:not([open])');
      return !field.matches('fieldset') || fold === own || !field.contains(fold);
    };
    const control = [...all].find(isShown) ?? field.querySelector<HTMLElement>('button:enabled');
    unfold(control ?? own ?? field);
    // The control, because the middle of a long group would be far from its start.
    (control ?? field).scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
    return at === pointer && control === document.activeElement;
  }
  return false;
}
