import type { ReactNode } from 'react';
import { parseQuery } from '../../model/search-query.ts';
import type { FactView } from '../../session/fact-view.ts';
import { valueInWords } from '../labels.ts';
import { type Studio, useOpenStudio } from '../store.ts';
import { fill, words } from '../words.ts';
import { FinderButton } from './Finder.tsx';

interface FactButtonProps {
  readonly title: string;
  /** Receives the path of the fact, and the format, which `withForm` lets people choose. */
  readonly onChoose: (path: string, form: string) => void;
  readonly withForm?: boolean;
  /** Facts about the same come first, before anything is typed. */
  readonly near?: string;
  /** The paths of the facts that a sentence shows: before all others. */
  readonly shown?: readonly string[];
  /** By default in the first language. */
  readonly facts?: Studio['facts'];
  /** Filters the facts; by default all are offered. */
  readonly accepts?: (path: string) => boolean;
  readonly id?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Shorter words stand inside others by chance. */
function longWordsOf(text: string): string {
  return [...text.replaceAll('€', ' euro ').matchAll(/\p{L}{4,}/gu)].join(' ');
}

const MAX_SHOWN = 60;
const FORMS: Readonly<Record<string, string>> = { number: words.field.bareNumber };

/**
 * A button that opens a list of all facts by Italian name, with their value or each of their
 * formats; typing filters them.
 */
export function FactButton(props: FactButtonProps) {
  const {
    title,
    onChoose,
    withForm = false,
    near = '',
    shown = [],
    accepts = () => true,
    children,
  } = props;
  const studio = useOpenStudio();
  const { facts = studio.facts, id, className } = props;
  const find = (query: string) => {
    const { matches } = parseQuery(query);
    const { matchCount } = parseQuery(query === '' ? longWordsOf(near) : '');
    const shared = ({ label, synonyms, forms }: FactView) =>
      matchCount(`${label} ${synonyms} ${Object.keys(forms).join(' ')}`);
    const isShown = ({ path }: FactView) => Number(query === '' && shown.includes(path));
    const choices = [...facts.values()]
      .filter(({ path }) => accepts(path))
      .toSorted((a, b) => shared(b) - shared(a))
      .toSorted((a, b) => isShown(b) - isShown(a))
      .filter(({ label, path, synonyms, forms }) =>
        matches(`${label} ${path} ${synonyms} ${Object.values(forms).join(' ')}`),
      )
      .flatMap(({ path, label, forms }) => {
        const all = Object.entries(forms);
        const first = all.length > 0 ? all.slice(0, 1) : [['', ''] as const];
        return (withForm ? all : first).map(([form, text]) => ({
          key: `${path} ${form}`,
          text: label,
          // Without its unit an amount reads like another row.
          title: fill(FORMS[form] ?? '{value}', { value: valueInWords(studio, text) }),
          choose: () => onChoose(path, form),
        }));
      });
    return { choices: choices.slice(0, MAX_SHOWN) };
  };
  return (
    <FinderButton
      id={id}
      className={className}
      title={title}
      label={words.field.factHint}
      find={find}
    >
      {children}
    </FinderButton>
  );
}
