import { describe } from 'vitest';
import { accepts, rejects } from './coherent-reports.ts';
import { rowsOf } from './edited.ts';

const impossible = rowsOf`
# facts/claims.json
- an average above its maximum [mark-above]
  "average": [\d.]+ → "average": ‸5.4
  «claims.rating.average» è 5.4, più del massimo «claims.rating.max», che è 5: scrivete un voto fino a 5, oppure correggete il massimo.
- an experience longer than the camp exists [experience-wrong]
  "years": \d+ → "years": ‸40
  Gli anni di esperienza sono 40, ma dal 2003 al 2031 ne passano 28: scrivete 28, oppure correggete «camp.founded».
- an experience that has long been overtaken [experience-wrong]
  "years": \d+ → "years": ‸20
# facts/camp.json
- a camp founded after its season [founded-late]
  "founded": \d+ → "founded": ‸2035
  Il campus sarebbe nato nel 2035, dopo la stagione 2031: correggete «camp.founded», oppure «season.year».
# facts/contacts.json
- two contacts with one number [contact-repeated]
  "phone": "\+39 045 000 0103" → "phone": ‸"+39 045 000 0101"
  «contacts.referent.phone» è +39 045 000 0101, lo stesso numero di «contacts.secretariat.phone»: scrivete il numero giusto di uno dei due.
# facts/hours.json
- half a day as long as the day [half-day-whole]
  "halfDay": \{ "from": "08:00", "to": "14:30" \} → "halfDay": { "from": "08:00", "to": ‸"17:30" }
  La mezza giornata finisce alle 17:30, insieme alla giornata intera: scrivete in «hours.halfDay.to» un’ora precedente.
# facts/discounts.json
- a deadline at the weekend that names no weekday [deadline-weekend]
  "date": "2031-06-07", "weekday": "saturday" → "date": ‸"2031-06-07"
  «discounts.chain.deadline.date» è 2031-06-07, che cade di sabato: controllate la data; se è voluta, aggiungete accanto "weekday": "saturday".
# pages/economic-regulations.json
- one number for two sections [section-number-repeated]
  "number": 2, → "number": ‸1,
`;

const possible = rowsOf`
# facts/contacts.json
- one number for calls and messages
  "whatsapp": "\+39 045 000 0102" → "whatsapp": "+39 045 000 0101"
# facts/claims.json
- a round number of years
  "years": \d+ → "years": 26
`;

describe('facts that cannot be', () => {
  rejects(impossible);
  accepts(possible);
});
