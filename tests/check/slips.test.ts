import { describe, expect, it } from 'vitest';
import { type Edit, edited, reports } from './edited.ts';

interface Slip extends Edit {
  readonly title: string;
  readonly says: string;
}

const PRICES = 'facts/prices.json';
const SEASON = 'facts/season.json';
const HOURS = 'facts/hours.json';
const CONTACTS = 'facts/contacts.json';
const VENUES = 'facts/venues.json';
const LINKS = 'links.json';
const HOME = 'texts/it/home.json';
const GALLERY = 'pages/gallery.json';

const WEEK = /"week": [\d.]+,/;
const END = /"end": "[\d-]+"/;
const EXIT = /"extendedExit": "[\d:]+"/;
const TITLE = /"title": "[^"]*"/;
const HERO = /"hero": \{/;

const syntax: readonly Slip[] = [
  {
    title: 'a comma too many between values',
    file: PRICES,
    from: WEEK,
    to: '"week": 144,‸,',
    says: 'C’è una virgola di troppo: cancellatela.',
  },
  {
    title: 'a missing comma',
    file: PRICES,
    from: WEEK,
    to: '"week": 13‸5',
    says: 'Qui manca una virgola: aggiungetela alla fine di questa riga, prima dell’elemento seguente.',
  },
  {
    title: 'a comma after the last value',
    file: PRICES,
    from: /"halfDay": [\d.]+\s*\}/,
    to: '"halfDay": 24‸, }',
    says: 'C’è una virgola di troppo prima di }: cancellate la virgola: dopo l’ultimo elemento non si mette.',
  },
  {
    title: 'smart quotes around a key',
    file: PRICES,
    from: WEEK,
    to: '‸“week”: 144,',
    says: 'Qui ci sono virgolette tipografiche (“week”): scrivete "week" con le virgolette diritte.',
  },
  {
    title: 'single quotes around a key',
    file: PRICES,
    from: WEEK,
    to: "‸'week': 144,",
    says: 'Il testo è tra apici (\'week\'): scrivete "week".',
  },
  {
    title: 'straight quotes inside a text',
    file: HOME,
    from: TITLE,
    to: '"title": "Il ‸"nostro" campus"',
    says: 'Dentro il testo ci sono virgolette diritte ("nostro"), che lo chiudono troppo presto: scrivete «nostro».',
  },
  {
    title: 'a key without quotes',
    file: PRICES,
    from: WEEK,
    to: '‸week: 144,',
    says: 'La parola week è senza virgolette: scrivete "week".',
  },
  {
    title: 'a line comment',
    file: PRICES,
    from: WEEK,
    to: '"week": 144, ‸// nuovo\n',
    says: 'Qui c’è un commento (// nuovo), e nei file JSON i commenti non si possono scrivere: cancellatelo.',
  },
  {
    title: 'a block comment',
    file: PRICES,
    from: WEEK,
    to: '‸/* x */ "week": 144,',
    says: 'Qui c’è un commento (/* x */), e nei file JSON i commenti non si possono scrivere: cancellatelo.',
  },
  {
    title: 'a euro sign after a number',
    file: PRICES,
    from: WEEK,
    to: '"week": 144‸€,',
    says: 'Il simbolo € non fa parte del numero: scrivete soltanto 144.',
  },
  {
    title: 'a euro sign before a number',
    file: PRICES,
    from: WEEK,
    to: '"week": ‸€144,',
    says: 'Il simbolo € non fa parte del numero: scrivete soltanto 144.',
  },
  {
    title: 'a decimal comma',
    file: PRICES,
    from: WEEK,
    to: '"week": ‸144,50,',
    says: 'Il numero 144,50 ha la virgola: scrivete 144.50, con il punto.',
  },
  {
    title: 'a number that begins with zero',
    file: PRICES,
    from: WEEK,
    to: '"week": ‸0144,',
    says: 'Il numero 0144 comincia con uno zero: scrivete 144.',
  },
  {
    title: 'a key that is not closed',
    file: PRICES,
    from: WEEK,
    to: '‸"week: 144,',
    says: 'Manca la virgoletta che chiude il testo "week: aggiungete " alla fine del testo, sulla stessa riga.',
  },
  {
    title: 'a text that is not closed',
    file: VENUES,
    from: /"name": "[^"]+",/,
    to: '"name": ‸"Lago Blu,',
    says: 'Manca la virgoletta che chiude il testo "Lago Blu: aggiungete " alla fine del testo, sulla stessa riga.',
  },
  {
    title: 'a missing colon',
    file: PRICES,
    from: WEEK,
    to: '"week‸" 144,',
    says: 'Dopo «week» mancano i due punti: scrivete "week": e poi il valore.',
  },
  {
    title: 'an equals sign for a colon',
    file: PRICES,
    from: WEEK,
    to: '"week" ‸= 144,',
    says: 'Dopo «week» mancano i due punti: scrivete "week": e poi il valore.',
  },
  {
    title: 'a missing value',
    file: PRICES,
    from: WEEK,
    to: '"week"‸: ,',
    says: 'Dopo «week» manca il valore: scrivetelo dopo i due punti.',
  },
  {
    title: 'a bracket that is never closed',
    file: 'facts/meals.json',
    from: /\}\s*\}\s*$/,
    to: '‸}',
    says: 'Manca la parentesi che chiude { della riga 1: aggiungete } dopo questo punto.',
  },
  {
    title: 'a bracket too many',
    file: PRICES,
    from: /\}\s*$/,
    to: '}‸}',
    says: 'Qui c’è una parentesi } di troppo: cancellatela.',
  },
  {
    title: 'an Italian word for false',
    file: VENUES,
    from: /"listed": \w+/,
    to: '"listed": ‸no',
    says: 'La parola no è senza virgolette: scrivete false.',
  },
  {
    title: 'two versions left by a merge',
    file: PRICES,
    from: / {2}"week"/,
    to: '‸<<<<<<< HEAD\n  "week"',
    says:
      'Qui sono rimaste due versioni dello stesso testo, unite male: tenete quella giusta e cancellate le righe ' +
      'che cominciano con <<<<<<<, ======= e >>>>>>>.',
  },
];

