import en from './words/en.json' with { type: 'json' };
import enNoFacts from './words/en-no-facts.json' with { type: 'json' };
import it from './words/it.json' with { type: 'json' };
import itNoFacts from './words/it-no-facts.json' with { type: 'json' };
import type { Language, NoFacts } from './words/types.ts';

export type { Language, NoFacts } from './words/types.ts';

export const IT: { language: Language; noFacts: NoFacts } = { language: it, noFacts: itNoFacts };
export const EN: { language: Language; noFacts: NoFacts } = { language: en, noFacts: enNoFacts };
