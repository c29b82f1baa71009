// Kept by hand, from reading the site: which sentences a person must read again when a fact changes.
// A sentence is named by its file and its first words.

export type Sentences = Readonly<Record<string, readonly string[]>>;

/** In which order a day at the camp goes. */
const ORDER: Sentences = {
  home: ['Si parte dai campi', 'Sport di prima mattina'],
  'sport-city': ['Dal campo alla piscina', 'Sport al mattino'],
  'sc-ostiense': ['Una giornata tipo'],
};
/** From its first sport to its end. */
const EDGES: Sentences = {
  'sport-city': ['Dalla prima palla'],
  members: ['Seguite il programma'],
};
const HALF_DAY: Sentences = { prezzi: ['La mezza giornata', 'piscina, sport e pranzo'] };
const EVENTS: Sentences = {
  home: ['Un evento a tema al giorno', 'Dalla battaglia'],
  'sport-city': ['Dal lunedì al venerdì ogni giornata'],
  'sc-ostiense': ['Ogni giorno, dal lunedì'],
  'tc-nascosa': ['Anche qui, dal lunedì'],
  'daily-events': ['La settimana comincia'],
};
const SPORTS: Sentences = {
  'sport-city': ['Lezioni di calcio'],
  sports: ['Per chi vuole migliorare'],
};
/** To some the certificate is not asked for. */
const YOUNGER: Sentences = {
  iscrizioni: ['Ai bambini che'],
  'economic-regulations': ['Il certificato medico'],
  'sport-city': ['Da 7 anni'],
  'sc-ostiense': ['Da 7 anni'],
  'tc-nascosa': ['Da 7 anni'],
};
const LESSONS: Sentences = {
  'sport-city': ['Qui si può anche'],
  'sc-ostiense': ['Le lezioni di padel'],
  'tc-nascosa': ['Dove sono attive'],
};
const CLOSURES: Sentences = {
  layout: ['Stagione 2025'],
  'sport-city': ['Chiusura di agosto'],
  'sc-ostiense': ['Chiusura di agosto'],
  'tc-nascosa': ['Chiusura di agosto'],
  'economic-regulations': ['Chiusura di Ferragosto'],
  'lavora-con-noi': ['Da lunedì 9 giugno'],
};
const OPEN_DAYS: Sentences = { 'open-days': ['L’ultimo open day'] };
const OPEN_HOURS: Sentences = {
  'open-days': ['Open day: un pomeriggio', 'Un pomeriggio insieme', 'Durante tutto il pomeriggio'],
};
const CITIES: Sentences = {
  home: ['Campus estivo a Roma', 'Il campus estivo di Roma'],
  iscrizioni: ['Come iscrivere'],
  preventivo: ['Rispondete a poche'],
  'lavora-con-noi': ['Estate 2025', 'Cerchiamo animatori'],
  'economic-regulations': ['Le regole valgono'],
  'come-arrivare': ['Indirizzi, mappe'],
  prezzi: ['Quanto costa il campus'],
  publish: ['Centri estivi a Roma'],
};
const HALF_DAYS: Sentences = {
  home: ['Piscina e ristorante'],
  'sport-city': ['Settimane e giornate', 'Settimane o giornate'],
  'tc-nascosa': ['Settimane o giornate'],
  'economic-regulations': [
    'mezza giornata, soltanto',
    'In questa sede potete',
    'Le tariffe a mezza',
  ],
};
const HALF_WEEKS: Sentences = { domande: ['Sì, a Sport City'] };
const SOME_HALF_WEEKS: Sentences = {
  'come-arrivare': ['Si esce dalle'],
  prezzi: ['Quanto costa il campus'],
};
const FULL_DAYS: Sentences = {
  home: ['In piscina ci sono'],
  'sc-ostiense': [
    'Piscina con gonfiabili',
    'I gonfiabili in piscina',
    'In questa sede si frequenta',
    'I prezzi sono',
    'Settimane o giornate',
  ],
  'economic-regulations': [
    'mezza giornata, soltanto',
    'Nella sede di SC',
    'In questa sede la giornata',
    'Le tariffe a mezza',
  ],
};
const EVERY_VENUE: Sentences = { home: ['Campi sportivi in ogni', 'Piscina in ogni'] };
const TRAINING: Sentences = {
  'lavora-con-noi': ['Gratuita e prima', 'Partecipare alla formazione'],
  home: ['Formiamo gli animatori'],
};
const NONE: Sentences = {};

function all(...groups: readonly Sentences[]): Sentences {
  const files = new Set(groups.flatMap((group) => Object.keys(group)));
  return Object.fromEntries(
    [...files].map((file) => [file, [...new Set(groups.flatMap((group) => group[file] ?? []))]]),
  );
}

