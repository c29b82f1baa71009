import { describe, expect, it } from 'vitest';
import { edited, reports, rowsOf } from './edited.ts';

const syntax = rowsOf`
# facts/prices.json | "week": [\d.]+,
- a missing comma
  → "week": 13‸5
  Qui manca una virgola: aggiungetela alla fine di questa riga, prima dell’elemento seguente.
- a key without quotes
  → ‸week: 144,
  La parola week è senza virgolette: scrivete "week".
- a line comment
  → "week": 144, ‸// nuovo⏎
  Qui c’è un commento (// nuovo), e nei file JSON i commenti non si possono scrivere: cancellatelo.
- a block comment
  → ‸/* x */ "week": 144,
  Qui c’è un commento (/* x */), e nei file JSON i commenti non si possono scrivere: cancellatelo.
- a euro sign after a number
  → "week": 144‸€,
  Il simbolo € non fa parte del numero: scrivete soltanto 144.
- a euro sign before a number
  → "week": ‸€144,
  Il simbolo € non fa parte del numero: scrivete soltanto 144.
- a key that is not closed
  → ‸"week: 144,
  Manca la virgoletta che chiude il testo "week: aggiungete " alla fine del testo, sulla stessa riga.
- an equals sign instead of a colon
  → "week" ‸= 144,
  Dopo «week» mancano i due punti: scrivete "week": e poi il valore.
# facts/prices.json
- a comma after the last value
  "halfDay": [\d.]+\s*\} → "halfDay": 24‸, }
  C’è una virgola di troppo prima di }: cancellatela. Dopo l’ultimo elemento la virgola non si mette.
- an extra bracket
  \}\s*$ → }‸}
  Qui c’è una parentesi } di troppo: cancellatela.
- conflict markers of a merge
  ␣{2}"week" → ‸<<<<<<< HEAD⏎  "week"
  Qui sono rimaste due versioni dello stesso testo, unite male: tenete quella giusta e cancellate le righe che cominciano con <<<<<<<, ======= e >>>>>>>.
# texts/it/home.json
- straight quotes inside a text
  "title": "[^"]*" → "title": "Il ‸"nostro" campus"
  Dentro il testo ci sono virgolette diritte ("nostro"), che lo chiudono troppo presto: scrivete «nostro».
# facts/venues.json
- a text that is not closed
  "name": "[^"]+", → "name": ‸"Lago Blu,
  Manca la virgoletta che chiude il testo "Lago Blu: aggiungete " alla fine del testo, sulla stessa riga.
# facts/meals.json
- a bracket that is never closed
  \}\s*\}\s*$ → ‸}
  Manca la parentesi che chiude { della riga 1: aggiungete } dopo questo punto.
`;

const values = rowsOf`
# facts/prices.json | "week": [\d.]+,
- a price written as text with its sign
  → "week": ‸"144€",
  «week» vale "144€", ma qui serve un numero senza virgolette: scrivete 144.
- a price written as text with a comma
  → "week": ‸"144,50",
  «week» vale "144,50", ma qui serve un numero senza virgolette: scrivete 144.5.
- a price with three decimals
  → "week": ‸144.555,
  «week» vale 144.555, più preciso di quanto si possa: scrivete al massimo due cifre dopo il punto.
- a negative price
  → "week": ‸-135,
  «week» vale -135, meno del minimo ammesso: scrivete un numero da 0.01 in su.
- null instead of a price
  → "week": ‸null,
  «week» vale null, ma qui serve un numero senza virgolette: scrivete per esempio 135.
# facts/season.json | "end": "[\d-]+"
- a date that does not exist
  → "end": ‸"2031-06-31"
  Il giorno "2031-06-31" non esiste nel calendario: controllate giorno e mese e scrivete una data vera.
- a date with slashes
  → "end": ‸"12/9/2031"
  «end» vale "12/9/2031", che non è una data scritta come anno-mese-giorno: scrivete "2031-09-12".
- a date in words
  → "end": ‸"12 settembre 2031"
  «end» vale "12 settembre 2031", che non è una data scritta come anno-mese-giorno: scrivete "2031-09-12".
- an empty date
  → "end": ‸""
  «end» vale "", che non è una data scritta come anno-mese-giorno: scrivete per esempio "2025-06-09".
# facts/hours.json | "extendedExit": "[\d:]+"
- a time that does not exist
  → "extendedExit": ‸"25:00"
  «extendedExit» vale "25:00", che non è un’ora scritta per intero: scrivete per esempio "07:30".
- a time written as a number
  → "extendedExit": ‸18
  «extendedExit» vale 18, ma qui serve un testo tra virgolette: scrivete "18:00".
# facts/open-days.json
- a weekday in Italian
  "weekday": "sunday" → "weekday": ‸"domenica"
  «weekday» vale "domenica", che non è tra i valori ammessi: forse intendevate «sunday».
# facts/contacts.json | "phone": "[^"]+"
- a phone number cut short
  → "phone": ‸"+39 045"
  «phone» vale "+39 045", che non è un telefono in forma internazionale: scrivete per esempio "+39 06 0000 0001".
- a phone number with another after it
  → "phone": ‸"+39 045 000 0101 000 0102"
  «phone» vale "+39 045 000 0101 000 0102", che non è un telefono in forma internazionale: scrivete per esempio "+39 06 0000 0001".
# links.json
- an address with its start pasted twice
  "appIos": \{\s*"url": "https:\/\/([^"]*)" → "appIos": { "url": ‸"https://https://app.girasole.example/ios"
  «url» vale "https://https://app.girasole.example/ios", che non è un indirizzo completo che comincia con https://: scrivete "https://app.girasole.example/ios".
- an address that is not secure
  "url": "[^"]+" → "url": ‸"http://app.girasole.example/a"
  «url» vale "http://app.girasole.example/a", che non è un indirizzo completo che comincia con https://: scrivete "https://app.girasole.example/a".
# facts/venues.json
- a misspelt status
  "status": "[\w-]+" → "status": ‸"in-definizione"
  «status» vale "in-definizione", che non è tra i valori ammessi: forse intendevate «in-definition».
- a word for true or false
  "listed": \w+ → "listed": ‸"no"
  «listed» vale "no", ma qui serve true (sì) oppure false (no), senza virgolette: scrivete false.
# texts/it/home.json | "title": "[^"]*"
- a space at the end of a text
  → "title": ‸"Divertimento "
  «title» ha spazi doppi, spazi ai bordi o caratteri invisibili: scrivete "Divertimento".
- a placeholder lost at the start of a text
  → "title": ‸", ogni giorno"
  In «title» sembra mancare una parola o un segnaposto: «,»: scrivete quello che manca, oppure togliete lo spazio prima del segno.
- a text that lost a word before a comma
  → "title": ‸"Aperti dalle , ogni giorno"
  In «title» sembra mancare una parola o un segnaposto: «dalle ,»: scrivete quello che manca, oppure togliete lo spazio prima del segno.
- an empty text
  → "title": ‸""
  «title» è vuoto: scrivete il testo.
- an accent in two pieces
  → "title": ‸"Felicità"
  «title» ha spazi doppi, spazi ai bordi o caratteri invisibili: scrivete "Felicità".
`;

