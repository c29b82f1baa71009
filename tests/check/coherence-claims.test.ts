import { describe } from 'vitest';
import { type Accept, accepts, type Reject, rejects } from './coherent-reports.ts';

const impossible: readonly Reject[] = [
  {
    title: 'an average above its maximum',
    file: 'facts/claims.json',
    from: /"average": [\d.]+/,
    to: '"average": ‸5.4',
    code: 'mark-above',
    says: '«claims.rating.average» è 5.4, più del massimo «claims.rating.max», che è 5: scrivete un voto fino a 5, oppure correggete il massimo.',
  },
  {
    title: 'an experience longer than the camp exists',
    file: 'facts/claims.json',
    from: /"years": \d+/,
    to: '"years": ‸40',
    code: 'experience-wrong',
    says: 'Gli anni di esperienza sono 40, ma dal 2003 al 2031 ne passano 28: scrivete 28, oppure correggete «camp.founded».',
  },
  {
    title: 'an experience that has long been overtaken',
    file: 'facts/claims.json',
    from: /"years": \d+/,
    to: '"years": ‸20',
    code: 'experience-wrong',
  },
  {
    title: 'a camp founded after its season',
    file: 'facts/camp.json',
    from: /"founded": \d+/,
    to: '"founded": ‸2035',
    code: 'founded-late',
    says: 'Il campus sarebbe nato nel 2035, dopo la stagione 2031: correggete «camp.founded», oppure «season.year».',
  },
  {
    title: 'two contacts with one number',
    file: 'facts/contacts.json',
    from: /"phone": "\+39 045 000 0103"/,
    to: '"phone": ‸"+39 045 000 0101"',
    code: 'contact-repeated',
    says: '«contacts.referent.phone» è +39 045 000 0101, lo stesso numero di «contacts.secretariat.phone»: scrivete il numero giusto di uno dei due.',
  },
  {
    title: 'half a day as long as the day',
    file: 'facts/hours.json',
    from: /"halfDay": \{ "from": "08:00", "to": "14:30" \}/,
    to: '"halfDay": { "from": "08:00", "to": ‸"17:30" }',
    code: 'half-day-whole',
    says: 'La mezza giornata finisce alle 17:30, insieme alla giornata intera: scrivete in «hours.halfDay.to» un’ora precedente.',
  },
  {
    title: 'a deadline at the weekend that names no weekday',
    file: 'facts/discounts.json',
    from: /"date": "2031-06-07", "weekday": "saturday"/,
    to: '"date": ‸"2031-06-07"',
    code: 'deadline-weekend',
    says: '«discounts.chain.deadline.date» è 2031-06-07, che cade di sabato: controllate la data; se è voluta, aggiungete accanto "weekday": "saturday".',
  },
  {
    title: 'one number for two sections',
    file: 'pages/economic-regulations.json',
    from: /"number": 2,/,
    to: '"number": ‸1,',
    code: 'section-number-repeated',
  },
];

const possible: readonly Accept[] = [
  {
    title: 'one number for calls and messages',
    file: 'facts/contacts.json',
    from: /"whatsapp": "\+39 045 000 0102"/,
    to: '"whatsapp": "+39 045 000 0101"',
  },
  {
    title: 'a round number of years',
    file: 'facts/claims.json',
    from: /"years": \d+/,
    to: '"years": 26',
  },
];

describe('facts that cannot be', () => {
  rejects(impossible);
  accepts(possible);
});
