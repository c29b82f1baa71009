import { expect, it } from 'vitest';
import { publicFacts } from '../../../src/publish/public-facts.ts';
import { verifyMaterial } from '../../../src/publish/verify-material.ts';
import { createReader } from '../../../src/reader/read-claims.ts';
import { derivedRules } from '../../../src/reader/verdicts/derived.ts';
import { sentenceRules } from '../../../src/reader/verdicts/judge.ts';
import { subjectRules } from '../../../src/reader/verdicts/subject-rules.ts';
import { published } from '../publish/made-up.ts';
import { readers } from './camp.ts';
import sentences from './sentences.json' with { type: 'json' };

const RULES = [...subjectRules, ...sentenceRules, ...Object.values(derivedRules).flat()];

const camp = published();
const material = { ...verifyMaterial(camp, publicFacts(camp)), language: 'it' as const };

/** The rules that decide on a value of the sentences about the camp, or of a menu. */
const deciding = new Set(
  [
    ...Object.values(sentences.it).flatMap((all) => all.flatMap((text) => readers.it(text))),
    ...Object.values(sentences.en).flatMap((all) => all.flatMap((text) => readers.en(text))),
    ...createReader(material)('Di martedì non si mangia il risotto.'),
  ].map(({ rule }) => rule),
);

it.each(RULES.map(({ name }) => name))('%s decides on some sentence', (name) => {
  expect(deciding).toContain(name);
});
