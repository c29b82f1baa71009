import { describe, expect, it } from 'vitest';
import { plainHint } from '../../../src/studio/model/plain-hint.ts';
import { plainly } from '../../../src/studio/page/plainly.ts';

const NAMES: Readonly<Record<string, string>> = {
  open: 'aperto',
  slots: 'Fasce della giornata',
  'hero.features': 'In cima › Le voci',
  'facts/venues.json': 'Sedi',
};
const name = (key: string) => NAMES[key];
const called = { option: name, part: name, file: name, runtime: (own: string) => `‹${own}›` };

it.each([
  ['true se si vede, false se no.', '«Sì» se si vede, «No» se no.'],
  ['«open» se la sede è aperta.', '«aperto» se la sede è aperta.'],
  ['Uguale al numero di righe di «slots».', 'Uguale al numero di righe di «Fasce della giornata».'],
  ['Le parole sono alla voce «hero.features».', 'Le parole sono alla voce «In cima › Le voci».'],
  ['Il nome interno di una sede di facts/venues.json.', 'Il nome interno di una sede di «Sedi».'],
  ['Le parole di ogni sede; a sinistra il nome della sede.', 'Le parole di ogni sede.'],
  [
    'Le voci, per nome interno (prices nella pagina); gratis.',
    'Le voci, per nome interno; gratis.',
  ],
  ['Il colore: open = aperto, sky = cielo.', 'Il colore: aperto, sky = cielo.'],
  ['Una parola: «Quando», «Dove».', 'Una parola: «Quando», «Dove».'],
  [
    'Le sezioni. Le parole stanno in texts/it, nel file con lo stesso nome.',
    'Le sezioni. Le parole si scrivono in «Le parole», sotto lo stesso nome nell’elenco.',
  ],
  ['In punti (pixel) del file.', 'In punti (pixel) del file.'],
  ['open: le sedi aperte. sky: il cielo.', '«aperto»: le sedi aperte. sky: il cielo.'],
  ['Il numero è al posto di {{$total}}.', 'Il numero è al posto di ‹total›.'],
  ['null se non c’è. Lo scrive «npm run decide -- --refresh».', 'Vuoto se non c’è.'],
  ['Il valore, scritto come in «says»; vuoto se tace.', 'Vuoto se tace.'],
])('says %j as a form does', (written, read) => {
  expect(plainHint(written, called)).toBe(read);
});

describe('a sentence of the check', () => {
  const label = 'Tariffe › Settimana';
  const fact = { path: 'prices.week', label, forms: { euro: '139 €' }, pages: [] };
  const facts = new Map([[fact.path, fact]]);

  it.each([
    ['ma «prices.week» costa meno', `ma «${label}» costa meno`],
    [`perché «${label}» (prices.week) era 1`, `perché «${label}» era 1`],
    ['scrivete {{prices.week, euro}}', `scrivete 139 € (${label})`],
    ['Il testo dice «da {{prices.week}}»', `Il testo dice «da ${label}»`],
    ['era "open" (Sede aperta), ora è "x" (Chiusa)', 'era «Sede aperta», ora è «Chiusa»'],
    ['oppure scrivete "saturday"', 'oppure scrivete «sabato»'],
    ['era false, ora è true', 'era no, ora è sì'],
    ['129 nella pagina «lago»', '129 nella pagina «Pagina lago»'],
    ['manca il testo in texts/it/lago.json', 'manca il testo in «Lago»'],
    ['dichiaratelo in altro.json', 'dichiaratelo in altro.json'],
    ['a (prices.other) «prices.other»', 'a (prices.other) «prices.other»'],
  ])('calls facts as the studio does: %j', (written, read) => {
    const fileTitle = (path: string) => (path === 'texts/it/lago.json' ? 'Lago' : undefined);
    expect(plainly(written, facts, (id) => `Pagina ${id}`, fileTitle)).toBe(read);
  });
});