const SLOTS: Readonly<Record<string, Sentences>> = {
  welcome: { 'sport-city': ['Potete accompagnare'], 'prima-giornata': ['Dal cancello'] },
  tennisDodgeball: {
    ...EDGES,
    'sport-city': ['Racchetta in mano', 'Dalla prima palla'],
    'sc-ostiense': ['Chi colpisce'],
    'tc-nascosa': ['Si comincia tra'],
    sports: ['Lo sport è'],
    'prima-giornata': ['Si comincia muovendosi'],
  },
  football: { 'sport-city': ['Esercizi con la palla'] },
  pool: {
    ...HALF_DAY,
    home: ['La piscina arriva', 'Piscina e ristorante'],
    'sport-city': ['Bagno e giochi'],
    'tc-nascosa': ['Il bagno della mattina'],
    aquafun: ['Quando il sole', 'L’ora della piscina', 'Il bagno di ogni'],
  },
  lunch: {
    ...HALF_DAY,
    home: ['La piscina arriva', 'Dopo pranzo si', 'Piscina e ristorante'],
    'sc-ostiense': ['Una pausa all’ombra'],
    activities: ['L’evento del giorno va'],
    aquafun: ['Quando il sole', 'L’ora della piscina'],
    domande: ['Sì, a Sport City'],
  },
  relax: {
    home: ['Dopo pranzo si'],
    'sport-city': ['Nelle ore calde', 'Sport al mattino'],
    'sc-ostiense': ['Una pausa all’ombra'],
    'tc-nascosa': ['Riposo e giochi'],
    activities: ['L’evento del giorno va'],
    relax: ['Aree relax per', 'Il relax va', 'Ci si siede', 'L’ombra, i giochi'],
  },
  basketVolley: {
    'sc-ostiense': ['Si ricomincia'],
    'tc-nascosa': ['Di nuovo in campo'],
    relax: ['Il relax va'],
    sports: ['Lo sport è'],
    'prima-giornata': ['Si torna in campo'],
  },
  rehearsals: {
    'sc-ostiense': ['Ogni 2 settimane le prove'],
    shows: ['I temi dell’estate', 'Ogni 2 settimane un tema'],
  },
  event: { home: ['Dalla battaglia'], 'daily-events': ['L’evento chiude'] },
  snack: {
    ...EDGES,
    ...HALF_DAY,
    home: ['In piscina ci sono'],
    'sport-city': ['Dalla prima palla', 'Alle', 'Si mangia qualcosa'],
    'sc-ostiense': ['I gonfiabili in piscina', 'Arriva alle', 'L’ultimo momento'],
    'tc-nascosa': ['Alle', 'Qualcosa di buono'],
    'daily-events': ['L’evento chiude'],
    'prima-giornata': ['Dal cancello', 'La merenda è'],
  },
};

/** They begin before noon and stay where they are when they begin at eleven. */
const IN_PLACE = new Set(['pool', 'lunch']);