const values: readonly Slip[] = [
  {
    title: 'a price written as text',
    file: PRICES,
    from: WEEK,
    to: '"week": ‸"144",',
    says: '«week» vale "144", ma qui serve un numero senza virgolette: scrivete 144.',
  },
  {
    title: 'a price written as text with its sign',
    file: PRICES,
    from: WEEK,
    to: '"week": ‸"144€",',
    says: '«week» vale "144€", ma qui serve un numero senza virgolette: scrivete 144.',
  },
  {
    title: 'a price written as text with a comma',
    file: PRICES,
    from: WEEK,
    to: '"week": ‸"144,50",',
    says: '«week» vale "144,50", ma qui serve un numero senza virgolette: scrivete 144.5.',
  },
  {
    title: 'a price with three decimals',
    file: PRICES,
    from: WEEK,
    to: '"week": ‸144.555,',
    says: '«week» vale 144.555, più preciso di quanto si possa: scrivete al massimo due cifre dopo il punto.',
  },
  {
    title: 'a negative price',
    file: PRICES,
    from: WEEK,
    to: '"week": ‸-135,',
    says: '«week» vale -135, meno del minimo ammesso: scrivete un numero da 0.01 in su.',
  },
  {
    title: 'null for a price',
    file: PRICES,
    from: WEEK,
    to: '"week": ‸null,',
    says: '«week» vale null, ma qui serve un numero senza virgolette: scrivete per esempio 135.',
  },
  {
    title: 'a date that does not exist',
    file: SEASON,
    from: END,
    to: '"end": ‸"2031-06-31"',
    says: 'Il giorno "2031-06-31" non esiste nel calendario: controllate giorno e mese e scrivete una data vera.',
  },
  {
    title: 'a date with slashes',
    file: SEASON,
    from: END,
    to: '"end": ‸"12/9/2031"',
    says: '«end» vale "12/9/2031", che non è una data scritta come anno-mese-giorno: scrivete "2031-09-12".',
  },
  {
    title: 'a date in words',
    file: SEASON,
    from: END,
    to: '"end": ‸"12 settembre 2031"',
    says: '«end» vale "12 settembre 2031", che non è una data scritta come anno-mese-giorno: scrivete "2031-09-12".',
  },
  {
    title: 'an empty date',
    file: SEASON,
    from: END,
    to: '"end": ‸""',
    says: '«end» vale "", che non è una data scritta come anno-mese-giorno: scrivete per esempio "2025-06-09".',
  },
  {
    title: 'a time with a point',
    file: HOURS,
    from: EXIT,
    to: '"extendedExit": ‸"18.30"',
    says: '«extendedExit» vale "18.30", che non è un’ora scritta per intero: scrivete "18:30".',
  },
  {
    title: 'a time that does not exist',
    file: HOURS,
    from: EXIT,
    to: '"extendedExit": ‸"25:00"',
    says: '«extendedExit» vale "25:00", che non è un’ora scritta per intero: scrivete per esempio "07:30".',
  },
  {
    title: 'a time written as a number',
    file: HOURS,
    from: EXIT,
    to: '"extendedExit": ‸18',
    says: '«extendedExit» vale 18, ma qui serve un testo tra virgolette: scrivete "18:00".',
  },
  {
    title: 'a weekday in Italian',
    file: 'facts/open-days.json',
    from: /"weekday": "sunday"/,
    to: '"weekday": ‸"domenica"',
    says: '«weekday» vale "domenica", che non è tra i valori ammessi: forse intendevate «sunday».',
  },
  {
    title: 'a phone that is cut short',
    file: 'facts/contacts.json',
    from: /"phone": "[^"]+"/,
    to: '"phone": ‸"+39 045"',
    says: '«phone» vale "+39 045", che non è un telefono in forma internazionale: scrivete per esempio "+39 06 0000 0001".',
  },
  {
    title: 'a phone with a number after its own',
    file: 'facts/contacts.json',
    from: /"phone": "[^"]+"/,
    to: '"phone": ‸"+39 045 000 0101 000 0102"',
    says: '«phone» vale "+39 045 000 0101 000 0102", che non è un telefono in forma internazionale: scrivete per esempio "+39 06 0000 0001".',
  },
  {
    title: 'an address whose beginning is pasted twice',
    file: 'links.json',
    from: /"appIos": \{\s*"url": "https:\/\/([^"]*)"/,
    to: '"appIos": { "url": ‸"https://https://app.girasole.example/ios"',
    says: '«url» vale "https://https://app.girasole.example/ios", che non è un indirizzo completo che comincia con https://: scrivete "https://app.girasole.example/ios".',
  },
  {
    title: 'a phone without its prefix',
    file: CONTACTS,
    from: /"phone": "[^"]+"/,
    to: '"phone": ‸"045 0000101"',
    says: '«phone» vale "045 0000101", che non è un telefono in forma internazionale: scrivete "+39 045 0000 101".',
  },
  {
    title: 'an e-mail without its sign',
    file: CONTACTS,
    from: /"email": "[^"]+"/,
    to: '"email": ‸"segreteria.girasole.example"',
    says:
      '«email» vale "segreteria.girasole.example", che non è un indirizzo di posta: ' +
      'scrivete per esempio "segreteria@funvillage.example".',
  },
  {
    title: 'an address that is not secure',
    file: LINKS,
    from: /"url": "[^"]+"/,
    to: '"url": ‸"http://app.girasole.example/a"',
    says:
      '«url» vale "http://app.girasole.example/a", che non è un indirizzo completo che comincia con https://: ' +
      'scrivete "https://app.girasole.example/a".',
  },
  {
    title: 'an address without its beginning',
    file: LINKS,
    from: /"url": "[^"]+"/,
    to: '"url": ‸"www.girasole.example"',
    says:
      '«url» vale "www.girasole.example", che non è un indirizzo completo che comincia con https://: ' +
      'scrivete "https://www.girasole.example".',
  },
  {
    title: 'a route without its slash',
    file: 'site.json',
    from: /"path": "\/relax"/,
    to: '"path": ‸"relax"',
    says: '«path» vale "relax", che non può essere l’indirizzo di una pagina: scrivete "/relax".',
  },
  {
    title: 'a rating over its maximum',
    file: 'facts/testimonials.json',
    from: /"rating": \d/,
    to: '"rating": ‸6',
    says: '«rating» vale 6, più del massimo ammesso: scrivete un numero fino a 5.',
  },
  {
    title: 'a misspelt status',
    file: VENUES,
    from: /"status": "[\w-]+"/,
    to: '"status": ‸"in-definizione"',
    says: '«status» vale "in-definizione", che non è tra i valori ammessi: forse intendevate «in-definition».',
  },
  {
    title: 'a word for true or false',
    file: VENUES,
    from: /"listed": \w+/,
    to: '"listed": ‸"no"',
    says: '«listed» vale "no", ma qui serve true (sì) oppure false (no), senza virgolette: scrivete false.',
  },
  {
    title: 'a space at the end of a text',
    file: HOME,
    from: TITLE,
    to: '"title": ‸"Divertimento "',
    says: '«title» ha spazi doppi, spazi ai bordi o caratteri invisibili: scrivete "Divertimento".',
  },
  {
    title: 'a placeholder lost at the start of a text',
    file: HOME,
    from: TITLE,
    to: '"title": ‸", ogni giorno"',
    says: 'In «title» sembra mancare una parola o un segnaposto: «,»: scrivete quello che manca, oppure togliete lo spazio prima del segno.',
  },
  {
    title: 'a text that lost a word before a comma',
    file: HOME,
    from: TITLE,
    to: '"title": ‸"Aperti dalle , ogni giorno"',
    says: 'In «title» sembra mancare una parola o un segnaposto: «dalle ,»: scrivete quello che manca, oppure togliete lo spazio prima del segno.',
  },
  {
    title: 'an empty text',
    file: HOME,
    from: TITLE,
    to: '"title": ‸""',
    says: '«title» è vuoto: scrivete il testo.',
  },
  {
    title: 'an accent in two pieces',
    file: HOME,
    from: TITLE,
    to: '"title": ‸"Felicita\u0300"',
    says: '«title» ha spazi doppi, spazi ai bordi o caratteri invisibili: scrivete "Felicità".',
  },
];

