import type { Verdict } from './judge.ts';

const LEAST_SLIPS = 2000;
const LEAST_HARMLESS = 500;
const LEAST_CAUGHT = 0.98;
/** Of each sort; the others stand in the report. */
const MOST_LISTED = 25;

/** Why no rule can tell these slips, by their title. */
const REASONS: readonly [title: RegExp, reason: string][] = [
  [
    /^facts\/enrolment\.json\/deadline\/weekday/,
    'è una regola del campus: nessun altro dato dice quel giorno',
  ],
  [
    /groupPhotoWeekday/,
    'è un altro giorno in cui il campus è aperto: nessun altro dato lo smentisce',
  ],
  [
    /closures\/august\/to/,
    'è il valore che due pagine dicono già: per il controllo è la loro questione decisa',
  ],
  [/^site\.json\/locales/, 'mancano tutti i testi di quella lingua: detto ai file che mancano'],
  [/\/(eyebrow|pictureAlt)$/, 'è un testo che una pagina può non avere'],
];

/** A row for each family of edits: what comes before the colon in their kind. */
export function table(verdicts: readonly Verdict[]): string[] {
  const families = Map.groupBy(verdicts, ({ kind }) => kind.split(/[:,]/, 1)[0] ?? kind);
  const header = row(['modifica', 'quante', 'alla riga', 'altrove', 'nulla', 'riletture', 'rotte']);
  const rows = [...families].sort().map(([family, of]) => {
    const outcomes = (['seen', 'elsewhere', 'silent'] as const).map(
      (outcome) => of.filter((one) => one.outcome === outcome).length,
    );
    const rereadings = of.reduce((sum, one) => sum + one.rereadings, 0);
    const crashes = of.filter(({ crash }) => crash !== undefined).length;
    return row([family, of.length, ...outcomes, rereadings, crashes]);
  });
  return [header, ...rows];
}

function row([name = '', ...cells]: readonly (string | number)[]): string {
  return [String(name).padEnd(44), ...cells.map((cell) => String(cell).padStart(9))].join(' ');
}

/** The first slips that were not told at their line, and the alarms. */
export function listed(verdicts: readonly Verdict[]): string[] {
  const unseen = verdicts.filter(({ sort, outcome }) => sort === 'slip' && outcome !== 'seen');
  return [...some(unseen), ...some(verdicts.filter(isAlarm))];
}

function some(verdicts: readonly Verdict[]): string[] {
  const lines = verdicts.slice(0, MOST_LISTED).map(({ kind, title, said: [first], crash }) => {
    const reason = REASONS.find(([pattern]) => pattern.test(title))?.[1];
    const why = reason ? `; perché: ${reason}` : '';
    const broken = crash ? `; interrotto: ${crash.split('\n', 4).join(' ')}` : '';
    return `  ✗ ${kind} — ${title}${why}${first ? `; detto: ${first}` : ''}${broken}`;
  });
  const rest = verdicts.length - lines.length;
  return rest > 0 ? [...lines, `  … e altre ${rest}`] : lines;
}

function isAlarm({ sort, outcome, crash }: Verdict): boolean {
  return sort === 'harmless' && (outcome !== 'silent' || crash !== undefined);
}

/** The verdict of the whole; of a sample no least number is asked. */
export function summary(
  verdicts: readonly Verdict[],
  isWhole: boolean,
): { lines: string[]; enough: boolean } {
  const of = (sort: Verdict['sort']) => verdicts.filter((one) => one.sort === sort);
  const [slips, harmless, invisible] = [of('slip'), of('harmless'), of('invisible')];
  const seen = slips.filter(({ outcome }) => outcome === 'seen').length;
  const alarms = harmless.filter(isAlarm).length;
  const noticed = invisible.filter(({ outcome }) => outcome === 'seen').length;
  const isLong = slips.length >= LEAST_SLIPS && harmless.length >= LEAST_HARMLESS;
  return {
    lines: [
      `Sviste prese alla riga giusta: ${seen} su ${slips.length} (${percent(seen, slips.length)}; almeno ${LEAST_CAUGHT * 100}%).`,
      `Modifiche innocue con un allarme: ${alarms} su ${harmless.length}.`,
      `Segnaposto scambiati, che nessun controllo può vedere: ${invisible.length}, notati ${noticed}. Il rapporto in HTML mostra quali pagine dicono quale dato.`,
    ],
    enough: (isLong || !isWhole) && seen >= slips.length * LEAST_CAUGHT && alarms === 0,
  };
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(2).replace('.', ',')}%`;
}
