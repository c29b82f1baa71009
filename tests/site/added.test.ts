import { expect, it } from 'vitest';
import { hints } from '../../scripts/add/hints.ts';
import { KINDS, skeletonOf } from '../../src/author/add/skeletons.ts';
import { applied } from '../../src/author/decide/steps.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import { runChecks } from '../../src/check/runChecks.ts';
import { TO_WRITE } from '../../src/check/to-write.ts';
import { CAMP_TODAY, campSources } from '../camp.ts';
import { renderedSite } from '../rendered-site.ts';
import { schemas, served } from '../schemas.ts';

/** Of a closure: a Friday of the camp’s season. */
const A_DAY = { from: '2031-07-04', to: '2031-07-04' };
const WORDS = 'Parole scritte da chi cura il sito, lunghe quanto basta';

/** The camp with one thing more of each kind, its texts written. */
function withOneMoreOfEach(): SourceFile[] {
  const grown = KINDS.reduce<readonly SourceFile[]>((sources, kind) => {
    const { project } = runChecks(sources, schemas, {}, []);
    const { steps, created } = skeletonOf(project, kind, `new${kind}`, hints, A_DAY);
    return [...applied(sources, steps), ...created];
  }, campSources);
  const waiting = new RegExp(`"${TO_WRITE}[^"]*"`, 'g');
  return grown.map(({ path, text }) => {
    const words = `${WORDS}: ${path.replace(/^.*\/|\.json$/g, '')}`;
    return { path, text: text.replace(waiting, `"${words}"`) };
  });
}

it('builds whatever is added, once its texts are written', async () => {
  const checked = runChecks(withOneMoreOfEach(), schemas, { served });
  const errors = checked.findings.filter(({ severity }) => severity === 'error');
  expect(errors.map((one) => `${one.file}:${one.line} ${sentenceOf(one)}`)).toEqual([]);
  const site = await renderedSite(checked, Date.parse(`${CAMP_TODAY}T12:00:00Z`));
  for (const page of ['newactivity', 'newpage', 'newvenue'])
    expect(site.get(`${page}/index.html`)).toContain(WORDS);
});
