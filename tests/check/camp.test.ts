import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SCHEMAS } from '../../scripts/project/paths.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import { CAMP_TODAY, campSources } from '../camp.ts';
import { schemas, served } from '../schemas.ts';

const { findings, project } = runChecks(campSources, schemas, { served, today: CAMP_TODAY });

describe('the made-up camp', () => {
  it('passes the check', () => {
    const errors = findings.filter(({ severity }) => severity === 'error');
    expect(errors.map((error) => `${error.file}:${error.line} ${sentenceOf(error)}`)).toEqual([]);
  });

  it('has a page of every template', () => {
    const templates = readdirSync(join(SCHEMAS, 'pages')).map((file) => file.split('.')[0]);
    const used = new Set<string | undefined>(project.pages.map(({ template }) => template));
    expect(templates.filter((name) => name !== 'layout' && !used.has(name))).toEqual([]);
  });
});
