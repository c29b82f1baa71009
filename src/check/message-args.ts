import type { FindingArgs } from './finding.ts';

/** An argument of a finding as words. */
export function text(args: FindingArgs, name: string): string {
  const value = args[name];
  return typeof value === 'object' ? value.join(', ') : String(value ?? '');
}

function list(args: FindingArgs, name: string): readonly string[] {
  const value = args[name];
  return typeof value === 'object' ? value : value === undefined ? [] : [String(value)];
}

/** The parts of sentences that a finding's arguments need a computation for: `{circle()}`. */
export const computed: Readonly<Record<string, (args: FindingArgs) => string>> = {
  /** «Settimana intera» vale 135 € (139 € per SC Ostiense) */
  official(a) {
    const values = list(a, 'venueValues');
    const venues = list(a, 'venues').map((name, index) => `${written(values[index])} per ${name}`);
    const others = venues.length > 0 ? ` (${venues.join(', ')})` : '';
    return `«${text(a, 'label')}» (${text(a, 'fact')}) vale ${written(text(a, 'official'))}${others}`;
  },
  others: (a) => statements(a, 'pages', 'values').map(says).join(', '),
  silent: (a) => says([text(a, 'pages'), '']),
  officialAmounts: (a) => amounts(list(a, 'exampleOfficial')),
  saidAmounts: (a) => amounts(list(a, 'exampleSaid')),
  choices(a) {
    const command = `npm run decide ${text(a, 'fact')}`;
    const choices = new Set(list(a, 'typed').map((typed) => `«${command} ${typed}»`));
    return [...choices].join(' oppure ');
  },
  changes: (a) =>
    [
      ...statements(a, 'addedPages', 'addedValues').map(says),
      ...statements(a, 'gonePages', 'goneValues').map(saysNoMore),
    ].join(', '),
  changedValues(a) {
    const rows = list(a, 'changes');
    const shown = rows.length > MAX_ROWS + 1 ? rows.slice(0, MAX_ROWS) : rows;
    const more = rows.length - shown.length;
    return [...shown, ...(more > 0 ? [`e sono cambiati altri ${more} valori`] : [])].join('; ');
  },
  circle: (a) => list(a, 'circle').join(' → '),
  are: (a) => (text(a, 'names').includes(', ') ? 'ci sono' : 'c’è'),
  placeholders: (a) => text(a, 'names').replaceAll(/[^ ,]+/g, '{{$&}}'),
  /** The fact, and the section of the regulations that states it. */
  authority(a) {
    const article = text(a, 'article');
    return `${text(a, 'label')}${article === '' ? '' : `; Regolamento, «${article}»`}`;
  },
  fileKind(a) {
    const kind = text(a, 'kind');
    const isSo = text(a, 'found').toLowerCase().endsWith(`.${kind}`);
    return `${kind.toUpperCase()}${isSo ? '' : ', anche se il nome dice altro'}`;
  },
  where(a) {
    const rest = Number(text(a, 'count')) - list(a, 'urls').length;
    return `${text(a, 'urls')}${rest > 0 ? ` e altri ${rest}` : ''}`;
  },
  oneOf(a) {
    const known = list(a, 'known');
    if (known.length === 0) return 'scegliete un altro dato';
    return known.length === 1
      ? `scrivete ${known[0]}`
      : `scrivete uno di questi: ${known.join(', ')}`;
  },
};

/** Changed values that a sentence names. */
const MAX_ROWS = 3;

/** The ids of the pages that say something, separated by spaces, and the written value. */
type Statement = readonly [ids: string, value: string];

function statements(a: FindingArgs, pages: string, values: string): Statement[] {
  const written = list(a, values);
  return list(a, pages).map((ids, index) => [ids, written[index] ?? '']);
}

function says([ids, value]: Statement): string {
  const isMany = ids.includes(' ');
  if (value === '') return `${named(ids)} ${isMany ? 'non lo dicono' : 'non lo dice'}`;
  return `${named(ids)} ${isMany ? 'dicono' : 'dice'} ${written(value)}`;
}

function saysNoMore([id, value]: Statement): string {
  return value === '' ? `${named(id)} non tace più` : `${named(id)} non dice più ${written(value)}`;
}

/** Names pages from their ids; the layout means all of them. */
function named(ids: string): string {
  const names = ids.split(' ').map((id) => (id === 'layout' ? 'layout (tutte le pagine)' : id));
  const [last = ''] = names.splice(-1);
  return names.length === 0 ? last : `${names.join(', ')} e ${last}`;
}

/** Describes a list, written `#3`, by its length. */
export function written(value = ''): string {
  const length = /^#(\d+)$/.exec(value)?.[1];
  return length ? `un elenco di ${length} voci` : value;
}

function amounts([weeks = '', total = '']: readonly string[]): string {
  return weeks === total ? total : `${weeks} (${total} con l’iscrizione)`;
}
