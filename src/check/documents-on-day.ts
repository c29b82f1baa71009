import { changesIn, factsOnDay } from '../time/in-force.ts';
import { JsonDocument } from './json/json-document.ts';
import { Project } from './project.ts';

/** The files with the values that `later.json` sets for a day in Rome; places stay the same. */
export function documentsOnDay(
  documents: readonly JsonDocument[],
  day: string,
): readonly JsonDocument[] {
  const later = documents.find(({ path }) => path === 'later.json')?.value;
  if (!changesIn(later).some(({ from }) => from <= day)) return documents;
  return documents.map((document) => {
    const { path, value } = document;
    const held = value === undefined ? value : factsOnDay(path, value, later, day);
    return held === value || held === undefined ? document : new JsonDocument(document, () => held);
  });
}

/** The content in force on a day; the same project when nothing differs. */
export function projectOnDay(project: Project, day: string): Project {
  const documents = documentsOnDay(project.files, day);
  const isSame = documents.every((document) => document === project.typed(document.path));
  return isSame ? project : new Project(documents, project.schemas);
}
