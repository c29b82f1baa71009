import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/project/places.ts';
import { FACTS_IN_CODE, leadsTo } from '../../src/check/facts-in-code.ts';
import { JsonDocument } from '../../src/check/json/json-document.ts';
import { Project } from '../../src/check/project.ts';
import { LINKS_IN_CODE } from '../../src/check/rules/links/links.ts';
import { campSources } from '../camp.ts';
import { schemas } from '../schemas.ts';

const project = new Project(
  campSources.map((source) => new JsonDocument(source)),
  schemas,
);
const sourceOf = (file: string) => readFileSync(join(ROOT, 'src', file), 'utf8');

describe('what code reads by itself', () => {
  it.each(FACTS_IN_CODE)('$file still reads its facts', ({ file, reads }) => {
    expect(existsSync(join(ROOT, 'src', file))).toBe(true);
    expect(sourceOf(file)).toContain(reads);
  });

  it('is a fact of the content', () => {
    const paths = project.factPaths();
    const lost = FACTS_IN_CODE.flatMap(({ facts }) => facts).filter(
      (declared) => !paths.some((path) => leadsTo(declared, path)),
    );
    expect(lost).toEqual([]);
  });

  it.each(LINKS_IN_CODE)('asks for the address $link', ({ link, file }) => {
    expect(sourceOf(file)).toContain(`'${link}'`);
  });
});
