// Moves the clock through every instant in the facts, and checks what the built pages then say.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Dated, lastSunday, type Oracle, plusDays, romeMs } from './oracle.ts';
import { type PageAt, pageReader } from './page-at.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Midnight for visitors in Auckland, Tokyo, London, New York, Honolulu; hours before UTC. */
const ZONES = [-12, -9, 0, 4, 10];

export interface DayFinding {
  readonly from: number;
  readonly page: string;
  readonly what: string;
  readonly words: string;
  readonly fact: Dated | undefined;
}

/** Each instant and a minute before and after; clock changes; midnights elsewhere; a year on. */
export function instantsOf({ dated, weeks, year, transitions }: Oracle): number[] {
  const changes = [
    ...dated.flatMap(({ date, passed }) => [romeMs(date), passed]),
    ...weeks.values(),
    ...transitions,
  ];
  const midnights = dated.flatMap(({ date }) =>
    ZONES.map((hours) => Date.parse(plusDays(date, 1)) + hours * HOUR_MS),
  );
  const clocks = [2, 9].map((month) => lastSunday(year, month) + HOUR_MS);
  const near = [...changes, ...clocks].flatMap((at) => [
    at - MINUTE_MS,
    at - 1000,
    at,
    at + MINUTE_MS,
  ]);
  const later = Math.max(...changes) + 365 * 24 * HOUR_MS;
  return [...new Set([0, ...near, ...midnights, later])].sort((a, b) => a - b);
}

const MONTHS: Readonly<Record<string, readonly string[]>> = {
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
    ' ',
  ),
  en: 'January February March April May June July August September October November December'.split(
    ' ',
  ),
};
/** Words that invite, or announce something still to come. */
const PROMISE =
  /prenot|iscrivetevi|vi aspettiamo|\bentro\b|fino a\b|aprono|avete ancora|mancano|\bbook|enrol (?:now|by)|until|\bby\b|see you|opens?\b|left to/i;
const PAST =
  /passat|terminat|scadut|svolt|si conferma(?:va|vano)|\berano?\b|(?:sono|è) chius|finit|conclus|\bpast\b|passed|could be|ended|over\b|(?:è|sono) stat[oaie] (?:lune|marte|mercole|giove|vener|saba|dome)|was\b|were\b|took place|closed|expired/i;
const ENROL = /^(?:Iscrivetevi|Enrol)(?!.*(?:come|how))/;

/**
 * What pages say when it is not true.
 * @param site HTML by path, such as `relax/index.html`
 * @param since the first instant; earlier ones are left out
 */
export function walk(
  site: ReadonlyMap<string, string>,
  oracle: Oracle,
  content: string,
  since = 0,
): DayFinding[] {
  const found = new Map<string, DayFinding>();
  const notices = noticesOf(content);
  const timeless = new Set(
    pathsOf(content, ({ template }) => ['regulations', 'legal', 'staff'].includes(template)),
  );
  const readers = [...site].map(([path, html]) => [path, pageReader(html)] as const);
  for (const now of instantsOf(oracle).filter((instant) => instant >= since)) {
    const pages = new Map(readers.map(([path, read]) => [path, read(now)] as const));
    for (const [path, page] of pages) {
      const say = (what: string, words: string, fact?: Dated) => {
        const key = [path, what, words].join('\n');
        if (!found.has(key)) found.set(key, { from: now, page: path, what, words, fact });
      };
      deadEnds(page, path, pages, say);
      if (timeless.has(path)) continue;
      pastPromises(page, path, now, oracle, say);
      season(page, path, now, oracle, notices, say);
    }
  }
  const read = readers.map(([, one]) => one);
  return [...datesNotShown(read, oracle), ...datesWithoutEffect(read, oracle), ...found.values()];
}

type Read = (now: number) => PageAt;

/** Dates that no page shows: the pages were built from others. */
function datesNotShown(readers: readonly Read[], { dated }: Oracle): DayFinding[] {
  const words = [0, ...dated.map(({ passed }) => passed)]
    .flatMap((now) => readers.flatMap((read) => read(now).blocks))
    .map((block) => block.words)
    .join('\n');
  return dated
    .filter(({ date }) => !['it', 'en'].some((language) => writtenDay(date, language).test(words)))
    .map((fact) => ({ from: 0, page: '', what: 'says nowhere', words: fact.date, fact }));
}

/** Dates on which no page changes; the season's dates are checked on each page. */
function datesWithoutEffect(readers: readonly Read[], { dated }: Oracle): DayFinding[] {
  const saidAt = (now: number) => readers.map((read) => read(now).blocks);
  return dated
    .filter(({ fact }) => !fact.startsWith('season.'))
    .filter(({ date, passed }) => isDeepStrictEqual(saidAt(romeMs(date) - 1), saidAt(passed)))
    .map((fact) => ({
      from: fact.passed,
      page: '',
      what: 'changes nowhere',
      words: fact.date,
      fact,
    }));
}

type Say = (what: string, words: string, fact?: Dated) => void;

