import { factsNamed } from '../../content/collection.ts';
import { isObject, valueAt } from '../../content/json.ts';
import { kebabCase } from '../../content/paths.ts';
import type { Project } from '../project.ts';
import { groupNamed } from '../reread/resting-sentences.ts';

/** The names of facts, as texts may write them. */
export class FactNames extends Set<string> {
  readonly #project: Project;
  constructor(project: Project) {
    super(project.factPaths());
    this.#project = project;
  }
  override has(path: string): boolean {
    if (super.has(path)) return true;
    const project = this.#project;
    if (project !== undefined && path.startsWith('venue.'))
      return ofVenues(project, path).some((one) => super.has(one));
    if (project === undefined) return false;
    const named = factsNamed(project.facts, path);
    if (named.length > 1 || named[0] !== path) return named.every((one) => this.has(one));
    return super.has(project.stated(path));
  }
}

/** What `venue.city` names on the pages of venues: `venues.sportCity.city`, and so on. */
function ofVenues({ facts }: Project, path: string): string[] {
  const ids = Object.keys(isObject(facts.venues) ? facts.venues : {});
  return ids.map((id) => path.replace('venue', `venues.${id}`));
}

/** What a sentence may rest on: facts, and those that a group lacks although its schema describes them. */
export class BasisNames extends FactNames {
  readonly #described: Project;
  constructor(project: Project) {
    super(project);
    this.#described = project;
  }
  override has(name: string): boolean {
    const path = groupNamed(name);
    if (super.has(path)) return true;
    const [root = '', ...steps] = path.split('.');
    if (!this.#described || steps.length === 0) return false;
    const { schemas, facts } = this.#described;
    const groups = schemas.alongPath(`facts/${kebabCase(root)}.schema.json`, steps);
    const last = super.has([root, ...steps.slice(0, -1)].join('.')) ? steps.length - 1 : 0;
    return steps.slice(last).every((step, index) => {
      const group = groups[last + index];
      if (isObject(group?.properties) && Object.hasOwn(group.properties, step)) return true;
      const isByVenue = isObject(group?.propertyNames) && group.propertyNames.reference === 'venue';
      return isByVenue && valueAt(facts, ['venues', step]) !== undefined;
    });
  }
}
