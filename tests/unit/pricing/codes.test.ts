import { expect, it } from 'vitest';
import { REASONS } from '../../../src/pricing/discounts/not-applied.ts';
import { DOUBTS } from '../../../src/pricing/open-questions.ts';
import {
  DEADLINE_KEYS,
  MAIN_DISCOUNTS,
  SECTION_OF,
  SECTIONS,
} from '../../../src/pricing/regulations.ts';
import { AFFECTED, DOCUMENTS } from '../../../src/pricing/request/follow-up.ts';
import { PROBLEM_CODES } from '../../../src/pricing/request/problem.ts';
import { readSchema } from './response-schema.ts';

const { properties, definitions } = readSchema('quote-response.schema.json');
const item = (list: string) => properties[list].items.properties;
const LINE_KEYS = Object.keys(SECTION_OF).filter((key) => key !== 'agreement');
const words = readSchema('texts/quote.schema.json').properties;

it.each([
  ['lines', item('lines').key.enum, LINE_KEYS],
  ['main discounts', item('children').mainDiscount.enum, MAIN_DISCOUNTS],
  ['reasons', item('notApplied').reason.enum, REASONS],
  ['deadlines', item('deadlines').key.enum, DEADLINE_KEYS],
  ['documents', item('documents').key.enum, DOCUMENTS],
  ['interpretations', item('openQuestions').code.enum, DOUBTS],
  ['what is affected', item('missing').affects.enum, AFFECTED],
  ['sections', definitions.section.enum, SECTIONS],
])('uses the %s of the response schema', (_, inSchema, inCode) => {
  expect(inSchema).toEqual(inCode);
});

it.each([
  ['lines', LINE_KEYS],
  ['reasons', REASONS],
  ['deadlines', DEADLINE_KEYS],
  ['documents', DOCUMENTS],
  ['doubts', DOUBTS],
  ['affects', AFFECTED],
  ['problems', PROBLEM_CODES],
])('has words for all %s and for nothing else', (group, codes) => {
  expect(new Set(Object.keys(words[group].properties))).toEqual(new Set(codes));
});
