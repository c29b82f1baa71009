import { DIGITS, digitsValue } from './digits.ts';
import { ENGLISH_NUMBER, englishNumber } from './english-numbers.ts';
import { ITALIAN_NUMBER, italianNumber } from './italian-numbers.ts';

/** The words of a language that the recognisers of every language need; sources of patterns. */
export interface Vocabulary {
  /** A number in digits or words. */
  readonly number: string;
  readonly numberWords: string;
  readonly valueOf: (typed: string) => number | undefined;
  readonly euro: string;
  readonly percent: string;
  /** Between the two ends of a range. */
  readonly to: string;
  /** What joins a number to its noun when the vowel is dropped: «trent’anni». */
  readonly years: string;
  readonly half: string;
  /** Units of time: a number word before them is a value. */
  readonly timeUnits: ReadonlySet<string>;
  /** Number words that also mean «very many». */
  readonly vague: ReadonlySet<string>;
  readonly ordinals: Readonly<Record<string, number>>;
  /** A text in lower case without any of these, digits or addresses holds no value. */
  readonly hint: string;
  /** Sayings with a number in them that state no value. */
  readonly sayings: string;
}

const ITALIAN: Vocabulary = {
  ...numbers(ITALIAN_NUMBER, italianNumber),
  euro: '€|euro|eur',
  percent: '%|per\\s?cento',
  to: "\\s?[-–—/]\\s?|\\s+(?:a|ai|agli|e|e\\si|ed|o|agl[’'])\\s+",
  years: 'ann[oi]',
  half: '\\s+e\\s+mezz[oa]',
  timeUnits: new Set(
    'secondi secondo minuti minuto ore ora giorni giorno giornate giornata settimane settimana mesi mese anni anno'.split(
      ' ',
    ),
  ),
  vague: new Set(['cento', 'cent', 'mille', 'centomila', 'duemila']),
  ordinals: { secondo: 2, terzo: 3, quarto: 4, quinto: 5 },
  hint: [
    '(?:lun|mart|mercol|giov|vener)ed|venerd|sabato|domenica|primo|secondo|terzo|quarto|quinto',
    'due|tr[eé]|quattro|cinque|sei|sette(?!mb)|otto(?!b)|nove(?!mb)|dieci|(?:un|do|tre|quattor|quin|se|dicia)(?:dic|sset|nnov)|diciott',
    'vent|trent|quarant|cinquant|sessant|settant|ottant|novant|cent(?!r)|mill|uno\\b',
  ].join('|'),
  sayings: [
    '\\b(?:24\\s+ore\\s+su\\s+24|h\\s?24|24/7|24h(?:/24)?)\\b',
    '\\b7\\s+giorni\\s+su\\s+7\\b',
    "ventiquattr[’']?\\s?ore\\s+su\\s+ventiquattro",
    'sette\\s+giorni\\s+su\\s+sette',
    '(?:a|di)\\s+360\\s*(?:°|gradi)',
    'al\\s+cento\\s+per\\s+cento',
    '\\b(?:in|tra|fra)\\s+(?:due|cinque)\\s+minuti\\b',
    'tutt[ei]\\s+(?:e\\s+|ed\\s+)?(?:due|tre|quattro|cinque)\\s+\\p{L}+\\s+\\p{L}+',
  ].join('|'),
};

const ENGLISH: Vocabulary = {
  ...numbers(ENGLISH_NUMBER, englishNumber),
  euro: '€|euros?|eur',
  percent: '%|per\\s?cent',
  to: '\\s?[-–—/]\\s?|\\s+(?:to|and|or)\\s+',
  years: 'years?',
  half: '\\s+and\\s+a\\s+half',
  timeUnits: new Set(
    'second seconds minute minutes hour hours day days week weeks month months year years'.split(
      ' ',
    ),
  ),
  vague: new Set(['one', 'hundred', 'thousand', 'million']),
  ordinals: { second: 2, third: 3, fourth: 4, fifth: 5 },
  hint: 'first|second|third|fourth|fifth|two|three|four|five|six|seven|eight|nine|ten|eleven|twel|twent|thirt|fift|hundred|thousand|million',
  sayings: '\\b24/7\\b|\\b24\\s+hours\\s+a\\s+day\\b|\\b7\\s+days\\s+a\\s+week\\b',
};

const VOCABULARIES: Readonly<Record<string, Vocabulary>> = { it: ITALIAN, en: ENGLISH };

/** The words of a language (`it`, `it-IT`); undefined when we have no recogniser for it. */
export function vocabularyOf(language: string): Vocabulary | undefined {
  const [code = ''] = language.toLowerCase().split('-');
  return VOCABULARIES[code];
}

function numbers(words: string, wordValue: (typed: string) => number | undefined) {
  const free = `(?<!\\p{L})${words}(?!\\p{L})`;
  return {
    number: `(?:${DIGITS}|${free})`,
    numberWords: free,
    valueOf: (typed: string) => (/\d/.test(typed) ? digitsValue(typed) : wordValue(typed)),
  };
}