const names = rowsOf`
# facts/prices.json
- a missing key
  ^\{\s*("\$schema": "[^"]*",\s*)"week": [\d.]+, → ‸{"$schema": "../../schemas/facts/prices.schema.json",
  Manca «week» (Settimana intera): aggiungete una riga "week": … dentro questo gruppo.
- an unknown key
  "week": [\d.]+, → "week": 144, ‸"sconto": 3,
  «sconto» non esiste qui: i nomi possibili sono: week, halfDayWeek, day, halfDay, confirm.
# facts/venues.json
- a venue with the prices of a missing one
  "listed": false, → "listed": false, "like": { "prices": ‸"parcoTiglie" },
  «parcoTiglie» non è una sede di facts/venues.json: forse intendevate «parcoTigli».
- a misspelt page
  "page": "[\w-]+" → "page": ‸"lagoblu"
  «lagoblu» non è una pagina di site.json: forse intendevate «lago-blu».
- a misspelt link
  "map": "\w+" → "map": ‸"mapLagoblu"
  «mapLagoblu» non è un indirizzo di links.json: forse intendevate «mapLagoBlu».
# facts/open-days.json
- a misspelt venue
  "venue": "\w+" → "venue": ‸"lagoBl"
  «lagoBl» non è una sede di facts/venues.json: forse intendevate «lagoBlu».
# pages/aquafun.json
- a picture that does not exist
  "picture": "\w+" → "picture": ‸"pol"
  «pol» non è un’immagine di pictures.json: forse intendevate «pool».
# pages/gallery.json
- a page that says an unknown fact
  "hero": \{ → "says": { ‸"season.ends": "2031-09-19" }, "hero": {
  «season.ends» non è un dato della cartella facts: forse intendevate «season.end».
- a page that gives a fact another type
  "hero": \{ → "says": { "season.end": ‸"19 settembre" }, "hero": {
  «season.end» vale "19 settembre", che non è una data scritta come anno-mese-giorno: scrivete per esempio "2025-06-09".
`;

const links = rowsOf`
# facts/contacts.json
- a mark on a missing value
  "confirm": \{ → "confirm": { "fields": [‸"emial"],
  «emial» non è un valore di questo gruppo: forse intendevate «email».
# pictures.json
- a picture without a file
  "\/pictures\/pool\.svg" → ‸"/pictures/pol.svg"
  Il file /pictures/pol.svg non c’è nella cartella public: forse intendevate «/pictures/pool.svg».
`;

const placeholders = rowsOf`
# texts/it/home.json | "title": "[^"]*"
- an unknown fact
  → "title": "Orario ‸{{hours.camps, timeRange}}"
  Il segnaposto usa «hours.camps», che non è un dato della cartella facts: forse intendevate {{hours.camp, timeRange}}.
- an unknown format
  → "title": "Orario ‸{{hours.camp, timerange}}"
  Il segnaposto usa il formato «timerange», che non esiste: forse intendevate {{hours.camp, timeRange}}.
- a format that does not suit
  → "title": "Costa ‸{{camp.age, euro}}"
  Il formato «euro» non va bene per «camp.age», che vale {"min":5,"max":13}: scrivete {{camp.age, ageRange}}.
- a value without a format
  → "title": "Costa ‸{{prices.week}}"
  Il segnaposto di «prices.week» non dice come scrivere il valore: scrivete {{prices.week, euro}}.
- a group of facts
  → "title": "Stagione ‸{{camp}}"
  «camp» è un gruppo di dati, non un valore solo: scrivete uno di questi: {{camp.name}}, {{camp.founded, year}}, {{camp.age, ageRange}}, {{camp.relaxAreaSquareMetres, number}}.
- a missing brace
  → "title": "Orario ‸{{hours.camp, timeRange}"
  Il segnaposto «{{hours.camp, timeRange}» non è scritto bene: scrivetelo come {{prices.week, euro}}, con due graffe per parte.
- an unknown variable
  → "title": "Foto ‸{{$curent}}"
  Il segnaposto {{$curent}} non esiste: forse intendevate «{{$current}}».
`;

describe('one mistake gives one sentence at its own place', () => {
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
