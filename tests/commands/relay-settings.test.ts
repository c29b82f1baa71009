import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseEnv } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { killSwitch, openRelay } from '../../scripts/serve/relay.ts';
import { type Environment, readRelaySettings } from '../../scripts/serve/relay-settings.ts';
import { loadEnvironment } from '../../scripts/serve.ts';
import { createRelay } from '../../src/server/relay/create-relay.ts';
import { CAMP } from '../camp.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const KEY = 'sk-settings-0000';
const CODE = 'anguria fresca';
const CLOUD = { AI_BASE_URL: 'https://ai.example/v1', AI_API_KEY: KEY, STAFF_ACCESS_CODE: CODE };
const folder = temporaryFolder();

describe('readRelaySettings', () => {
  test.each<Environment>([
    {},
    { AI_BASE_URL: '', AI_API_KEY: '', STAFF_ACCESS_CODE: '' },
    { STAFF_ACCESS_CODE: CODE, AI_MODEL: 'gpt-4', AI_REQUESTS_PER_DAY: '5' },
  ])('finds no provider in %o', (environment) => {
    expect(readRelaySettings(environment)).toBeUndefined();
  });

  test('fills in defaults', () => {
    expect(readRelaySettings(CLOUD)).toEqual({
      provider: { baseUrl: 'https://ai.example/v1', key: KEY, model: 'gpt-4', timeoutMs: 60_000 },
      accessCode: CODE,
      limits: {
        perSession: { count: 10, windowMs: 600_000 },
        perIp: { count: 40, windowMs: 600_000 },
        failedAttempts: { count: 10, windowMs: 900_000 },
        failedAttemptsInTotal: { count: 100, windowMs: 900_000 },
        perDay: 200,
        maxConcurrent: 4,
      },
      trustedProxies: [],
      origins: [],
    });
  });

  test('takes every limit from its own variable', () => {
    const settings = readRelaySettings({
      ...CLOUD,
      AI_MODEL: 'llama3',
      AI_TIMEOUT_SECONDS: '1',
      AI_REQUESTS_PER_SESSION: '2',
      AI_REQUESTS_PER_ADDRESS: '3',
      AI_REQUESTS_MINUTES: '4',
      ACCESS_TRIES: '5',
      ACCESS_TRIES_OF_ALL: '50',
      ACCESS_TRIES_MINUTES: '6',
      AI_REQUESTS_PER_DAY: '7',
      AI_REQUESTS_AT_ONCE: '8',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      SITE_ORIGINS: 'https://www.funvillage.example,https://funvillage.example:8443',
    });
    expect(settings).toMatchObject({
      provider: { model: 'llama3', timeoutMs: 1000 },
      limits: {
        perSession: { count: 2, windowMs: 240_000 },
        perIp: { count: 3, windowMs: 240_000 },
        failedAttempts: { count: 5, windowMs: 360_000 },
        failedAttemptsInTotal: { count: 50, windowMs: 360_000 },
        perDay: 7,
        maxConcurrent: 8,
      },
      trustedProxies: ['10.0.0.0/8', '::1'],
      origins: ['https://www.funvillage.example', 'https://funvillage.example:8443'],
    });
  });

  test.each(['http://localhost:11434/v1', 'http://127.0.0.1:11434/v1', 'http://[::1]:11434/v1'])(
    'sends a key to this machine: %s',
    (AI_BASE_URL) => {
      expect(readRelaySettings({ ...CLOUD, AI_BASE_URL })?.provider.key).toBe(KEY);
    },
  );

  test('needs no key for a local service', () => {
    const local = { AI_BASE_URL: 'http://192.168.1.20:11434/v1', STAFF_ACCESS_CODE: CODE };
    expect(readRelaySettings(local)?.provider.key).toBeUndefined();
  });

  /** The sentence for each wrong value of a variable. */
  const wrong = (name: string, values: readonly string[], sentence: (value: string) => string) =>
    values.map((value): [string, Environment, string] => [
      `${name}=${value}`,
      { ...CLOUD, [name]: value },
      `${name} ${sentence(value)}`,
    ]);
  const unguarded = (found: string) =>
    `C’è ${found} ma manca STAFF_ACCESS_CODE: senza un codice chiunque potrebbe usare il generatore a vostre spese. Scegliete un codice per lo staff, oppure togliete ${found}.`;

  test.each<[string, Environment, string]>([
    ['a key without an access code', { AI_API_KEY: KEY }, unguarded('AI_API_KEY')],
    [
      'a service without an access code',
      { AI_BASE_URL: 'http://localhost:11434/v1' },
      unguarded('AI_BASE_URL'),
    ],
    [
      'a key without a URL',
      { AI_API_KEY: KEY, STAFF_ACCESS_CODE: CODE },
      'C’è AI_API_KEY ma manca AI_BASE_URL, l’indirizzo del servizio che scrive i testi. Per esempio: AI_BASE_URL=https://ai.example/v1',
    ],
    ...wrong(
      'AI_BASE_URL',
      ['ai.example', 'ftp://ai.example', 'https://a:b@ai.example', 'https://ai.example/?x', '/v1'],
      (value) =>
        `vale «${value}», ma deve essere un indirizzo che comincia con https://, senza nome utente né parti dopo «?» o «#». Per esempio: https://ai.example/v1`,
    ),
    ...wrong(
      'AI_BASE_URL',
      ['http://ai.example/v1', 'http://localhost.ai.example/v1', 'http://192.168.1.20/v1'],
      (value) =>
        `vale «${value}»: la chiave AI_API_KEY viaggerebbe in chiaro. Usate un indirizzo https://, oppure togliete la chiave.`,
    ),
    ...wrong(
      'AI_REQUESTS_PER_DAY',
      ['0', '-1', '1.5', '1e3', 'many', ' 5', '99999999'],
      (value) =>
        `vale «${value}», ma deve essere un numero intero da 1 a 9999999. Per esempio: AI_REQUESTS_PER_DAY=200`,
    ),
    ...wrong(
      'TRUSTED_PROXIES',
      ['proxy', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '::1/129'],
      (value) =>
        `contiene «${value}», che non è un indirizzo né una rete. Per esempio: TRUSTED_PROXIES=127.0.0.1,10.0.0.0/8`,
    ),
    ...wrong(
      'TRUSTED_PROXIES',
      ['0.0.0.0/0', '::/0', '10.0.0.0/7', 'fc00::/6'],
      (value) =>
        `contiene «${value}», una rete così larga che chiunque potrebbe fingersi un altro. Scrivete soltanto gli indirizzi dei vostri proxy, per esempio: TRUSTED_PROXIES=127.0.0.1,10.0.0.0/8`,
    ),
    ...wrong(
      'SITE_ORIGINS',
      ['funvillage.example', 'https://funvillage.example/', 'https://Funvillage.example'],
      (value) =>
        `contiene «${value}», che non è l’origine di un sito. Si scrive senza barra finale, per esempio: SITE_ORIGINS=https://www.funvillage.example`,
    ),
    ...wrong(
      'STAFF_ACCESS_CODE',
      ['a', 'sole', 'aaaaaaaaaaaa', '12121212'],
      () =>
        'è troppo facile da indovinare: servono almeno 8 caratteri, di cui 4 diversi. Per esempio due o tre parole che non stanno insieme.',
    ),
  ])('refuses %s', (_, environment, sentence) => {
    expect(() => readRelaySettings(environment)).toThrow(
      expect.objectContaining({ message: sentence, exitCode: 1 }),
    );
  });

  test('shows no secret in its messages', () => {
    const broken = { ...CLOUD, AI_REQUESTS_PER_DAY: '0' };
    expect(() => readRelaySettings(broken)).toThrow(
      expect.objectContaining({ message: expect.not.stringMatching(`${KEY}|${CODE}`) }),
    );
  });
});

