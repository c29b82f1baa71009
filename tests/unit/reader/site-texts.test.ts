import { describe, expect, it } from 'vitest';
import { publicFacts } from '../../../src/publish/public-facts.ts';
import { verifyMaterial } from '../../../src/publish/verify-material.ts';
import { createVerify } from '../../../src/verify/verify-text.ts';
import { Original } from '../../bench/mutations/mutation.ts';
import { siteSentences } from '../../bench/verify/sentences.ts';
import { campSources } from '../../camp.ts';
import { published } from '../publish/made-up.ts';

const publication = published();
const verify = createVerify(verifyMaterial(publication, publicFacts(publication)));
/**
 * The made-up camp's texts, with values in all forms that people type, also with a fact changed.
 */
const sentences = siteSentences(publication, new Original(campSources)).map((sentence) => ({
  ...sentence,
  claims: verify(sentence.text, sentence.venue),
}));
/** A table cell alone says too little; of whole sentences nearly all are noticed. */
const MIN_NOTICED = 0.6;

describe('the texts of the site', () => {
  it('cause no false alarm', () => {
    const alarms = sentences.filter(
      ({ isTrue, claims }) => isTrue && claims.some(({ verdict }) => verdict === 'differs'),
    );
    expect(alarms.map(({ text }) => text)).toEqual([]);
  });

  it('are noticed where a fact was changed', () => {
    const wrong = sentences.filter(({ isTrue }) => !isTrue);
    const told = wrong.filter(({ start, end, claims }) =>
      claims.some((claim) => claim.verdict !== 'equal' && claim.start < end && claim.end > start),
    );
    expect(told.length / wrong.length).toBeGreaterThan(MIN_NOTICED);
  });
});
