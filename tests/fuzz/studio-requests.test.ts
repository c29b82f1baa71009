import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT, servedFolder } from '../../scripts/project/paths.ts';
import { createStudio } from '../../scripts/studio/app.ts';
import { Repository } from '../../scripts/studio/git/repository.ts';
import { savePicture } from '../../scripts/studio/pictures.ts';
import { CAMP } from '../camp.ts';
import { served } from '../schemas.ts';
import { workspaceOf } from '../unit/studio/studio-of-content.ts';
import { repeated } from '../unit/verify/shapes.ts';

const TOKEN = 'a-token-that-nobody-guesses-0123456789';
const HOST = 'localhost:4180';
const REQUESTS = 1000;

const folder = mkdtempSync(join(tmpdir(), 'studio-requests-'));
const content = join(folder, 'content');
cpSync(CAMP, content, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });

let app: ReturnType<typeof createStudio>;
beforeAll(async () => {
  git('init', '--quiet');
  git('config', 'user.name', 'Anna');
  git('config', 'user.email', 'anna@example.org');
  git('add', 'content');
  git('commit', '--quiet', '--message=first');
  const workspace = workspaceOf(content, join(folder, 'drafts.json'));
  const assets = {
    files: new Map(),
    served: () => served,
    publicFolder: servedFolder(),
    nonce: 'n',
  };
  const repository = await Repository.at(content);
  const publicFolder = join(folder, 'public');
  app = createStudio({
    workspace,
    render: () => Promise.resolve(null),
    repository,
    assets,
    token: TOKEN,
    hosts: () => [HOST],
    takePicture: (bytes, name) => savePicture(new Uint8Array(bytes), name, publicFolder),
  });
});

/** Every file in the studio's folder with its bytes; its journal is beside the content. */
function everything(): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (one) => one.isFile() && one.name !== 'drafts.json',
  );
  return new Map(
    files.map(({ parentPath, name }) => [
      join(parentPath, name),
      readFileSync(join(parentPath, name), 'latin1'),
    ]),
  );
}

const OWN = { host: HOST, 'x-studio-token': TOKEN, 'content-type': 'application/json' };
const wrongPath = fc.constantFrom(
  '/../package.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/../../.env',
  '/pictures/..%2f..%2f.env',
  '/pictures/%00.svg',
  '/.git/config',
  '/content/facts/prices.json',
  '//etc/passwd',
  '/frame/../../x',
  '/api/../api/state',
  '/api/constructor',
  '/api/__proto__',
  '/api/toString',
  '/assets/studio.js.map',
);
const wrongFile = fc.oneof(
  fc.constantFrom(
    '../package.json',
    '/etc/passwd',
    'facts/../../../x.json',
    'facts/prices.json/',
    '.env',
    '__proto__',
    'C:\\x.json',
    'facts/prices.json\0',
  ),
  fc.string(),
);
const wrongEdits = fc.oneof(
  fc.constant([]),
  fc.array(fc.record({ op: fc.string(), pointer: fc.string(), value: fc.jsonValue() })),
  fc.constant([{ op: 'set', pointer: '/__proto__/x', value: 1 }]),
  fc.constant([{ op: 'rename', pointer: '/sportCity', key: 'x' }]),
  fc.constant([{ op: 'set', pointer: '', value: {} }]),
  fc.constant([{ op: 'set', pointer: '/a'.repeat(400), value: 1 }]),
  fc.constant([{ op: 'move', pointer: '/sportCity', to: -1 }]),
  fc.constant([{ op: 'set', pointer: '/x', value: JSON.parse('['.repeat(60) + ']'.repeat(60)) }]),
  fc.jsonValue(),
);
const body = fc.oneof(
  fc.record({ file: wrongFile, edits: wrongEdits }),
  fc.record({
    file: fc.constant('facts/prices.json'),
    edits: wrongEdits.filter((edits) => JSON.stringify(edits).length < 5000),
  }),
  fc.jsonValue(),
);

