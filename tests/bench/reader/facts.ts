import { readContentFolder } from '../../../scripts/project/content-folder.ts';
import { CONTENT } from '../../../scripts/project/places.ts';
import { JsonDocument } from '../../../src/check/json/json-document.ts';
import { FactsByPage } from '../../../src/check/mentions/page-facts.ts';
import { Project } from '../../../src/check/project.ts';
import { schemas } from '../../schemas.ts';

const documents = readContentFolder(CONTENT).map((source) => new JsonDocument(source));

/** The facts that the sentences of the corpus are held against, as the manager wrote them. */
export const campFacts = new FactsByPage(new Project(documents, schemas)).official;
