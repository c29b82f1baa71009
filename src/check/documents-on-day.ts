import { changesIn, factsOnDay } from '../time/in-force.ts';
import { JsonDocument } from './json/json-document.ts';
import { Project } from './project.ts';

/** The files with the values that hold on a day in Rome, where `later.json` has some; their places stay. */
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

/** The content as it holds on a day; the same one where nothing is another by then. */
export function projectOnDay(project: Project, day: string): Project {
  const documents = documentsOnDay(project.files, day);
  const isSame = documents.every((document) => document === project.typed(document.path));
  return isSame ? project : new Project(documents, project.schemas);
}
