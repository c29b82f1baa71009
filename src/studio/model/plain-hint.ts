/** What the things that schemas speak of are called in the studio; undefined for what has no other name. */
export interface Called {
  /** A value of the field's own list: `open` → «aperto». */
  option(value: string): string | undefined;
  /** A key beside the field or inside of it, or a way of keys: `hero.features`. */
  part(keys: string): string | undefined;
  /** What the site fills in while somebody reads: `total` → «‹quanti›». */
  runtime(name: string): string;
  /** A content file: `facts/venues.json` → «Sedi». */
  file(path: string): string | undefined;
}

const QUOTED = /«([A-Za-z][\w-]*(?:\.[\w-]+)*)»/g;
const FILE = /(?:content\/)?((?:[a-z]+\/)*[a-z][a-z-]*\.json)/g;
const INSIDE = / \(([a-z]\w*) nella pagina\)| \(([a-z]\w*)\)/g;
/** Where a key stands, in brackets: it says something to who sees the file. */
const BRACKETED = / \((?:[a-z]\w* in [^()]*\.json|[a-z]\w*(?:\.\w+)+)\)/g;
const LISTED = /\b([A-Za-z][\w-]*): /g;
const RUNTIME = /\{\{\$(\w+)\}\}/g;
/** Sentences that speak of what only files and commands have. */
const OF_FILES =
  / ?(?:[^.]*(?:npm run|\{ "|\(id\))[^.]*\.|[^.]*(?:alla voce|sotto|scritt[oa] come in) «[a-z][\w.]*»[^.;]*[.;])/g;
/** Where the words of a page stand, by folders: in the list each page has them under its name. */
const OTHER_FOLDER = /stanno in texts\/[^.]*con lo stesso nome/g;
const MEANS = /\b([a-z][\w-]*) = /g;
/** In a file the name of a group stands to the left of it; in a form it is its title. */
const LEFT =
  /[;:,]? *\ba sinistra (?:[^.;]|\.(?=json))*|(?:^|(?<=\. ))A sinistra (?:[^.;]|\.(?=json))*\.? ?/g;

/** A description that was written for who sees a file, for somebody who sees a form. */
export function plainHint(text: string, called: Called): string {
  const plain = text
    .replace(LEFT, '')
    .replace(OTHER_FOLDER, 'si scrivono in «Le parole», sotto lo stesso nome nell’elenco')
    .replace(BRACKETED, '')
    .replace(INSIDE, (all, whole: string | undefined, part: string | undefined) =>
      whole !== undefined || called.part(part ?? '') !== undefined ? '' : all,
    )
    .replace(QUOTED, (all, name: string) => quoted(called.option(name) ?? called.part(name), all))
    .replace(MEANS, (all, name: string) => (called.option(name) === undefined ? all : ''))
    .replace(LISTED, (all, name: string) => {
      const option = called.option(name);
      return option === undefined ? all : `«${option}»: `;
    })
    .replace(RUNTIME, (_, name: string) => called.runtime(name))
    .replace(FILE, (all, path: string) => quoted(called.file(path), all))
    .replace(/\btrue\b/g, '«Sì»')
    .replace(/\bfalse\b/g, '«No»')
    .replace(/\bnull\b/g, 'vuoto')
    .replace(OF_FILES, '')
    .trim();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

function quoted(name: string | undefined, otherwise: string): string {
  return name === undefined ? otherwise : `«${name}»`;
}