function pastPromises(
  { blocks }: PageAt,
  path: string,
  now: number,
  { dated }: Oracle,
  say: Say,
): void {
  const language = path.startsWith('en/') ? 'en' : 'it';
  /** A sentence about several days is useful while one of them is still to come. */
  const isAhead = (words: string) =>
    dated.some((other) => now < other.passed && writtenDay(other.date, language).test(words));
  for (const one of dated) {
    const written = writtenDay(one.date, language);
    for (const { words, around } of blocks) {
      if (!written.test(words)) continue;
      if (now >= one.passed && PROMISE.test(words) && !PAST.test(around) && !isAhead(words))
        say('promises what has passed', words, one);
      if (now < romeMs(one.date) && PAST.test(words) && !PROMISE.test(words))
        say('says that it has passed', words, one);
    }
  }
}

/** One notice on every page, the right one, but where a notice only leads; no call to enrol when enrolment is closed. */
function season(
  { notices, links }: PageAt,
  path: string,
  now: number,
  oracle: Oracle,
  known: Readonly<Record<string, string>>,
  say: Say,
): void {
  const state = oracle.stateAt(now);
  const language = path.startsWith('en/') ? 'en' : 'it';
  const wanted = known[`${path} ${state}`] === '' ? undefined : known[`${language} ${state}`];
  const shown = notices.join(' | ');
  const fact = oracle.factFor(state);
  if (wanted === undefined ? notices.length > 0 : notices.length !== 1 || !shown.startsWith(wanted))
    say(`must say «${wanted ?? 'nothing'}»`, shown, fact);
  if (state === 'open' || state === 'running') return;
  for (const { text, part } of links)
    if (part === 'main' && ENROL.test(text)) say('asks to enrol when nobody can', text, fact);
}

/** Internal links to a missing page, or to an anchor that is missing at that time. */
function deadEnds(
  { links }: PageAt,
  path: string,
  pages: ReadonlyMap<string, PageAt>,
  say: Say,
): void {
  for (const { href, text } of links) {
    if (!/^[/#]/.test(href) || /\.\w+$/.test(href)) continue;
    const [url = '', anchor = ''] = href.split('#');
    const file = url === '' ? path : `${url.split('?')[0]}/index.html`.replace(/^\/+/, '');
    const target = pages.get(file);
    if (!target) say('leads to no page', `${text} → ${href}`);
    else if (anchor !== '' && !target.anchors.has(decodeURIComponent(anchor)))
      say('leads to no place', `${text} → ${href}`);
  }
}

function writtenDay(date: string, language: string): RegExp {
  const [, month = 0, day = 0] = date.split('-').map(Number);
  const name = MONTHS[language]?.[month - 1] ?? '';
  return new RegExp(`(?<!\\d)${day}(?:º|st|nd|rd|th)?(?: of)? ${name}|${name} ${day}(?!\\d)`, 'i');
}

/** The first words of each notice, by language and state; none on a page to which it only leads. */
function noticesOf(content: string): Record<string, string> {
  const states = JSON.parse(readFileSync(join(content, 'pages/layout.json'), 'utf8')).seasons ?? [];
  const notices: Record<string, string> = {};
  for (const language of ['it', 'en']) {
    const file = join(content, `texts/${language}/layout.json`);
    if (!existsSync(file)) continue;
    const { seasons } = JSON.parse(readFileSync(file, 'utf8'));
    for (const { id, target } of states) {
      const { text, link } = seasons[id];
      notices[`${language} ${id}`] =
        String(text ?? link)
          .split('{{')[0]
          ?.trim() ?? '';
      if (text) continue;
      for (const path of pathsOf(content, (page) => page.id === target?.page))
        notices[`${path} ${id}`] = '';
    }
    const over = notices[`${language} over`];
    for (const id of ['idle', 'next']) {
      if (over === undefined || `${language} ${id}` in notices) break;
      notices[`${language} ${id}`] = over;
    }
  }
  return notices;
}

interface ListedPage {
  readonly id: string;
  readonly template: string;
  readonly path: string;
  readonly paths?: Record<string, string>;
}

function pathsOf(content: string, isWanted: (page: ListedPage) => boolean): string[] {
  const { pages } = JSON.parse(readFileSync(join(content, 'site.json'), 'utf8'));
  return pages
    .filter(isWanted)
    .flatMap(({ path, paths = {} }: ListedPage) =>
      [path, `/en${path}`, ...Object.values(paths).map((own) => `/en${own}`)].map((url) =>
        `${url}/index.html`.replace(/^\/+/, ''),
      ),
    );
}

/** «dal 1/6/2025, 00:00 …», with the file and the line of the fact. */
export function sentenceOf({ from, page, what, words, fact }: DayFinding): string {
  const at = new Date(from).toLocaleString('it-IT', { timeZone: 'Europe/Rome' });
  const place = fact ? ` (${fact.fact}, ${fact.file}:${fact.line})` : '';
  return `dal ${at} /${page.replace(/\/?index\.html$/, '')} ${what}: «${words.slice(0, 160)}»${place}`;
}
