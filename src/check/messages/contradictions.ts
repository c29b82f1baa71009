import { type Args, type Sentence, say } from './sentence.ts';

/** Pages that disagree on a fact, and the questions about it. */
export const contradictions = {
  contradiction: say((a) => `${official(a)}, ma ${others(a)}`, remedy),
  'contradiction-silent': say(
    (a) => `${official(a)}, ma ${pages(a.text('pages'))} ${verb(a.text('pages'), '')}`,
    remedy,
  ),
  'contradiction-example': say(
    (a) =>
      `${official(a)}, ma ${others(a)}, e l’esempio di calcolo la smentisce: con il valore ufficiale fa ${amounts(a, 'exampleOfficial')}, con quello della pagina farebbe ${amounts(a, 'exampleSaid')}`,
    remedy,
  ),
  'question-changed': say(
    (a) =>
      `${official(a)}; la questione «${a.text('question')}» non racconta più le cose come stanno, perché ${changes(a)}`,
    'aggiornate la questione con «npm run decide -- --refresh», oppure decidete con «npm run decide» (deve decidere: {owner})',
  ),
  'question-settled': say(
    (a) =>
      `la questione «${a.text('question')}» non c’è più: nessuna pagina dice altro che il valore ufficiale di ${fact(a)}`,
    'cancellate questa voce, con la sua virgola',
  ),
  'question-unmarked': say(
    (a) =>
      `la questione «${a.text('question')}» non elenca valori, ma ${fact(a)} non è segnato come da confermare`,
    'cancellate la voce se il valore è sicuro, altrimenti aggiungete «confirm» accanto al dato',
  ),
  'question-repeated': say(
    (a) => `su ${fact(a)} c’è già la questione «${a.text('other')}»`,
    'tenetene una sola, con tutti i valori',
  ),
  'question-early': say(
    'la questione «{question}» risulta aperta il {date}, che deve ancora venire',
    'scrivete il giorno in cui è stata notata',
  ),
  'question-overdue': say(
    'la questione «{question}» ({owner}) era da rivedere entro il {date}',
    'decidete con «npm run decide», oppure spostate «reviewOn» e dite perché in «reason»',
  ),
  'later-passed': say(
    (a) => `dal ${a.text('date')} il sito usa già questi valori (${a.list('facts').join(', ')})`,
    'scriveteli nei loro file di facts, poi togliete da qui questo giorno',
  ),
  'later-together': say('dal {date} i dati non vanno più d’accordo: {problem}', (a) =>
    a.text('remedy'),
  ),
  'notice-backwards': say(
    'questo avviso finisce prima di cominciare',
    'scrivete in «until» un momento dopo «from»',
  ),
  'notice-ended': say(
    'questo avviso non si legge più dal {date}',
    'cancellatelo, con la sua virgola',
  ),
} as const satisfies Record<string, Sentence>;

function fact(a: Args): string {
  return `«${a.text('label')}» (${a.text('fact')})`;
}

/** «Settimana intera» vale 135 € (139 € per SC Ostiense) */
function official(a: Args): string {
  const names = a.list('venues');
  const values = a.list('venueValues');
  const venues = names.map((name, index) => `${value(values[index])} per ${name}`).join(', ');
  return `${fact(a)} vale ${value(a.text('official'))}${venues ? ` (${venues})` : ''}`;
}

function others(a: Args): string {
  const ids = a.list('pages');
  return a
    .list('values')
    .map((written, index) => `${pages(ids[index] ?? '')} ${verb(ids[index] ?? '', written)}`)
    .join(', ');
}

function verb(ids: string, written: string): string {
  const many = ids.includes(' ');
  if (written === '') return many ? 'non lo dicono' : 'non lo dice';
  return `${many ? 'dicono' : 'dice'} ${value(written)}`;
}

/** Names pages from their ids, separated by spaces; the layout stands for all of them. */
function pages(ids: string): string {
  const names = ids.split(' ').map((id) => (id === 'layout' ? 'layout (tutte le pagine)' : id));
  return names.length === 1
    ? (names[0] ?? '')
    : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`;
}

/** Describes a list, written `#3`, by its length. */
function value(written = ''): string {
  const length = /^#(\d+)$/.exec(written)?.[1];
  return length ? `un elenco di ${length} voci` : written;
}

function amounts(a: Args, name: string): string {
  const [weeks = '', total = ''] = a.list(name);
  return weeks === total ? total : `${weeks} (${total} con l’iscrizione)`;
}

function changes(a: Args): string {
  const values = { added: a.list('addedValues'), gone: a.list('goneValues') };
  return [
    ...a
      .list('addedPages')
      .map((id, index) => `${pages(id)} ${verb(id, values.added[index] ?? '')}`),
    ...a.list('gonePages').map((id, index) => notSaid(id, values.gone[index] ?? '')),
  ].join(', ');
}

function notSaid(id: string, written: string): string {
  return written === ''
    ? `${pages(id)} non tace più`
    : `${pages(id)} non dice più ${value(written)}`;
}

function remedy(a: Args): string {
  const command = `npm run decide ${a.text('fact')}`;
  const choices = [...new Set(a.list('typed'))].map((typed) => `«${command} ${typed}»`);
  const how = choices.join(' oppure ');
  if (!a.text('question'))
    return `decidete con ${how}; se non si può ancora, aprite una questione in questions.json`;
  return `deve decidere ${a.text('owner')} (questione «${a.text('question')}», aperta il ${a.text('since')}), con ${how}`;
}
