import { escapePointer } from '../content/json.ts';
import { factLocation } from '../content/paths.ts';
import { factChangesIn, factsOnDay, LATER } from '../time/in-force.ts';
import { JsonDocument } from './json/json-document.ts';
import { Project } from './project.ts';

/** The files with the values that `later.json` sets for a day in Rome, which have their place there. */
export function documentsOnDay(
  documents: readonly JsonDocument[],
  day: string,
): readonly JsonDocument[] {
  const later = documents.find(({ path }) => path === LATER);
  const changes = factChangesIn(later?.value).filter(({ from }) => from <= day);
  if (!later || changes.length === 0) return documents;
  const places = changes.flatMap(({ from, values }) =>
    Object.keys(values).map((fact) => {
      return { ...factLocation(fact), typed: `/changes/${from}/${escapePointer(fact)}` };
    }),
  );
  return documents.map((document) => {
    const { path, value } = document;
    const valueOnDay = value === undefined ? value : factsOnDay(path, value, later.value, day);
    if (valueOnDay === value || valueOnDay === undefined) return document;
    const typed = places.filter(({ file }) => file === path);
    return new JsonDocument(
      document,
      () => valueOnDay,
      (pointer) => {
        const place = typed.findLast((entry) => `${pointer}/`.startsWith(`${entry.pointer}/`));
        return (
          place && { document: later, pointer: place.typed + pointer.slice(place.pointer.length) }
        );
      },
    );
  });
}

/** The content in force on a day; the same project when nothing differs. */
export function projectOnDay(project: Project, day: string): Project {
  const documents = documentsOnDay(project.files, day);
  const isSame = documents.every((document) => document === project.typed(document.path));
  return isSame ? project : new Project(documents, project.schemas);
}