const names: readonly Slip[] = [
  {
    title: 'a misspelt key',
    file: PRICES,
    from: WEEK,
    to: '‸"wek": 144,',
    says: '«wek» non esiste qui: forse intendevate «week».',
  },
  {
    title: 'a missing key',
    file: PRICES,
    from: /^\{\s*("\$schema": "[^"]*",\s*)"week": [\d.]+,/,
    to: '‸{"$schema": "../../schemas/facts/prices.schema.json",',
    says: 'Manca «week» (Settimana intera): aggiungete una riga "week": … dentro questo gruppo.',
  },
  {
    title: 'a key that nobody knows',
    file: PRICES,
    from: WEEK,
    to: '"week": 144, ‸"sconto": 3,',
    says: '«sconto» non esiste qui: i nomi possibili sono: week, halfDayWeek, day, halfDay, confirm.',
  },
  {
    title: 'a venue with the prices of one that does not exist',
    file: VENUES,
    from: /"listed": false,/,
    to: '"listed": false, "like": { "prices": ‸"parcoTiglie" },',
    says: '«parcoTiglie» non è una sede di facts/venues.json: forse intendevate «parcoTigli».',
  },
  {
    title: 'a misspelt venue',
    file: 'facts/open-days.json',
    from: /"venue": "\w+"/,
    to: '"venue": ‸"lagoBl"',
    says: '«lagoBl» non è una sede di facts/venues.json: forse intendevate «lagoBlu».',
  },
  {
    title: 'a misspelt page',
    file: VENUES,
    from: /"page": "[\w-]+"/,
    to: '"page": ‸"lagoblu"',
    says: '«lagoblu» non è una pagina di site.json: forse intendevate «lago-blu».',
  },
  {
    title: 'a misspelt link',
    file: VENUES,
    from: /"map": "\w+"/,
    to: '"map": ‸"mapLagoblu"',
    says: '«mapLagoblu» non è un indirizzo di links.json: forse intendevate «mapLagoBlu».',
  },
  {
    title: 'a picture that does not exist',
    file: 'pages/aquafun.json',
    from: /"picture": "\w+"/,
    to: '"picture": ‸"pol"',
    says: '«pol» non è un’immagine di pictures.json: forse intendevate «pool».',
  },
  {
    title: 'a schema line that leads elsewhere',
    file: PRICES,
    from: /"\.\.\/\.\.\/schemas\/facts\/prices\.schema\.json"/,
    to: '‸"../../schemas/facts/hours.schema.json"',
    says:
      'La riga "$schema" vale "../../schemas/facts/hours.schema.json": ' +
      'scrivete "../../schemas/facts/prices.schema.json".',
  },
  {
    title: 'a page that speaks of no fact',
    file: GALLERY,
    from: HERO,
    to: '"says": { ‸"season.ends": "2031-09-19" }, "hero": {',
    says: '«season.ends» non è un dato della cartella facts: forse intendevate «season.end».',
  },
  {
    title: 'a page that gives a fact another type',
    file: GALLERY,
    from: HERO,
    to: '"says": { "season.end": ‸"19 settembre" }, "hero": {',
    says:
      '«season.end» vale "19 settembre", che non è una data scritta come anno-mese-giorno: ' +
      'scrivete per esempio "2025-06-09".',
  },
];

const links: readonly Slip[] = [
  {
    title: 'a destination without its page',
    file: 'pages/layout.json',
    from: /"target": \{ "page": "home", "anchor": "about" \}/,
    to: '"target": ‸{ "anchor": "about" }',
    says: 'La destinazione dice la sezione ma non la pagina: aggiungete "page": "layout".',
  },
  {
    title: 'a destination with a page and a link',
    file: 'pages/layout.json',
    from: /"target": \{ "page": "home", "anchor": "about" \}/,
    to: '"target": ‸{ "page": "home", "link": "appIos" }',
    says: 'La destinazione dice sia una pagina sia un indirizzo esterno: tenete «page» oppure «link».',
  },
  {
    title: 'a mark on a value that is not there',
    file: CONTACTS,
    from: /"confirm": \{/,
    to: '"confirm": { "fields": [‸"emial"],',
    says: '«emial» non è un valore di questo gruppo: forse intendevate «email».',
  },
  {
    title: 'a picture that is not among the files',
    file: 'pictures.json',
    from: /"\/pictures\/pool\.svg"/,
    to: '‸"/pictures/pol.svg"',
    says: 'Il file /pictures/pol.svg non c’è nella cartella public: forse intendevate «/pictures/pool.svg».',
  },
  {
    title: 'a page without its name in the menus',
    file: 'texts/it/layout.json',
    from: /"pages": \{\s*"home": "[^"]*",/,
    to: '‸"pages": {',
    says: 'Manca il nome della pagina «home» per i menu: aggiungete «home» dentro «pages».',
  },
];

const placeholders: readonly Slip[] = [
  {
    title: 'an unknown fact',
    file: HOME,
    from: TITLE,
    to: '"title": "Orario ‸{{hours.camps, timeRange}}"',
    says: 'Il segnaposto usa «hours.camps», che non è un dato della cartella facts: forse intendevate {{hours.camp, timeRange}}.',
  },
  {
    title: 'an unknown format',
    file: HOME,
    from: TITLE,
    to: '"title": "Orario ‸{{hours.camp, timerange}}"',
    says: 'Il segnaposto usa il formato «timerange», che non esiste: forse intendevate {{hours.camp, timeRange}}.',
  },
  {
    title: 'a format that does not suit',
    file: HOME,
    from: TITLE,
    to: '"title": "Costa ‸{{camp.age, euro}}"',
    says:
      'Il formato «euro» non va bene per «camp.age», che vale {"min":5,"max":13}: ' +
      'scrivete {{camp.age, ageRange}}.',
  },
  {
    title: 'a value without a format',
    file: HOME,
    from: TITLE,
    to: '"title": "Costa ‸{{prices.week}}"',
    says:
      'Il segnaposto di «prices.week» non dice come scrivere il valore: ' +
      'scrivete {{prices.week, euro}}.',
  },
  {
    title: 'a group of facts',
    file: HOME,
    from: TITLE,
    to: '"title": "Stagione ‸{{camp}}"',
    says:
      '«camp» è un gruppo di dati, non un valore solo: ' +
      'scrivete uno di questi: {{camp.name}}, {{camp.founded, year}}, {{camp.age, ageRange}}, {{camp.relaxAreaSquareMetres, number}}.',
  },
  {
    title: 'a brace that is missing',
    file: HOME,
    from: TITLE,
    to: '"title": "Orario ‸{{hours.camp, timeRange}"',
    says:
      'Il segnaposto «{{hours.camp, timeRange}» non è scritto bene: ' +
      'scrivetelo come {{prices.week, euro}}, con due graffe per parte.',
  },
  {
    title: 'a variable that nobody fills in',
    file: HOME,
    from: TITLE,
    to: '"title": "Foto ‸{{$curent}}"',
    says: 'Il segnaposto {{$curent}} non esiste: forse intendevate «{{$current}}».',
  },
];

describe('one slip gives one sentence at its own place', () => {
  for (const [kind, rows] of Object.entries({ syntax, values, names, links, placeholders })) {
    it.each(rows)(`${kind}: $title`, ({ says, ...edit }) => {
      const { content, places } = edited(edit);
      expect(reports(content)).toEqual([{ place: places[0], sentence: says }]);
    });
  }
});

it('counts the items of a list that is too short', () => {
  const { content, places } = edited({
    file: 'pages/lago-blu.json',
    from: /"tabs": \[\s*\{[^}]*\},/,
    to: '"tabs": ‸[',
  });
  expect(reports(content)).toContainEqual({
    place: places[0],
    sentence: '«tabs» ha 4 elementi, meno di quanti ne servono: devono essere almeno 5.',
  });
});
