import type { Json } from '../../content/json.ts';
import type { FormatName, Formats } from '../../i18n/format.ts';
import type { Project } from '../project.ts';
import { officialValue } from './fact-place.ts';
import { usualForm, writtenForms } from './written-value.ts';

/** The formats that can write a value. */
export function suitable(value: Json, formats: Formats): FormatName[] {
  const names = Object.keys(formats) as FormatName[];
  return names.filter((name) => name !== 'phone' && formats[name].accepts(value));
}

/** Names and addresses are shown as they are; numbers, dates and hours need a written form. */
export function needsFormat(value: Json, formats: Formats): boolean {
  return typeof value !== 'string' || suitable(value, formats).some((name) => name !== 'term');
}

/** The formats that suit a fact, the one that its kind is written in first. */
export function formatsFor(project: Project, fact: string): FormatName[] {
  const suited = suitable(officialValue(project, fact) ?? null, writtenForms(project));
  const usual = usualForm(project, fact);
  return suited.toSorted((a, b) => Number(b === usual) - Number(a === usual));
}

/**
 * A placeholder that can stand in a text as it is.
 * @param typed the format that somebody wrote, kept where it suits
 */
export function placeholderOf(project: Project, fact: string, typed?: string): string {
  const known = formatsFor(project, fact);
  const format = known.find((name) => name === typed) ?? known[0];
  const value = officialValue(project, fact) ?? null;
  const isBare = format === undefined || !needsFormat(value, writtenForms(project));
  return isBare ? `{{${fact}}}` : `{{${fact}, ${format}}}`;
}
