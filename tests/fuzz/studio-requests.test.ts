import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { ROOT, servedFolder } from '../../scripts/project/paths.ts';
import { createStudio } from '../../scripts/studio/app.ts';
import { Repository } from '../../scripts/studio/git/repository.ts';
import { savePicture } from '../../scripts/studio/pictures.ts';
import { CAMP } from '../camp.ts';
import { served } from '../schemas.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { workspaceOf } from '../unit/studio/studio-of-content.ts';

const TOKEN = 'a-token-that-nobody-guesses-0123456789';
const HOST = 'localhost:4180';

const folder = temporaryFolder();
const content = join(folder, 'content');
cpSync(CAMP, content, { recursive: true });

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
    (entry) => entry.isFile() && entry.name !== 'drafts.json',
  );
  return new Map(
    files.map(({ parentPath, name }) => [
      join(parentPath, name),
      readFileSync(join(parentPath, name), 'latin1'),
    ]),
  );
}

const OWN = { host: HOST, 'x-studio-token': TOKEN, 'content-type': 'application/json' };
const WRONG_PATHS = [
  '/../package.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/../../.env',
  '/pictures/..%2f..%2f.env',
  '/pictures/%00.svg',
  '/.git/config',
  '/content/facts/prices.json',
  '//etc/passwd',
  '/api/../api/state',
  '/api/constructor',
  '/api/__proto__',
];
const WRONG_FILES = [
  '../package.json',
  '/etc/passwd',
  'facts/../../../x.json',
  '.env',
  '__proto__',
  'C:\\x.json',
  'facts/prices.json\0',
  'facts/prices.json',
];
const set = (pointer: string, value: unknown) => [{ op: 'set', pointer, value }];
const WRONG_EDITS = [
  ...[[], {}, null, 'x', [{ op: 'x', pointer: 'y' }]],
  set('/__proto__/x', 1),
  set('', {}),
  set('/a'.repeat(400), 1),
  set('/x', JSON.parse('['.repeat(60) + ']'.repeat(60))),
  [{ op: 'rename', pointer: '/sportCity', key: 'x' }],
  [{ op: 'move', pointer: '/sportCity', to: -1 }],
];
const QUESTIONS = ['state', 'edit', 'save', 'undo', 'publish', 'picture', 'settle', 'preview'];
/** Callers that lack one thing that our own page sends. */
const STRANGERS: readonly Readonly<Record<string, string>>[] = [
  { 'x-studio-token': '' },
  { 'x-studio-token': `${TOKEN}x` },
  { host: 'evil.example' },
  { host: 'localhost:9999' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'content-type': 'text/plain', origin: 'http://127.0.0.1:1' },
];
const SECRET = readFileSync(join(ROOT, 'package.json'), 'utf8').slice(0, 40);

/** Sends a request as our own page does, but for some headers. @returns its status */
async function sent(
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  method = 'POST',
): Promise<number> {
  const response = await app.request(`http://${HOST}${path}`, {
    method,
    headers: { ...OWN, ...headers },
    ...(method === 'POST' && { body: JSON.stringify(body) ?? '' }),
  });
  const text = await response.text();
  expect(text).not.toContain(SECRET);
  expect(text).not.toContain('root:');
  return response.status;
}

it('refuses strangers, and neither reads nor writes outside the content', async () => {
  const before = everything();
  const edit = { file: 'facts/prices.json', edits: set('/week', 1) };
  for (const headers of STRANGERS)
    for (const question of QUESTIONS)
      expect([400, 401, 403, 404, 421]).toContain(await sent(`/api/${question}`, edit, headers));
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'])
    for (const path of WRONG_PATHS)
      expect(await sent(path, {}, {}, method), path).toBeLessThan(500);
  for (const question of ['edit', 'settle', 'preview', 'nothing'])
    for (const file of WRONG_FILES)
      for (const edits of WRONG_EDITS)
        expect(await sent(`/api/${question}`, { file, edits }), file).toBeLessThan(500);
  expect(everything()).toEqual(before);
});

const WRONG_SAVES = [
  ...['--output=/etc/x', 'HEAD', 'HEAD~0', 'main:content/../../etc/passwd', '; touch x'],
  ...['0'.repeat(40), '', null, ['HEAD'], { toString: 'HEAD' }],
];

it('passes no word of a request to git as an option', async () => {
  const before = everything();
  for (const wrong of WRONG_SAVES)
    expect(await sent('/api/revert', { id: wrong, apply: true })).toBe(400);
  // These two take no name of a save: one that looks like an option is enough.
  const [option] = WRONG_SAVES;
  for (const question of ['publish', 'history'])
    expect(await sent(`/api/${question}`, { id: option, summary: option, apply: true })).toBe(200);
  expect(everything()).toEqual(before);
});

it('refuses bodies larger than any content', async () => {
  const asked = { file: 'facts/prices.json', edits: [], filler: 'x'.repeat(3_000_000) };
  expect(await sent('/api/edit', asked)).toBe(413);
});
