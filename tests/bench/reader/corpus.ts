import { readFileSync } from 'node:fs';
import { isObject, type Json, type JsonObject } from '../../../src/content/json.ts';
import { type Case, type Expected, seconds } from './judged.ts';

/** How the third writer says that a line stands in a list of prices. */
const TOPICS: Readonly<Record<string, string>> = { price: 'Tariffe' };

/** Sentences of camps, written by somebody who had not read the recognisers. */
export function corpusCases(file: string, language: Case['language']): Case[] {
  const sentences: JsonObject[] = JSON.parse(readFileSync(file, 'utf8'));
  return sentences.map((sentence) => {
    const values = Array.isArray(sentence.values) ? sentence.values.filter(isObject) : [];
    return {
      id: String(sentence.id),
      text: String(sentence.text),
      language,
      ...(typeof sentence.topic === 'string'
        ? { heading: TOPICS[sentence.topic] ?? sentence.topic }
        : {}),
      year: 2025,
      expected: values.map(expectedOf),
    };
  });
}

function expectedOf(one: JsonObject): Expected {
  const [kind, start, text] = [String(one.kind), Number(one.start), String(one.text)];
  return { kind, start, end: start + text.length, keys: keysOf(kind, one.value ?? null) };
}

function keysOf(kind: string, value: Json): string[] {
  if (!isObject(value)) return simple(kind, value);
  switch (kind) {
    case 'time-range':
      return [`timeRange:${value.start}..${value.end}`];
    case 'date':
      return [`date:${day(value)}`];
    case 'date-range':
      return [`dateRange:${day(value.start)}..${day(value.end)}`];
    case 'month':
      return [`month:${month(value)}`];
    case 'month-range':
      return [`monthRange:${month(value.start)}..${month(value.end)}`];
    case 'week-of-month':
      return [`week:${two(value.month)}/${value.ordinal}`];
    case 'weekday-of-month':
      return [`weekdayOfMonth:${two(value.month)}/${value.weekday}/${value.ordinal}`];
    case 'age':
      return value.min !== undefined && value.max !== undefined && value.min !== value.max
        ? [`ageRange:${value.min}..${value.max}`]
        : [`age:${value.min ?? value.max}`];
    case 'duration':
      return [`duration:${seconds(Number(value.amount), String(value.unit))}`];
    case 'rating':
      return [`rating:${value.value}`];
    default:
      return [`count:${value.amount}`];
  }
}

function simple(kind: string, value: Json): string[] {
  if (kind === 'month') return [`month:${month(value)}`];
  if (Array.isArray(value)) return [`weekdayRange:${value[0]}..${value.at(-1)}`];
  return [`${kind}:${value}`];
}

function day(value: Json | undefined): string {
  const date = isObject(value) ? value : {};
  return `${month(date)}-${two(date.day)}`;
}

/** A month stands for itself in some parts. */
function month(value: Json | undefined): string {
  const date = isObject(value) ? value : { month: value ?? null };
  return `${date.year === undefined ? '' : `${date.year}-`}${two(date.month)}`;
}

function two(part: Json | undefined): string {
  return String(part).padStart(2, '0');
}
