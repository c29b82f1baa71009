import { useRef } from 'react';
import { writtenSoFar } from '../../../check/text-files.ts';
import type { Json } from '../../../content/json.ts';
import { factLocation } from '../../../content/paths.ts';
import { placeholdersOf } from '../../../content/placeholders.ts';
import { factNamed, factsIn, localeOf, mainLocale, venueOf } from '../file-titles.ts';
import { FactButton } from '../parts/FactPicker.tsx';
import { edit, goTo, useOpenStudio } from '../store.ts';
import { TextEditor } from '../text/TextEditor.tsx';
import { words } from '../words.ts';
import { OtherLanguages } from './OtherLanguages.tsx';

interface SentenceControlProps {
  readonly file: string;
  readonly pointer: string;
  readonly value: Json | undefined;
  readonly label: string;
  readonly describedBy: string;
}

/** The pointer of a form, or of a nested form, in an item of a list. */
const ITEM_FORM = /\/\d+(?:\/forms\/[^/]+)+$/;

/** The editor of a text, with a list of facts to insert. */
export function SentenceControl(props: SentenceControlProps) {
  const { file, pointer, label, describedBy } = props;
  // A list item without words is left out; another text without words is an error.
  const none = ITEM_FORM.test(pointer) ? null : '';
  const value = typeof props.value === 'string' ? writtenSoFar(props.value) : '';
  const studio = useOpenStudio();
  const facts = factsIn(studio, file);
  const venue = venueOf(studio, file);
  const own = placeholdersOf(value).flatMap(({ name }) => factNamed(facts, name, venue) ?? []);
  const insert = useRef<(text: string) => void>(() => {});
  return (
    <>
      <TextEditor
        key={label}
        value={value}
        label={label}
        describedBy={describedBy}
        language={localeOf(file) ?? mainLocale(studio)}
        facts={facts}
        read={(name, format) => {
          const fact = factNamed(facts, name, venue);
          const text = fact?.forms[format ?? ''];
          if (!fact || text === undefined) return undefined;
          const open = () => goTo(factLocation(fact.editAt ?? fact.path));
          return { text, label: fact.label, open };
        }}
        onChange={(text) => edit(file, { op: 'set', pointer, value: text === '' ? none : text })}
        onReady={(way) => {
          insert.current = way;
        }}
      />
      <FactButton
        title={words.field.chooseFact}
        withForm
        near={`${value} ${own.map(({ label }) => label)}`}
        shown={own.map(({ path }) => path)}
        facts={facts}
        onChoose={(path, form) =>
          insert.current(form === '' ? `{{${path}}}` : `{{${path}, ${form}}}`)
        }
      >
        {words.field.insertFact}
      </FactButton>
      <OtherLanguages file={file} pointer={pointer} />
    </>
  );
}
