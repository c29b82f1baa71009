import { added, changed, type Family, machine, typed } from './row.ts';

const GALLERY = 'pages/gallery.json';
const QUESTIONS = 'questions.json';
const LATER = 'later.json';
const NOTICES = 'notices.json';
const PRICES = 'facts/prices.json';
const NOTE = '{ "status": "to-confirm", "note": "Chiedere alla direzione." }';
const AGAIN =
  '{ "fact": "season.end", "values": [], "reason": "Ancora.", "openedOn": "2024-03-04", "owner": "Direzione" }';
const ROUNDING = /"rounding": \{[\s\S]*?"owner": "Direzione"\s*\},/;
const COLLE = 'pages/colle-alto.json';
const SAYS = '"says": { "prices.week": 137 },';
const VENUES = 'facts/venues.json';
const SURE = /,\s*"confirm": \{[^}]*qui 11[^}]*\}/;
const says = (row: string) => added(GALLERY, '/gallery.schema.json",', `"says": { ${row} },`);
const notice = (from: string, until: string) =>
  changed(
    NOTICES,
    `"notices": [{ "text": { "it": "Si chiude." }, "from": "${from}", ‸"until": "${until}" }]`,
  );

export const facts: Family = {
  heading: `## Dati e contraddizioni

Un valore sta scritto una volta sola, nella cartella \`facts\`. Una pagina che dice altro lo dichiara in «says». Accanto a un valore che nessuno ha verificato c’è un blocco \`confirm\`: quando il valore è sicuro, cancellate il blocco.`,
  rows: {
    'says-same': says('‸"camp.founded": 2003'),
    'confirm-field-unknown': added('facts/contacts.json', '"confirm": {', '"fields": [‸"emial"],'),
    'state-unmarked': typed(
      'facts/care.json',
      /"lifeguard": \{[^}]*\}\s*\}/,
      '"lifeguard": { "status": ‸"to-confirm" }',
    ),
    'confirm-settled': typed(
      'facts/care.json',
      '"status": "to-confirm"',
      '"status": ‸"confirmed"',
      'il numero di bambini per adulto è confermato, ma il blocco accanto dice di no.',
    ),
    'to-confirm': added(PRICES, '"day": 38,', `‸"confirm": ${NOTE},`),
  },
};

export const contradictions: Family = {
  heading: `### Contraddizioni

Il valore ufficiale di un dato è quello della cartella \`facts\`. Una pagina può mostrarne un altro soltanto se lo dichiara in \`says\`: allora le due cose si contraddicono, e il controllo dà un messaggio solo per ogni dato, con tutti i valori, tutti i posti e chi fa fede. Una differenza dichiarata fra sedi non è una contraddizione: compare fra parentesi, accanto a quelle vere.

Si chiude con [\`npm run decide\`](RICETTE.md#19-decidere-una-contraddizione). Se non si può ancora decidere, si scrive una questione in \`questions.json\`: la contraddizione diventa nota e non ferma più niente.`,
  rows: {
    contradiction: says('"fees.enrolment": ‸15'),
    'contradiction-silent': says('"fees.enrolment": ‸null'),
    'contradiction-example': typed(
      QUESTIONS,
      ROUNDING,
      '',
      'una regola, e il suo esempio che ne segue un’altra.',
    ),
  },
};

export const questions: Family = {
  heading: `### Questioni aperte

Una questione di \`questions.json\` vale finché racconta la contraddizione esattamente: lo stesso dato, gli stessi valori, le stesse pagine. Appena cambia qualcosa il controllo si ferma di nuovo, perché una questione vecchia non deve coprire una contraddizione nuova.`,
  rows: {
    'question-changed': says('"season.end": ‸"2031-09-19"'),
    'question-settled': typed(
      COLLE,
      SAYS,
      '',
      'la pagina di Colle Alto non dice più un altro prezzo.',
    ),
    'question-unmarked': typed(VENUES, SURE, '', 'un numero non è più da confermare.'),
    'question-repeated': typed(QUESTIONS, /(?="full-week-mantova")/, `‸"again": ${AGAIN},`),
    'question-format': changed(QUESTIONS, '"format": ‸"percent"'),
    'question-early': changed(QUESTIONS, '"openedOn": ‸"2062-03-04"'),
    'question-overdue': changed(QUESTIONS, '"openedOn": "2024-03-04", "reviewOn": ‸"2031-01-31"'),
  },
};

export const later: Family = {
  heading: `### Cambi già decisi e avvisi

I valori che cambiano da un giorno in poi stanno in \`later.json\`, gli avvisi alle famiglie in \`notices.json\`.`,
  rows: {
    'later-far': changed(LATER, '"changes": { ‸"2041-09-01": { "prices.week": 150 } }'),
    'later-passed': changed(LATER, '"changes": { ‸"2031-01-07": { "prices.week": 150 } }'),
    'later-same': changed(LATER, '"changes": { "2031-09-01": { "prices.week": ‸144 } }'),
    'later-together': changed(LATER, '"changes": { ‸"2031-09-01": { "prices.week": 30 } }'),
    'notice-backwards': notice('2031-07-07', '2031-07-03'),
    'notice-day': changed(
      NOTICES,
      '"notices": [{ "text": { "it": "‸Domani si chiude." }, "from": "2031-07-03", "until": "2031-07-07" }]',
    ),
    'notice-weekday': changed(
      NOTICES,
      '"notices": [{ "text": { "it": "‸Lunedì 3 luglio si chiude." }, "from": "2031-07-01", "until": "2031-07-03" }]',
    ),
    'notice-differs': changed(
      NOTICES,
      '"notices": [{ "text": { "it": "Una settimana costa ‸150 euro." }, "from": "2031-07-01", "until": "2031-07-03" }]',
    ),
    'notice-hidden': machine('un avviso su una pagina con «"off": true».', {}),
    'notice-ended': notice('2031-01-01', '2031-03-02'),
  },
};
