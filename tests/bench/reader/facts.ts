import { readContentFolder, readSchemas } from '../../../scripts/project/content-folder.ts';
import { CONTENT, SCHEMAS } from '../../../scripts/project/places.ts';
import { JsonDocument } from '../../../src/check/json/json-document.ts';
import { FactsByPage } from '../../../src/check/mentions/page-facts.ts';
import { Project } from '../../../src/check/project.ts';
import { SchemaSet } from '../../../src/check/schema/schema-set.ts';

const documents = readContentFolder(CONTENT).map((source) => new JsonDocument(source));

/** The facts that the sentences of the corpus are held against, as the manager wrote them. */
export const campFacts = new FactsByPage(
  new Project(documents, new SchemaSet(readSchemas(SCHEMAS))),
).official;