/** A caller that lacks one thing that our own page sends. */
const stranger = fc.record({
  kind: fc.constant('stranger' as const),
  path: fc.oneof(
    fc.constantFrom(
      '/api/state',
      '/api/edit',
      '/api/save',
      '/api/undo',
      '/api/publish',
      '/api/picture',
    ),
    wrongPath,
  ),
  body,
  headers: fc.constantFrom<Record<string, string>>(
    { ...OWN, 'x-studio-token': '' },
    { ...OWN, 'x-studio-token': `${TOKEN}x` },
    { ...OWN, host: 'evil.example' },
    { ...OWN, host: 'localhost:9999' },
    { ...OWN, origin: 'https://evil.example' },
    { ...OWN, origin: 'null' },
    { ...OWN, 'sec-fetch-site': 'cross-site' },
    { ...OWN, 'sec-fetch-site': 'same-site' },
    {
      host: HOST,
      'x-studio-token': TOKEN,
      'content-type': 'text/plain',
      origin: 'http://127.0.0.1:1',
    },
  ),
});
/** Our own page with nonsense: files, places and questions that do not exist. */
const mad = fc.record({
  kind: fc.constant('mad' as const),
  path: fc.oneof(
    fc.constantFrom('/api/edit', '/api/settle', '/api/preview', '/api/picture', '/api/nothing'),
    wrongPath,
  ),
  body,
  headers: fc.constant<Record<string, string>>(OWN),
});

it('refuses strangers, and neither reads nor writes outside the content', async () => {
  const before = everything();
  const secret = readFileSync(join(ROOT, 'package.json'), 'utf8').slice(0, 40);
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(stranger, mad),
      fc.constantFrom('GET', 'POST', 'PUT', 'DELETE'),
      async (request, method) => {
        const isBody = method === 'POST' || method === 'PUT';
        const response = await app.request(`http://${HOST}${request.path}`, {
          method,
          headers: request.headers,
          ...(isBody && { body: JSON.stringify(request.body) }),
        });
        const text = await response.text();
        expect(text).not.toContain(secret);
        expect(text).not.toContain('root:');
        expect(response.status).toBeLessThan(500);
        if (request.kind === 'stranger' && request.path.startsWith('/api/'))
          expect([400, 401, 403, 404, 421]).toContain(response.status);
      },
    ),
    { numRuns: REQUESTS, seed: 20_261_121 },
  );
  expect(everything()).toEqual(before);
});

const wrongSave = fc.constantFrom<unknown>(
  '--output=/etc/x',
  'HEAD',
  'HEAD~0',
  'main:content/../../etc/passwd',
  '; touch x',
  '0'.repeat(40),
  '',
  null,
  ['HEAD'],
  { toString: 'HEAD' },
);

it('passes no word of a request to git as an option', async () => {
  const before = everything();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('revert', 'publish', 'history'),
      fc.record({ id: wrongSave, really: fc.boolean() }),
      async (question, asked) => {
        const response = await app.request(`http://${HOST}/api/${question}`, {
          method: 'POST',
          headers: OWN,
          body: JSON.stringify(asked),
        });
        expect(response.status).toBe(question === 'revert' ? 400 : 200);
      },
    ),
    { numRuns: 20, seed: 20_261_122 },
  );
  expect(everything()).toEqual(before);
});

it('refuses bodies larger than any content', async () => {
  const response = await app.request(`http://${HOST}/api/edit`, {
    method: 'POST',
    headers: OWN,
    body: JSON.stringify({ file: 'facts/prices.json', edits: [], filler: 'x'.repeat(3_000_000) }),
  });
  expect(response.status).toBe(413);
});

/** A unit of each kind; unit/verify/shapes.test.ts checks the reading time of 170. */
const UNITS = ['1 e 2 e ', '1.000 ', 'dal 9 al 13 giugno ', 'a@', '{{'];

/** Twenty times an edit on a busy machine: what doubles with each word never ends. */
const MAX_EDIT_MS = 20_000;

it('answers an edit of any repeated words', { timeout: 300_000 }, async () => {
  const file = 'texts/it/domande.json';
  const asked = (question: string, body: object) =>
    app.request(`http://${HOST}/api/${question}`, {
      method: 'POST',
      headers: OWN,
      body: JSON.stringify(body),
    });
  const typed = async (value: string) => {
    await asked('edit', { file, edits: [{ op: 'set', pointer: '/hero/text', value }] });
    return asked('check', {});
  };
  const slow: string[] = [];
  for (const unit of UNITS) {
    const start = performance.now();
    const { status } = await typed(repeated(unit, 500));
    if (status !== 200 || performance.now() - start > MAX_EDIT_MS)
      slow.push(`«${unit}»: ${status} in ${Math.round(performance.now() - start)} ms`);
  }
  expect(slow).toEqual([]);
});
