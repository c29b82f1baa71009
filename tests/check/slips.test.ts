import { describe, expect, it } from 'vitest';
import { edited, reports, rowsOf } from './edited.ts';

const syntax = rowsOf`
# facts/prices.json | "week": [\d.]+,
- a key without quotes
  → ‸week: 144,
  «week» è senza virgolette: scrivete "week".
- a date without quotes
  → "week": ‸2031-06-09,
  «2031-06-09» è senza virgolette: scrivete "2031-06-09".
- an Italian date without quotes
  → "week": ‸05/09/2031,
  «05/09/2031» è senza virgolette: scrivete "2031-09-05".
- a time without quotes
  → "week": ‸18:00,
  «18:00» è senza virgolette: scrivete "18:00".
- a time of the morning without quotes
  → "week":‸7:30,
  «7:30» è senza virgolette: scrivete "07:30".
- a euro sign before a number
  → "week": ‸€144,
  Il simbolo € non fa parte del numero: scrivete soltanto 144.
`;

const values = rowsOf`
# facts/prices.json | "week": [\d.]+,
- a price written as text with a comma
  → "week": ‸"144,50",
  «week» vale "144,50", ma qui serve un numero senza virgolette: scrivete 144.5.
- null instead of a price
  → "week": ‸null,
  «week» vale null, ma qui serve un numero senza virgolette: scrivete per esempio 135.
# facts/open-days.json | "price": [\d.]+
- a word for nothing to pay
  → "price": ‸"gratis"
  «price» vale "gratis", ma qui serve un numero senza virgolette: scrivete 0.
# facts/hours.json | "saturday": \[
- a period without the brackets of its list
  "saturday": \[[^\]]*\] → "saturday": ‸{ "from": "10:00", "to": "12:00" }
  «saturday» vale {"from":"10:00","to":"12:00"}, ma qui serve un elenco tra parentesi quadre [ ]: scrivete [{"from":"10:00","to":"12:00"}].
- hours typed as people write them
  "saturday": \[[^\]]*\] → "saturday": ‸"9,30-13,30"
  «saturday» vale "9,30-13,30", ma qui serve un elenco tra parentesi quadre [ ]: scrivete [{"from":"09:30","to":"13:30"}].
- a closed day in words
  "saturday": \[[^\]]*\] → "saturday": ‸"chiuso"
  «saturday» vale "chiuso", ma qui serve un elenco tra parentesi quadre [ ]: scrivete [].
# facts/generator.json
- a limit written as text
  "post": \{ "maxCharacters": \d+ \} → "post": { "maxCharacters": ‸"1000" }
  «maxCharacters» vale "1000", ma qui serve un numero intero senza virgolette: scrivete 1000.
# texts/it/relax.json | "eyebrow": "[^"]*"
- null instead of a text
  → "eyebrow": ‸null
  «eyebrow» vale null, ma qui serve un testo tra virgolette: scrivetelo.
# notices.json | "notices": \[
- an hour after a space
  → "notices": [{ "text": { "it": "Si chiude." }, "from": ‸"2031-07-03 10:00", "until": "2031-07-04" }
  «from» vale "2031-07-03 10:00", che non è una data scritta come anno-mese-giorno: scrivete "2031-07-03T10:00".
# facts/season.json | "end": "[\d-]+"
- a date in words
  → "end": ‸"12 settembre 2031"
  «end» vale "12 settembre 2031", che non è una data scritta come anno-mese-giorno: scrivete "2031-09-12".
# facts/hours.json | "extendedExit": "[\d:]+"
- a time written as a number
  → "extendedExit": ‸18
  «extendedExit» vale 18, ma qui serve un testo tra virgolette: scrivete "18:00".
# facts/contacts.json | "phone": "[^"]+"
- a phone number with its extension
  → "phone": ‸"+39 045 5555 1234 int. 2"
  «phone» vale "+39 045 5555 1234 int. 2", che non è un telefono in forma internazionale: qui ci stanno soltanto cifre: togliete «int. 2», oppure scrivete la cifra giusta.
- a phone number with a letter O
  → "phone": ‸"+39 045 5555 12O4"
  «phone» vale "+39 045 5555 12O4", che non è un telefono in forma internazionale: qui ci stanno soltanto cifre: togliete «O», oppure scrivete la cifra giusta.
- a phone number with another after it
  → "phone": ‸"+39 045 000 0101 000 0102"
  «phone» vale "+39 045 000 0101 000 0102", che non è un telefono in forma internazionale: scrivete per esempio "+39 06 0000 0001".
# links.json
- a URL with its start pasted twice
  "appIos": \{\s*"url": "https:\/\/([^"]*)" → "appIos": { "url": ‸"https://https://app.girasole.example/ios"
  «url» vale "https://https://app.girasole.example/ios", che non è un indirizzo completo che comincia con https://: scrivete "https://app.girasole.example/ios".
# facts/venues.json
- a word for true or false
  "listed": \w+ → "listed": ‸"no"
  «listed» vale "no", ma qui serve true (sì) oppure false (no), senza virgolette: scrivete false.
`;

const names = rowsOf`
# facts/prices.json
- a missing key
  ^\{\s*("\$schema": "[^"]*",\s*)"week": [\d.]+, → ‸{"$schema": "../../schemas/facts/prices.schema.json",
  Manca «week» (Settimana intera): aggiungete una riga "week": … dentro questo gruppo.
# site.json
- a template that does not exist
  "template": "work" → "template": ‸"lavoro"
  «template» vale "lavoro", che non è tra i valori ammessi: scrivete uno di questi: home, venue, activity, gallery, open-days, enrolment, work, sports-centres, staff, legal, regulations, estimate, guide.
# later.json | "changes": \{
- a value from a day on, of no fact
  → "changes": { "2031-09-01": { ‸"prezzi.week": 150 }
  «prezzi.week» non è un dato della cartella facts: controllate il nome nella cartella facts.
# pages/gallery.json
- a page that gives a fact another type
  "hero": \{ → "says": { "season.end": ‸"19 settembre" }, "hero": {
  «season.end» vale "19 settembre", che non è una data scritta come anno-mese-giorno: scrivete per esempio "2025-06-09".
# facts/meals.json
- a dish whose name is misspelt
  "tomatoPasta" → ‸"tomatoPast"
  Per «tomatoPast» manca il testo in texts/it/menu-settimana.json: forse intendevate «tomatoPasta».
- a dish without a word
  "tomatoPasta" → ‸"lasagne"
  Per «lasagne» manca il testo in texts/it/menu-settimana.json: aggiungete "lasagne": "…" dentro «meals.names».
# facts/venues.json
- a feature of a venue that is misspelt
  "features": \["pool" → "features": [‸"pol"
  Per «pol» manca il testo in texts/it/home.json: forse intendevate «pool».
# facts/weeks.json
- a week with a misspelt theme
  "circus" → ‸"circo"
  «circo» non è un tema di facts/shows.json: forse intendevate «circus».
# generator/it.json
- a limit of the generator that does not exist
  \{\{generator\.title\.maxCharacters, number\}\} → ‸{{generator.titel.maxCharacters, number}}
  Il segnaposto usa «generator.titel.maxCharacters», che non è un dato della cartella facts: forse intendevate {{generator.title.maxCharacters, number}}.
- a key of its instruction that does not exist
  "before": → ‸"befor":
  «befor» non esiste qui: forse intendevate «before».
`;

/** catalog.test.ts holds one mistake for each code. */
describe('one mistake gives one sentence at its own place', () => {
  for (const [kind, rows] of Object.entries({ syntax, values, names })) {
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
