import { type Args, type Sentence, say } from './sentence.ts';

const WEEKDAYS: Readonly<Record<string, string>> = {
  monday: 'lunedì',
  tuesday: 'martedì',
  wednesday: 'mercoledì',
  thursday: 'giovedì',
  friday: 'venerdì',
  saturday: 'sabato',
  sunday: 'domenica',
};

const weekday = (a: Args, name = 'weekday') => weekdayName(a.text(name));

/** Dates, hours and ages that cannot be true together. */
export const coherentDates = {
  'range-backwards': say(
    (a) =>
      `«${a.text('field')}» va da ${a.text('from')} a ${a.text('to')}, cioè finisce prima di cominciare o nello stesso momento`,
    (a) => `scrivete in «${a.text('last')}» un valore più grande di «${a.text('first')}»`,
  ),
  'ranges-overlap': say(
    (a) =>
      `in «${a.text('field')}» una fascia comincia (${a.text('from')}) prima che finisca la precedente (${a.text('before')})`,
    () => 'mettetele in ordine senza sovrapporle, oppure unitele in una sola',
  ),
  'date-weekday': say(
    (a) =>
      `«${a.text('field')}» è ${a.text('date')}, che cade di ${weekday(a)}, ma accanto sta scritto ${weekday(a, 'stated')}`,
    (a) => `correggete la data, oppure scrivete "${a.text('weekday')}"`,
  ),
  'season-weekday': say(
    (a) =>
      `«${a.text('field')}» è ${a.text('date')}, che cade di ${weekday(a)}, ma il campus va dal lunedì al venerdì`,
    (a) => `scrivete "${a.text('instead')}", che è ${weekday(a, 'stated')}`,
  ),
  'not-weekend': say(
    (a) =>
      `«${a.text('field')}» è ${a.text('date')}, che cade di ${weekday(a)}, ma le pagine parlano di un fine settimana`,
    (a) => `scrivete "${a.text('instead')}", che è ${weekday(a, 'stated')}`,
  ),
  'closure-weekday': say(
    (a) =>
      `«${a.text('field')}» è ${a.text('date')}, che cade di ${weekday(a)}: una chiusura lunga di solito va dal lunedì al venerdì o alla domenica`,
    () => 'controllate la data; se è giusta, lasciatela così',
  ),
  'closure-idle': say(
    (a) =>
      `«${a.text('field')}» comincia il ${a.text('date')}, che è ${weekday(a)}, e non toglie nessun giorno: di sabato e di domenica il campus è già chiuso`,
    () => 'scrivete i giorni dal lunedì al venerdì in cui si chiude, oppure togliete la chiusura',
  ),
  'date-year': say(
    (a) => `«${a.text('field')}» è ${a.text('date')}, ma la stagione è del ${a.text('year')}`,
    (a) =>
      `se l’anno è giusto scrivete in «${a.text('field')}» un giorno del ${a.text('year')}, come "${a.text('instead')}", altrimenti correggete «season.year»; tutta la stagione insieme si sposta con «npm run season -- ${a.text('season')}»`,
  ),
  'closure-outside': say(
    (a) =>
      `«${a.text('field')}» è ${a.text('found')}, fuori dalla stagione, che va da ${a.text('min')} a ${a.text('max')}`,
    () => 'correggete la data della chiusura, oppure il primo o l’ultimo giorno della stagione',
  ),
  'extension-early': say(
    (a) =>
      `il prolungamento arriva al ${a.text('found')}, ma la stagione finisce già il ${a.text('wanted')}`,
    () => 'scrivete una data successiva alla fine della stagione',
  ),
  'extension-reached': say(
    (a) =>
      `la stagione finisce il ${a.text('end')}, come il prolungamento, che però non è confermato`,
    (a) => `decidetelo con «npm run decide ${a.text('implies')} confirmed»`,
  ),
  'extension-not-reached': say(
    (a) =>
      `il prolungamento fino al ${a.text('longer')} è confermato, ma la stagione finisce il ${a.text('end')}`,
    (a) =>
      `decidete con «npm run decide season.end ${a.text('longer')}», oppure cambiate lo stato del prolungamento`,
  ),
  'date-order': say(
    (a) =>
      `«${a.text('field')}» è ${a.text('found')}, che non viene prima di «${a.text('other')}» (${a.text('wanted')})`,
    (a) => `scrivete una data precedente a ${a.text('wanted')}, oppure spostate l’altra`,
  ),
  'programme-gap': say(
    (a) =>
      `nel programma c’è un vuoto: «${a.text('before')}» finisce alle ${a.text('to')} e «${a.text('slot')}» comincia alle ${a.text('from')}`,
    (a) => `scrivete "from": "${a.text('to')}", oppure allungate la fascia precedente`,
  ),
  'programme-overlap': say(
    (a) =>
      `nel programma due fasce si sovrappongono: «${a.text('before')}» finisce alle ${a.text('to')} e «${a.text('slot')}» comincia alle ${a.text('from')}`,
    (a) => `scrivete "from": "${a.text('to')}", oppure accorciate la fascia precedente`,
  ),
  'programme-edge': say(
    (a) =>
      `il programma ha «${a.text('field')}» alle ${a.text('found')}, ma «${a.text('other')}» dice ${a.text('wanted')}`,
    (a) => `scrivete "${a.text('wanted')}", oppure correggete l’orario del campus`,
  ),
  'hours-unequal': say(
    (a) =>
      `«${a.text('field')}» è ${a.text('found')}, ma deve coincidere con «${a.text('other')}», che è ${a.text('wanted')}`,
    (a) => `scrivete "${a.text('wanted')}", oppure correggete l’altro orario`,
  ),
  'hours-late': say(
    (a) =>
      `«${a.text('field')}» è ${a.text('found')}, dopo «${a.text('other')}», che è ${a.text('wanted')}`,
    (a) => `scrivete al più tardi "${a.text('wanted')}", oppure correggete l’altro orario`,
  ),
  'half-day-whole': say(
    (a) => `la mezza giornata finisce alle ${a.text('found')}, insieme alla giornata intera`,
    (a) => `scrivete in «${a.text('field')}» un’ora precedente`,
  ),
  'deadline-weekend': say(
    (a) => `«${a.text('field')}» è ${a.text('date')}, che cade di ${weekday(a)}`,
    (a) =>
      a.text('names')
        ? `controllate la data; se è voluta, aggiungete accanto "weekday": "${a.text('weekday')}"`
        : 'controllate la data; se è voluta, lasciatela così',
  ),
  'event-day': say(
    (a) =>
      a.text('found') === '0'
        ? `«${a.text('field')}» non dice quando torna`
        : `«${a.text('field')}» dice sia il giorno sia ogni quante settimane`,
    () => 'tenete uno solo tra «weekday» (il giorno) e «everyWeeks» (ogni quante settimane)',
  ),
  'event-day-repeated': say(
    (a) => `«${a.text('field')}» cade di ${weekday(a)}, ma quel giorno c’è già un altro evento`,
    (a) =>
      a.text('instead')
        ? `scrivete "${a.text('instead')}", il giorno rimasto senza evento`
        : 'lasciate un solo evento per giorno',
  ),
  'event-day-missing': say(
    (a) => `di ${weekday(a)} non c’è nessun evento, ma il sito ne promette uno per ogni giorno`,
    (a) => `date a un evento "weekday": "${a.text('weekday')}"`,
  ),
  'weekday-closed': say(
    (a) => `«${a.text('field')}» cade di ${weekday(a)}, ma il campus va dal lunedì al venerdì`,
    () => 'scegliete un giorno dal lunedì al venerdì',
  ),
  'value-unequal': say(
    (a) =>
      `«${a.text('field')}» vale ${a.text('found')}, ma «${a.text('other')}», che dice la stessa cosa, vale ${a.text('wanted')}`,
    (a) => `scrivete ${a.text('wanted')}, oppure correggete l’altro`,
  ),
  'age-order': say(
    (a) =>
      `«${a.text('field')}» vale ${a.text('found')}, ma deve essere meno di «${a.text('other')}», che vale ${a.text('wanted')}`,
    (a) => `scrivete un numero più piccolo di ${a.text('wanted')}, oppure correggete l’altro`,
  ),
  'age-outside': say(
    (a) =>
      `«${a.text('field')}» vale ${a.text('found')}, ma il campus accoglie bambini da ${a.text('min')} a ${a.text('max')} anni`,
    (a) => `scrivete un’età da ${a.text('min')} a ${a.text('max')}`,
  ),
  'text-weekday': say(
    (a) => `il testo dice «${a.text('found')}», ma «${a.text('fact')}» è ${weekday(a)}`,
    (a) =>
      `scrivete «${weekday(a)}», oppure usate un formato che scrive il giorno da solo, come longDate`,
  ),
  'text-week': say(
    (a) => `il testo dice «${a.text('found')}», ma il campus va dal lunedì al venerdì`,
    () => 'scrivete «lunedì al venerdì»',
  ),
  'text-weekend': say(
    (a) =>
      `il testo sembra aprire il campus anche nel fine settimana («${a.text('found')}»), ma il campus va dal lunedì al venerdì`,
    () => 'correggete la frase, o dite chi è aperto in quei giorni',
  ),
  'text-closed-day': say(
    (a) =>
      `il testo sembra chiudere il campus in un giorno della sua settimana («${a.text('found')}»), che va dal lunedì al venerdì`,
    () => 'correggete la frase, o dite chi è chiuso quel giorno',
  ),
  'whole-count': say(
    (a) =>
      `il testo dice «${a.text('found')}», ma ${a.text('of') === 'venues' ? `le sedi che il sito mostra sono ${a.text('value')}` : `le settimane di campus sono ${a.text('value')}`}`,
    () => 'correggete il numero, o dite di che cosa è; senza numero la frase resta vera da sola',
  ),
} as const satisfies Record<string, Sentence>;

/** A weekday of the facts in Italian. */
function weekdayName(weekday: string): string {
  return WEEKDAYS[weekday] ?? weekday;
}