/** The fact, and the sentences that must be listed when it changes, and no others. */
export const EXPECTED: Readonly<Record<string, Sentences>> = {
  ...Object.fromEntries(
    Object.entries(SLOTS).flatMap(([slot, own]) =>
      ['from', 'to'].map((end) => [
        `programme.slots.${slot}.${end}`,
        end === 'from' && !IN_PLACE.has(slot) ? all(ORDER, own) : own,
      ]),
    ),
  ),
  'hours.activities.from': { 'sport-city': ['Potete accompagnare'] },
  'hours.extendedExit': { 'sport-city': ['Potete accompagnare'] },
  'hours.camp.to': {
    'sport-city': ['Potete accompagnare', 'Alle'],
    'sc-ostiense': ['Arriva alle'],
    'tc-nascosa': ['Alle'],
  },
  'hours.halfDay.to': { domande: ['Sì, a Sport City'], ...HALF_DAY },
  'enrolment.deadline.weeksBefore': {
    domande: ['Entro mercoledì'],
    'economic-regulations': ['Per frequentare', 'Potete cambiare'],
    iscrizioni: ['Completateli entro'],
    privacy: ['Ci si iscrive', 'Le date si possono'],
    'rimborsi-ricevute': ['Le date si possono'],
    'sc-ostiense': ['Iscrizione e pagamento'],
    settimane: ['Iscrivetevi e pagate'],
    'sport-city': ['Iscrizione e pagamento'],
    'tc-nascosa': ['Iscrizione e pagamento'],
    'terms-conditions': ['Iscrizione e pagamento'],
  },
  'discounts.rounding.unit': {
    'economic-regulations': ['Gli importi si'],
    preventivo: ['all’euro superiore'],
  },
  'dailyEvents.events.battle.weekday': all(EVENTS, {
    'daily-events': ['Si comincia la settimana'],
  }),
  'dailyEvents.events.party.weekday': EVENTS,
  'dailyEvents.events.creation.weekday': EVENTS,
  'dailyEvents.events.challenge.weekday': EVENTS,
  'dailyEvents.events.quiz.weekday': all(EVENTS, { 'daily-events': ['La settimana si chiude'] }),
  'dailyEvents.events.show.everyWeeks': EVENTS,
  'sports.sports.football.lessonsFromAge': SPORTS,
  'sports.sports.padel.lessonsFromAge': SPORTS,
  'sports.sports.football.lessonsAt': all(SPORTS, LESSONS),
  'enrolment.certificateFromAge': YOUNGER,
  'venues.sportCity.addresses': { 'come-arrivare': ['La mappa si apre'] },
  'season.closures.august.from': CLOSURES,
  'season.closures.august.to': { ...CLOSURES, layout: [], 'lavora-con-noi': [] },
  'season.start': all(TRAINING, {
    home: ['Organizziamo campus'],
    'open-days': ['L’ultimo open day'],
  }),
  'season.year': { home: ['Stiamo preparando'], 'tc-nascosa': ['Stiamo preparando'] },
  'staff.entertainers.trainingStart': TRAINING,
  'staff.villageHeads.training.from': { 'lavora-con-noi': ['Gratuita e prima'] },
  'staff.villageHeads.training.to': { 'lavora-con-noi': ['Gratuita e prima'] },
  'openDays.events.first.date': OPEN_DAYS,
  'openDays.events.first.bookBy': {},
  'openDays.events.first.hours.from': OPEN_HOURS,
  'programme.slots.pool.icon': {},
  'openDays.events.second.date': OPEN_DAYS,
  'openDays.price': { 'open-days': ['Venite a provare', 'Un pomeriggio insieme'] },
  'discounts.chain.minFamilies': {
    home: ['Bastano 2', '4% di sconto'],
    'sport-city': ['Per gruppi di'],
    'sc-ostiense': ['Per gruppi di'],
    'tc-nascosa': ['Per gruppi di'],
  },
  'agreements.voucherBody': {
    iscrizioni: ['Per l’ente segnato'],
    'economic-regulations': ['* Per questa'],
  },
  'claims.experience.years': { home: ['Organizziamo campus'] },
  'claims.experience.children': { home: ['Organizziamo campus'] },
  'legal.controllers.first.name': { 'chi-siamo': ['Da confermare: i nomi'] },
  'camp.founded': { home: ['Organizziamo campus'] },
  'venues.sportCity.city': CITIES,
  'venues.scOstiense.city': CITIES,
  'venues.sportCity.listed': {
    home: ['A Roma:'],
    'lavora-con-noi': ['A Roma,'],
    'economic-regulations': ['Il campus si svolge'],
  },
  'venues.scOstiense.listed': {
    home: ['A Roma:'],
    'lavora-con-noi': ['A Roma,'],
    'economic-regulations': ['Il campus si svolge'],
  },
  'venues.tcNascosa.listed': all(CITIES, EVERY_VENUE, { 'lavora-con-noi': ['A Roma,'] }),
  'venues.tcNascosa.status': {
    'lavora-con-noi': ['A Roma,'],
    'economic-regulations': ['Le regole valgono', 'mezza giornata, soltanto', 'Le tariffe a mezza'],
  },
  'venues.sportCity.features': all(EVERY_VENUE, {
    home: ['Piscina e ristorante'],
    'sport-city': [
      'Piscina, campi sportivi',
      'A Sport City la piscina',
      'Si pranza alle',
      'Tutti al ristorante',
    ],
  }),
  'venues.scOstiense.features': all(EVERY_VENUE, {
    home: ['In piscina ci sono'],
    'sc-ostiense': [
      'Piscina con gonfiabili',
      'I gonfiabili in piscina',
      'A SC Ostiense l’acqua',
      'Costume e telo',
      'Bagno, giochi in acqua',
      'Salti sui gonfiabili',
    ],
    aquafun: [
      'AcquaFun: piscina',
      'Il bagno di ogni giorno',
      'I gonfiabili',
      'A SC Ostiense in acqua',
      'Spruzzi, squadre',
    ],
  }),
  'venues.tcNascosa.features': all(EVERY_VENUE, {
    home: ['Stiamo preparando'],
    'tc-nascosa': ['Stiamo preparando'],
  }),
  'venues.scOstiense.addresses': {
    'sc-ostiense': ['La sede è a'],
    'come-arrivare': ['La mappa si apre'],
  },
  // That there is one counts, not what it costs.
  'prices.halfDayWeek': NONE,
  'prices.halfDay': NONE,
  'prices.halfDayWeek.*': { ...HALF_DAYS, ...HALF_WEEKS, ...SOME_HALF_WEEKS },
  'prices.halfDay.*': HALF_DAYS,
  'venues.scOstiense.prices.halfDayWeek': { ...FULL_DAYS, ...HALF_WEEKS },
  'venues.scOstiense.prices.halfDay': FULL_DAYS,
  // What only shows a value is right by itself.
  'prices.week': NONE,
  'venues.scOstiense.prices.week': NONE,
  'fees.enrolment': NONE,
  'season.end': NONE,
  'season.extension.end': NONE,
  'discounts.siblings.percent': NONE,
  'discounts.chain.deadline.date': NONE,
  'legal.updated': NONE,
  'contacts.secretariat.phone': NONE,
  'enrolment.illnessDays': NONE,
  'agreements.rates.week': NONE,
};
