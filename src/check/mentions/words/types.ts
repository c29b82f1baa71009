// Made from the schemas beside it by `npm run types`: change them, not this file.
export interface Language {
  numbers: {
    below20: {
      [k: string]: number;
    };
    tens: {
      [k: string]: number;
    };
    hundreds: {
      [k: string]: number;
    };
    scales: {
      [k: string]: number;
    };
    joined: string;
    spaced: string;
    apart: string;
    articles: string;
    shortened: string;
    vague: string[];
    ambiguous: string[];
    digitScales: {
      [k: string]: number;
    };
    and: string;
    unit: string;
    feminineOrdinal?: string;
    ordinalEnding: string;
    ageStems: {
      [k: string]: number;
    };
    notCounting: string;
    beforeCount: string;
  };
  months: {
    [k: string]: number;
  };
  shortMonths: {
    [k: string]: number;
  };
  ordinals: {
    [k: string]: number;
  };
  fractions: {
    [k: string]: number;
  };
  groups: {
    [k: string]: number;
  };
  spansOfYears: {
    [k: string]: number;
  };
  spansOfWeeks?: {
    [k: string]: number;
  };
  factNouns?: {
    [k: string]: string;
  };
  partsOfHours: {
    [k: string]: number;
  };
  weekdays: {
    [k: string]: string;
  };
  shortWeekdays: {
    [k: string]: string;
  };
  units: {
    [k: string]: string;
  };
  namedDays: {
    [k: string]: string;
  };
  dayTimes: {
    [k: string]: string;
  };
  halves: {
    [k: string]: string;
  };
  lists: {
    ratingWords: string;
    years: string;
    percent: string;
    discount: string;
    [k: string]: string;
  };
  clock: {
    part: string;
    of: string;
    quarters: {
      [k: string]: number;
    };
    less: string;
  };
  yearWords: string;
  dates: {
    of: string;
    ofYear: string;
    onNamed: string;
    notAfter: string;
    notBefore: string;
    byOrder?: boolean;
    notDay?: string;
  };
  ageNoun: string;
  counted: {
    [k: string]: string;
  };
  unitNouns: {
    minute: string;
    day: string;
  };
  halfWord: string;
  counts: {
    group: string;
    nounFirst: string[];
    stating: string;
    noNoun: string;
    half: string;
    measures: string[];
    range: string;
    ratio: string;
    bare: string[];
  };
  hints: string;
  hintEndings?: string;
  forms: {
    kind: string;
    faint?: boolean;
    forms: string[];
    under?: string;
  }[];
  emptyWords: string[];
}
export interface NoFacts {
  noFacts: {
    why: string;
    source: string;
    quiet?: boolean;
    faint?: boolean;
    forms: string[];
  }[];
}
