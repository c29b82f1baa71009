import type { Span } from '../../../reader/grammar.ts';
import { sentencesOf } from '../../text-files.ts';

/** The weekend as a habit: «il sabato», «nel fine settimana»; not «sabato 31 maggio». */
const WEEKEND =
  /(?<!\p{L})(?:(?:(?:anche|il|di|ogni|la|alla|i|le|del)\s+){1,4}(?:sabato|domenica|sabati|domeniche)|sabati|domeniche|sabato e (?:la )?domenica|(?:sabato|domenica) (?:compres|inclus)[oaie]|(?:fine settimana|week-?end)s?|(?:sette|7) giorni su (?:sette|7))(?!\p{L}|\s+\d|\s+\{\{)/iu;

/** «tutti i giorni tranne la domenica» includes Saturday. */
const ALL_BUT_ONE =
  /tutti i giorni,? (?:tranne|esclus[oa]|eccetto|meno) (?:il |la )?(?:sabato|domenica)(?! e)/iu;

const OPENS =
  /(?<!\p{L})(?:apert[oaie]|apriamo|apre|aprono|attiv[oaie]|attività|funzion\p{L}+|in funzione)(?!\p{L})/iu;
const CHILDREN = /(?<!\p{L})(?:bambin[oiae]|ragazz[oiae]|figli[oae]?)(?!\p{L})/iu;
const THERE = /(?<!\p{L})(?:port|lasci|affid|accogli|trov|gioc|esc|entr|accompagn)\p{L}+/iu;
const CAMP = /(?<!\p{L})(?:camp(?:us|o)|centro estivo)(?!\p{L})/iu;
const GOES_ON = /(?<!\p{L})(?:chiude alle|aspettiamo|resta|accoglie|si svolge)(?!\p{L})/iu;
/** Without these words, what is open may be a car park or a pool. */
const OURS = /(?<!\p{L})(?:siamo|restiamo|apriamo|nostr[oai]|attività|tutti i giorni)(?!\p{L})/iu;
const PLAYS = /(?<!\p{L})si gioca(?!\p{L})/iu;

const SAYS_NO =
  /(?<!\p{L})(?:non|né|nemmeno|neanche|neppure|mai|senza|chius[oaie]|tranne|esclus[oaie]|eccetto|riposa)(?!\p{L})/iu;
/** Others that are open then, or other things to do then. */
const OTHERS =
  /segreteri|uffici|open.?day|sportiv|circol|\bclub\b|\bsoci\b|palestr|ristorant|\bbar\b|telefon|rispond|chiam|scriv|\bapp\b|whatsapp|prenot|formazion|negozi|farmaci|sportell|animator|muse[oi]/iu;

/** A quick test before the slow patterns. */
const WEEKEND_DAY = /sabat|domenic|fine settimana|week|giorni/i;
const CAMP_DAYS = /(?:luned|marted|mercoled|gioved|venerd)ì/i;

/** Spans that say that the camp is open at the weekend; questions do not count. */
export function weekendClaims(text: string): Span[] {
  if (!WEEKEND_DAY.test(text)) return [];
  return sentencesOf(text).flatMap(({ text: sentence, start }) => {
    const allButOne = ALL_BUT_ONE.exec(sentence);
    const found = allButOne ?? WEEKEND.exec(sentence);
    if (!found || sentence.trimEnd().endsWith('?') || OTHERS.test(sentence)) return [];
    if (!allButOne && SAYS_NO.test(sentence)) return [];
    const isOpen =
      PLAYS.test(sentence) ||
      (allButOne && CAMP.test(sentence)) ||
      (OPENS.test(sentence) && (OURS.test(sentence) || CAMP.test(sentence))) ||
      (CHILDREN.test(sentence) && THERE.test(sentence)) ||
      (CAMP.test(sentence) && GOES_ON.test(sentence));
    if (!isOpen) return [];
    const from = start + found.index;
    return [{ start: from, end: from + found[0].length }];
  });
}

/** A day of the camp as a habit: «il lunedì»; not «il lunedì di Pasquetta», «il venerdì sera». */
const CAMP_DAY =
  /(?<!\p{L})(?:il|di|ogni|i) (?:luned|marted|mercoled|gioved|venerd)ì(?! (?:\d|\{\{|d[ie]|dopo|prima|sera|pomeriggio)|\p{L})/iu;
const CLOSED = /(?<!\p{L})chius[oi](?!\p{L})/iu;
const OTHER_TIMES =
  /(?<!\p{L})(?:non|mai|alle|dopo|se|quando|per|sabato|domenica|settimana|riapr\p{L}+|ricominc\p{L}+)(?!\p{L})/iu;

/** Spans that say that the camp is closed on a weekday. */
export function closedDayClaims(text: string): Span[] {
  if (!CAMP_DAYS.test(text)) return [];
  return sentencesOf(text).flatMap(({ text: sentence, start }) => {
    const found = CAMP_DAY.exec(sentence);
    if (!found || !CLOSED.test(sentence) || sentence.trimEnd().endsWith('?')) return [];
    if (OTHERS.test(sentence) || OTHER_TIMES.test(sentence)) return [];
    if (!/(?<!\p{L})(?:siamo|restiamo)(?!\p{L})/iu.test(sentence) && !CAMP.test(sentence))
      return [];
    const from = start + found.index;
    return [{ start: from, end: from + found[0].length }];
  });
}
