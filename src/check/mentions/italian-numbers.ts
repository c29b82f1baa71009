const UNITS: Readonly<Record<string, number>> = {
  un: 1,
  uno: 1,
  una: 1,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  sei: 6,
  sette: 7,
  otto: 8,
  nove: 9,
};

const TEENS: Readonly<Record<string, number>> = {
  dieci: 10,
  undici: 11,
  dodici: 12,
  tredici: 13,
  quattordici: 14,
  quindici: 15,
  sedici: 16,
  diciassette: 17,
  diciotto: 18,
  diciannove: 19,
};

const TENS: Readonly<Record<string, number>> = {
  venti: 20,
  trenta: 30,
  quaranta: 40,
  cinquanta: 50,
  sessanta: 60,
  settanta: 70,
  ottanta: 80,
  novanta: 90,
};

const PARTS = [
  'dicia(?:ssette|nnove)|diciotto|(?:un|do|tre|quattor|quin|se)dici|dieci',
  "(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant)(?:[ia]|(?=[’'uo]))",
  'quattro|cinque|sette|otto|nove|due|tr[eé]|sei|un[oa]?',
  'cento?|mill(?:e|ion[ei])|mila',
].join('|');

/** A number in Italian words: «ventuno», «vent’uno», «centottanta», «mille e duecento». */
export const ITALIAN_NUMBER = `(?:${PARTS})(?:[’']?(?:${PARTS})|(?<=cento|mila|mille|milion[ei])\\s(?:e\\s)?(?:${PARTS})|\\smilion[ei])*`;

/** The value of Italian cardinals up to some millions; undefined when the words make no number. */
export function italianNumber(typed: string): number | undefined {
  const word = typed
    .toLowerCase()
    .replace(/[’'\s]/g, '')
    .replaceAll('é', 'e');
  const [, many, rest] = /^(.*?)milion[ei]e?(.*)$/.exec(word) ?? [];
  if (many !== undefined && rest !== undefined) {
    const [millions, below] = [belowMillion(many), rest === '' ? 0 : belowMillion(rest)];
    if (millions === undefined || below === undefined) return undefined;
    return millions * 1_000_000 + below;
  }
  return belowMillion(word);
}

function belowMillion(word: string): number | undefined {
  const thousands = /^(.*?)(mille|mila)e?(?=$|[a-z])/.exec(word);
  if (!thousands) return belowThousand(word);
  const [whole, before = '', mark] = thousands;
  const many = before === '' && mark === 'mille' ? 1 : belowThousand(before);
  const rest = word.slice(whole.length);
  const below = rest === '' ? 0 : belowThousand(rest);
  if (many === undefined || below === undefined || (mark === 'mille' && before !== ''))
    return undefined;
  return many * 1000 + below;
}

function belowThousand(word: string): number | undefined {
  const hundred = /^(due|tre|quattro|cinque|sei|sette|otto|nove)?cent/.exec(word);
  if (!hundred) return belowHundred(word);
  const many = hundred[1] === undefined ? 1 : (UNITS[hundred[1]] ?? 0);
  const rest = word.slice(hundred[0].length);
  if (rest === '' || rest === 'o') return many * 100;
  const below = belowHundred(rest.replace(/^oe?/, '')) ?? belowHundred(rest);
  return below === undefined ? undefined : many * 100 + below;
}

function belowHundred(word: string): number | undefined {
  const small = UNITS[word] ?? TEENS[word] ?? TENS[word];
  if (small !== undefined) return small;
  for (const [tens, value] of Object.entries(TENS)) {
    const stem = tens.slice(0, -1);
    if (word === stem) return value;
    if (!word.startsWith(stem)) continue;
    const unit = UNITS[word.slice(stem.length)] ?? UNITS[word.slice(tens.length)];
    if (unit !== undefined) return value + unit;
  }
  return undefined;
}
