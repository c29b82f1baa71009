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

/** Dates, hours and ages that contradict each other. */
export const coherentDates = {
  'range-backwards': say(
    '«{field}» va da {from} a {to}, cioè finisce prima di cominciare o nello stesso momento',
    'scrivete in «{last}» un valore più grande di «{first}»',
  ),
  'ranges-overlap': say(
    'in «{field}» una fascia comincia ({from}) prima che finisca la precedente ({before})',
    'mettetele in ordine senza sovrapporle, oppure unitele in una sola',
  ),
  'date-weekday': say(
    (a) =>
      `«${a.text('field')}» è ${a.text('date')}, che cade di ${weekday(a)}, ma accanto sta scritto ${weekday(a, 'stated')}`,
    'correggete la data, oppure scrivete "{weekday}"',
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
    'controllate la data; se è giusta, lasciatela così',
  ),
  'closure-idle': say(
    (a) =>
      `«${a.text('field')}» comincia il ${a.text('date')}, che è ${weekday(a)}, e non toglie nessun giorno: di sabato e di domenica il campus è già chiuso`,
    'scrivete i giorni dal lunedì al venerdì in cui si chiude, oppure togliete la chiusura',
  ),
  'date-year': say(
    '«{field}» è {date}, ma la stagione è del {year}',
    'se l’anno è giusto scrivete in «{field}» un giorno del {year}, come "{instead}", altrimenti correggete «season.year»; tutta la stagione insieme si sposta con «npm run season -- {season}»',
  ),
  'closure-outside': say(
    '«{field}» è {found}, fuori dalla stagione, che va da {min} a {max}',
    'correggete la data della chiusura, oppure il primo o l’ultimo giorno della stagione',
  ),
  'extension-early': say(
    'il prolungamento arriva al {found}, ma la stagione finisce già il {wanted}',
    'scrivete una data successiva alla fine della stagione',
  ),
  'extension-reached': say(
    'la stagione finisce il {end}, come il prolungamento, che però non è confermato',
    'decidetelo con «npm run decide {implies} confirmed»',
  ),
  'extension-not-reached': say(
    'il prolungamento fino al {longer} è confermato, ma la stagione finisce il {end}',
    'decidete con «npm run decide season.end {longer}», oppure cambiate lo stato del prolungamento',
  ),
  'date-order': say(
    '«{field}» è {found}, che non viene prima di «{other}» ({wanted})',
    'scrivete una data precedente a {wanted}, oppure spostate l’altra',
  ),
  'programme-gap': say(
    'nel programma c’è un vuoto: «{before}» finisce alle {to} e «{slot}» comincia alle {from}',
    'scrivete "from": "{to}", oppure allungate la fascia precedente',
  ),
  'programme-overlap': say(
    'nel programma due fasce si sovrappongono: «{before}» finisce alle {to} e «{slot}» comincia alle {from}',
    'scrivete "from": "{to}", oppure accorciate la fascia precedente',
  ),
  'programme-edge': say(
    'il programma ha «{field}» alle {found}, ma «{other}» dice {wanted}',
    'scrivete "{wanted}", oppure correggete l’orario del campus',
  ),
  'hours-unequal': say(
    '«{field}» è {found}, ma deve coincidere con «{other}», che è {wanted}',
    'scrivete "{wanted}", oppure correggete l’altro orario',
  ),
  'hours-late': say(
    '«{field}» è {found}, dopo «{other}», che è {wanted}',
    'scrivete al più tardi "{wanted}", oppure correggete l’altro orario',
  ),
  'half-day-whole': say(
    'la mezza giornata finisce alle {found}, insieme alla giornata intera',
    'scrivete in «{field}» un’ora precedente',
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
    'tenete uno solo tra «weekday» (il giorno) e «everyWeeks» (ogni quante settimane)',
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
    'date a un evento "weekday": "{weekday}"',
  ),
  'weekday-closed': say(
    (a) => `«${a.text('field')}» cade di ${weekday(a)}, ma il campus va dal lunedì al venerdì`,
    'scegliete un giorno dal lunedì al venerdì',
  ),
  'value-unequal': say(
    '«{field}» vale {found}, ma «{other}», che dice la stessa cosa, vale {wanted}',
    'scrivete {wanted}, oppure correggete l’altro',
  ),
  'age-order': say(
    '«{field}» vale {found}, ma deve essere meno di «{other}», che vale {wanted}',
    'scrivete un numero più piccolo di {wanted}, oppure correggete l’altro',
  ),
  'age-outside': say(
    '«{field}» vale {found}, ma il campus accoglie bambini da {min} a {max} anni',
    'scrivete un’età da {min} a {max}',
  ),
  'text-weekday': say(
    (a) => `il testo dice «${a.text('found')}», ma «${a.text('fact')}» è ${weekday(a)}`,
    (a) =>
      `scrivete «${weekday(a)}», oppure usate un formato che scrive il giorno da solo, come longDate`,
  ),
  'text-week': say(
    'il testo dice «{found}», ma il campus va dal lunedì al venerdì',
    'scrivete «lunedì al venerdì»',
  ),
  'text-weekend': say(
    'il testo sembra aprire il campus anche nel fine settimana («{found}»), ma il campus va dal lunedì al venerdì',
    'correggete la frase, o dite chi è aperto in quei giorni',
  ),
  'text-closed-day': say(
    'il testo sembra chiudere il campus in un giorno della sua settimana («{found}»), che va dal lunedì al venerdì',
    'correggete la frase, o dite chi è chiuso quel giorno',
  ),
  'whole-count': say(
    (a) =>
      `il testo dice «${a.text('found')}», ma ${a.text('of') === 'venues' ? `le sedi che il sito mostra sono ${a.text('value')}` : `le settimane di campus sono ${a.text('value')}`}`,
    'correggete il numero, o dite di che cosa è; senza numero la frase resta vera da sola',
  ),
} as const satisfies Record<string, Sentence>;

/** The Italian name of a weekday. */
function weekdayName(weekday: string): string {
  return WEEKDAYS[weekday] ?? weekday;
}
