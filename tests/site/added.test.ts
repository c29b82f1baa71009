import { expect, it } from 'vitest';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import { TO_WRITE } from '../../src/check/text-files.ts';
import { CAMP_TODAY, campSources } from '../camp.ts';
import { grown, KINDS, TYPED } from '../each-kind.ts';
import { renderedSite } from '../rendered-site.ts';
import { schemas, served } from '../schemas.ts';

const WORDS = 'Frasi scritte da chi cura il sito, lunghe quanto basta';
const waiting = new RegExp(`"${TO_WRITE}[^"]*"`, 'g');

/** The camp with one more entry of each kind, its texts written. */
function withOneMoreOfEach(): readonly SourceFile[] {
  return KINDS.reduce<readonly SourceFile[]>((sources, kind) => {
    const wish = { kind, id: `new-${kind}`, typed: TYPED[kind] ?? [] };
    return grown(sources, wish).map(({ path, text }) => {
      const words = `${WORDS}: ${kind} ${path.replace(/^.*\/|\.json$/g, '')}`;
      return { path, text: text.replace(waiting, `"${words}"`) };
    });
  }, campSources);
}

it('builds every added entry once its texts are written', async () => {
  const checked = runChecks(withOneMoreOfEach(), schemas, { served });
  const errors = checked.findings.filter(({ severity }) => severity === 'error');
  expect(errors.map((one) => `${one.file}:${one.line} ${sentenceOf(one)}`)).toEqual([]);
  const site = await renderedSite(checked, Date.parse(`${CAMP_TODAY}T12:00:00Z`));
  for (const page of ['new-activity', 'new-page', 'new-venue'])
    expect(site.get(`${page}/index.html`)).toContain(WORDS);
});
