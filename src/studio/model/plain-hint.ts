/** What the things that schemas speak of are called in the studio; undefined for what has no other name. */
export interface Called {
  /** A value of the field's own list: `open` → «aperto». */
  option(value: string): string | undefined;
  /** A key beside the field or inside of it, or a way of keys: `hero.features`. */
  part(keys: string): string | undefined;
  /** A content file: `facts/venues.json` → «Sedi». */
  file(path: string): string | undefined;
}

const QUOTED = /«([A-Za-z][\w-]*(?:\.[\w-]+)*)»/g;
const FILE = /(?:content\/)?((?:[a-z]+\/)*[a-z][a-z-]*\.json)/g;
const INSIDE = / \(([a-z]\w*) nella pagina\)| \(([a-z]\w*)\)/g;
const MEANS = /\b([a-z][\w-]*) = /g;
/** In a file the name of a group stands to the left of it; in a form it is its title. */
const LEFT = /[;:,]? *\ba sinistra [^.;]*|(?:^|(?<=\. ))A sinistra [^.;]*\.? ?/g;

/** A description that was written for who sees a file, for somebody who sees a form. */
export function plainHint(text: string, called: Called): string {
  return text
    .replace(LEFT, '')
    .replace(INSIDE, (all, whole: string | undefined, part: string | undefined) =>
      whole !== undefined || called.part(part ?? '') !== undefined ? '' : all,
    )
    .replace(QUOTED, (all, name: string) => quoted(called.option(name) ?? called.part(name), all))
    .replace(MEANS, (all, name: string) => (called.option(name) === undefined ? all : ''))
    .replace(FILE, (all, path: string) => quoted(called.file(path), all))
    .replace(/\btrue\b/g, '«Sì»')
    .replace(/\bfalse\b/g, '«No»')
    .replace(/\bnull\b/g, 'vuoto')
    .trim();
}

function quoted(name: string | undefined, otherwise: string): string {
  return name === undefined ? otherwise : `«${name}»`;
}