describe('.env.example', () => {
  const example = readFileSync('.env.example', 'utf8');
  const documented = parseEnv(example.replace(/^# (?=[A-Z_]+=)/gm, ''));

  test('documents every variable, and no other', () => {
    const sources = [
      'scripts/serve/relay-settings.ts',
      'scripts/serve/relay.ts',
      'scripts/serve/server-settings.ts',
    ].map((file) => readFileSync(file, 'utf8'));
    const read = sources
      .join()
      .match(/\b(?:AI|API|STAFF|ACCESS|TRUSTED|SITE|LIMITS|DRAIN|CONNECTIONS)_[A-Z_]+\b/g);
    expect(Object.keys(documented).sort()).toEqual([...new Set(read)].sort());
  });

  test('states the default values', () => {
    const { TRUSTED_PROXIES, SITE_ORIGINS, ...defaults } = documented;
    expect(readRelaySettings({ ...defaults, ...CLOUD })).toEqual(readRelaySettings(CLOUD));
    expect(readRelaySettings({ ...CLOUD, TRUSTED_PROXIES, SITE_ORIGINS })).toBeDefined();
    expect(killSwitch(defaults)()).toBe(true);
  });
});

describe('killSwitch', () => {
  test('follows the file while the site runs', () => {
    const AI_OFF_FILE = join(folder, 'generator.off');
    const isOn = killSwitch({ AI_OFF_FILE });
    expect(isOn()).toBe(true);
    writeFileSync(AI_OFF_FILE, '');
    expect(isOn()).toBe(false);
    rmSync(AI_OFF_FILE);
    expect(isOn()).toBe(true);
  });

  test('obeys the variable, and refuses unknown values', () => {
    expect(killSwitch({ AI_ENABLED: 'false' })()).toBe(false);
    expect(() => killSwitch({ AI_ENABLED: 'no' })).toThrow(
      'AI_ENABLED vale «no», ma deve essere true oppure false.',
    );
  });
});

const generateWith = (environment: Environment) =>
  createRelay({ ...openRelay(environment), publicApi: () => undefined }).request('/generate', {
    method: 'POST',
  });

describe('openRelay', () => {
  test('answers without a configuration', async () => {
    const print = vi.spyOn(console, 'log').mockReturnValue();
    const answer = await generateWith({});
    expect([answer.status, (await answer.json()).error]).toEqual([503, 'not-configured']);
    expect(JSON.parse(print.mock.calls[0]?.[0])).toMatchObject({ code: 'not-configured' });
  });
});

describe('a limits file that cannot be used', () => {
  const environment = (file: string) => ({
    ...{ AI_BASE_URL: 'http://127.0.0.1:9/v1', STAFF_ACCESS_CODE: CODE, CONTENT_DIR: CAMP },
    LIMITS_FILE: file,
  });
  const opened = async (file: string) => {
    vi.spyOn(console, 'log').mockReturnValue();
    const told = vi.spyOn(console, 'error').mockClear().mockReturnValue();
    const answer = await generateWith(environment(file));
    return { code: (await answer.json()).error, told: told.mock.calls.flat() };
  };
  const place = () => join(temporaryFolder(), 'limits.db');

  test.each<[string, (file: string) => void]>([
    ['no database', (file) => writeFileSync(file, 'not a database, '.repeat(1000))],
    ['a database of something else', (file) => otherDatabase(file)],
    ['a damaged database', (file) => damagedDatabase(file)],
  ])('closes the generator alone, and is set aside: %s', async (_, make) => {
    const file = place();
    make(file);
    const { size } = statSync(file);
    const { code, told } = await opened(file);
    expect([code, told.length]).toEqual(['switched-off', 1]);
    const [, aside = ''] = /da parte come «([^»]+)»/.exec(String(told[0])) ?? [];
    expect(told[0]).toMatch(/^Il file dei limiti «.*» non si può usare \(.*il sito è in linea/);
    expect(told[0]).not.toContain('\n');
    expect(statSync(aside).size).toBe(size);
    expect(await opened(file)).toEqual({ code: 'wrong-origin', told: [] });
  });

  test('closes only the generator when the file is a folder', async () => {
    const file = place();
    mkdirSync(file);
    const { code, told } = await opened(file);
    expect([code, told.length]).toEqual(['switched-off', 1]);
    expect(told[0]).toContain('Scegliete un altro posto con LIMITS_FILE');
    expect(statSync(file).isDirectory()).toBe(true);
  });
});

function otherDatabase(file: string): void {
  const database = new DatabaseSync(file);
  database.exec('CREATE TABLE counts (name TEXT)');
  database.close();
}

/** A whole file of counts, with zeroes over its second page. */
function damagedDatabase(file: string): void {
  const database = new DatabaseSync(file);
  database.exec('CREATE TABLE counts (name TEXT PRIMARY KEY, count INTEGER, ends INTEGER)');
  database.exec("INSERT INTO counts VALUES ('a', 1, 9e15), ('b', 1, 9e15)");
  database.close();
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0, 4096, 8192));
}

describe('npm start', () => {
  test('refuses a key without an access code, before any build', () => {
    const environment = { ...process.env, ENV_FILE: '', AI_API_KEY: KEY, STAFF_ACCESS_CODE: '' };
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.ts'], {
      env: environment,
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^C’è AI_API_KEY ma manca STAFF_ACCESS_CODE: .*\n$/);
    expect(stderr).not.toContain(KEY);
  });
});

describe('loadEnvironment', () => {
  test('reads a file, but the environment wins', () => {
    const file = join(folder, 'settings');
    writeFileSync(file, 'RELAY_TEST_NEW=from the file\nRELAY_TEST_OLD=from the file\n');
    vi.stubEnv('RELAY_TEST_OLD', 'from outside');
    vi.stubEnv('RELAY_TEST_NEW', undefined);
    loadEnvironment(file);
    expect([process.env.RELAY_TEST_NEW, process.env.RELAY_TEST_OLD]).toEqual([
      'from the file',
      'from outside',
    ]);
  });

  test('names a missing file', () => {
    expect(() => loadEnvironment(join(folder, 'nowhere'))).toThrow(
      /^Il file delle impostazioni «.*nowhere» non si legge \(ENOENT\)/,
    );
  });

  test('reads nothing for an empty name', () => {
    expect(() => loadEnvironment('')).not.toThrow();
  });
});
