import { changed, type Family, machine, typed } from './row.ts';

const STATUS = 'venues.colleAlto.status';
const TEXTS = 'texts/it/relax.json';
const TEXT = /"text": "[^"]*"/;
const forms = (written: string) =>
  typed(TEXTS, TEXT, `"text": { "state": "${STATUS}",\n  "forms": ${written} }`);

export const sentences: Family = {
  heading: `## Frasi che dipendono da dati

Una frase può dipendere da dati che non mostra (\`dependsOn\`), o cambiare con lo stato di un dato (\`state\` e \`forms\`). Come si scrivono lo dice [SCRIVERE.md](SCRIVERE.md#frasi-che-dipendono-da-dati). Le frasi rilette si confermano una per una, o tutte insieme con \`npm run reread -- --all\`.`,
  rows: {
    reread: changed('facts/hours.json', '"halfDay": { "from": "08:00", "to": "14:00" }'),
    'reread-new': changed(
      TEXTS,
      '"text": ‸{ "text": "Dopo pranzo si riposa.", "dependsOn": ["programme.slots"] }',
    ),
    'reread-picture': changed('pages/relax.json', '"picture": "pool"'),
    'to-write': changed(TEXTS, '"eyebrow": ‸"DA SCRIVERE: titolo (orto)"'),
    'form-missing': forms('{ "open": "Aperta." }'),
    'form-unknown': forms(
      '{ "open": "Aperta.", "in-definition": "In arrivo.", ‸"opned": "Aperta." }',
    ),
    'form-empty': forms('{ "open": ‸null, "in-definition": "In arrivo." }'),
  },
};

export const faults: Family = {
  heading: `## Guasti del controllo

Il controllo non si ferma mai a metà: se una delle sue regole si guasta, lo dice, e le altre continuano. Il comando allora mostra il dettaglio tecnico, per chi cura il sito, ed esce con 2.`,
  rows: {
    'rule-failed': machine('un valore che una regola non sa leggere.', { rule: 'season' }),
  },
};

const CLAIM = {
  found: '129 euro',
  right: '144 €',
  label: 'Tariffe di base › Lago Blu › Settimana intera',
  article: 'Tariffe Base',
};

export const verify: Family = {
  heading: `## Testi che escono da qui

\`npm run verify -- volantino.txt\` tiene un testo qualsiasi contro i dati: un volantino, un messaggio, i post della settimana, quello che ha risposto il chatbot. Ciò che è giusto è segnato con «=» e il suo articolo del regolamento. Se ha ragione il testo, cambiate il dato: così cambiano anche le pagine.`,
  rows: {
    'claim-differs': machine('un volantino scrive «Una settimana costa 129 euro».', CLAIM),
    'claim-clash': machine('un volantino scrive «Due settimane costano 250 euro».', CLAIM),
    'claim-undecided': machine(
      'un messaggio dice un prezzo su cui le pagine non sono d’accordo.',
      CLAIM,
    ),
    'claim-check': machine('un post annuncia una gita a 129 euro.', { ...CLAIM, right: '' }),
  },
};
