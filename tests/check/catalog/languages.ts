import { confirmedText } from '../../../src/author/proofreading/confirmed-text.ts';
import { runChecks } from '../../../src/check/run-checks.ts';
import { schemas } from '../../schemas.ts';
import { withLanguage } from '../../translated-camp.ts';
import { added, changed, type Family, machine, typed } from './row.ts';

const LAYOUT = 'texts/en/layout.json';
const RELAX = 'texts/en/relax.json';
const REGULATIONS = 'texts/en/economic-regulations.json';
const ALT = /,\s*"pictureAlt": "[^"]*"/;
const OWN = /,\s*"translation": \{[^}]*\}/;
const OVER = /"text": "§ L’estate \{\{season\.year, year\}\} è finita\."/;
const SKIP = '"skip": "§ Vai al contenuto"';

const OTHER = {
  locale: 'pl',
  language: 'pl-PL',
  page: 'prezzi',
  count: 42,
  text: 'Ceny',
  form: 'few',
  key: 'few',
};

/** The camp in two languages, every translation confirmed. */
function twoLanguages() {
  const files = withLanguage('en', 'en-GB', (text) =>
    text === 'Relax' ? 'Time to relax' : `§ ${text}`,
  );
  const { project } = runChecks(files, schemas, { only: ['translations'] });
  const text = confirmedText(project, undefined, () => true);
  return files.map((file) => (file.path === 'read/confirmed.json' ? { ...file, text } : file));
}

export const languages: Family = {
  heading: `## Lingue

Quando il sito ha più lingue, ogni lingua dice le stesse cose della prima: stessi nomi, stessi elenchi, stessi valori. Un prezzo o una data che cambia non lascia indietro nessuna traduzione; quella rimasta indietro, con \`--release\`, è un errore.`,
  camp: twoLanguages,
  rows: {
    'translation-missing': typed(RELAX, ALT, '', 'in inglese manca la descrizione di un’immagine.'),
    'translation-extra': added(REGULATIONS, '"purpose": {', '‸"note": "Read this.",'),
    'translation-words': typed(
      LAYOUT,
      OWN,
      '',
      'una lingua nuova, senza le parole che le servono.',
    ),
    'translation-behind': changed('texts/it/relax.json', '"eyebrow": "Il riposo dopo pranzo"'),
    'translation-unread': machine('un file di una lingua nuova, appena scritto.', OTHER),
    'translation-list': typed('texts/en/open-days.json', /"items": \[/, '"items": ‸["A towel",'),
    'translation-placeholder-missing': typed(LAYOUT, OVER, '"text": ‸"The summer is over."'),
    'translation-placeholder-extra': typed(LAYOUT, SKIP, '"skip": ‸"Skip {{season.year, year}}"'),
    'text-untranslated': typed(LAYOUT, SKIP, '"skip": ‸"Vai al contenuto"'),
    'notice-untranslated': changed(
      'notices.json',
      '"notices": [{ ‸"text": { "it": "Si chiude." }, "from": "2031-07-03", "until": "2031-07-07" }]',
    ),
    'plural-missing': machine('una lingua che conta in un altro modo.', OTHER),
  },
};
