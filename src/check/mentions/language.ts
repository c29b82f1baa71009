import en from './words/en.json' with { type: 'json' };
import enNoFacts from './words/en-no-facts.json' with { type: 'json' };
import it from './words/it.json' with { type: 'json' };
import itNoFacts from './words/it-no-facts.json' with { type: 'json' };

type Words = Readonly<Record<string, number>>;
type Names = Readonly<Record<string, string>>;

/** The words and forms of a language, as its file states them. */
export interface Language {
  readonly numbers: {
    readonly below20: Words;
    readonly tens: Words;
    readonly hundreds: Words;
    readonly scales: Words;
    readonly joined: string;
    readonly spaced: string;
    readonly apart: string;
    readonly articles: string;
    readonly shortened: string;
    readonly vague: readonly string[];
    /** Number words that are other words as well. */
    readonly ambiguous: readonly string[];
    readonly digitScales: Words;
    readonly and: string;
    readonly unit: string;
    readonly ordinalEnding: string;
    readonly notCounting: string;
    readonly ageStems: Words;
  };
  readonly months: Words;
  readonly shortMonths: Words;
  readonly weekdays: Names;
  readonly shortWeekdays: Names;
  readonly ordinals: Words;
  readonly fractions: Words;
  readonly groups: Words;
  readonly spansOfYears: Words;
  readonly partsOfHours: Words;
  readonly units: Names;
  readonly namedDays: Names;
  readonly dayTimes: Names;
  readonly halves: Names;
  readonly clock: {
    readonly part: string;
    readonly of: string;
    readonly quarters: Words;
    readonly less: string;
  };
  readonly yearWords: string;
  readonly dates: {
    readonly of: string;
    readonly ofYear: string;
    readonly onNamed: string;
    readonly notAfter: string;
    readonly notBefore: string;
  };
  readonly ageNoun: string;
  readonly counts: {
    readonly group: string;
    readonly nounFirst: readonly string[];
    readonly range: string;
    readonly ratio: string;
    readonly bare: readonly string[];
    readonly stating: string;
    readonly noNoun: string;
    readonly half: string;
    readonly measures: readonly string[];
  };
  readonly lists: Names & {
    readonly ratingWords: string;
    readonly years: string;
    readonly percent: string;
    readonly discount: string;
  };
  readonly hints: string;
  readonly forms: readonly {
    readonly kind: string;
    readonly needs?: string;
    readonly faint?: boolean;
    readonly forms: readonly string[];
    readonly under?: string;
  }[];
  readonly emptyWords: readonly string[];
}

export interface NoFacts {
  readonly noFacts: readonly {
    readonly why: string;
    readonly source: string;
    /** True where the value is read, and is no fact of the site. */
    readonly quiet?: boolean;
    readonly forms: readonly string[];
  }[];
}

export const IT: { language: Language; noFacts: NoFacts } = { language: it, noFacts: itNoFacts };
export const EN: { language: Language; noFacts: NoFacts } = { language: en, noFacts: enNoFacts };
