import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsPDF } from 'jspdf';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sentenceFor } from '../../scripts/project/command-error.ts';
import { ROOT } from '../../scripts/project/paths.ts';
import { verify } from '../../scripts/verify.ts';
import { CAMP } from '../camp.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const WRONG = 'Una settimana a Parco Tigli costa 149 euro.';
const folder = temporaryFolder();
const at = (name: string) => join(folder, name);

beforeAll(() => {
  writeFileSync(
    at('volantino.txt'),
    'CAMPO GIRASOLE, estate 2031\nUna settimana a Parco Tigli costa 153 euro.\nSi comincia lunedì 16 giugno.\n',
  );
  mkdirSync(at('post'));
  writeFileSync(at('post/lunedi.txt'), 'Da oggi si nuota: ci vediamo in piscina!\n');
  writeFileSync(at('post/martedi.md'), `# Ultimi posti\n\n${WRONG}\n`);
  writeFileSync(
    at('chat.txt'),
    `12/05/31, 10:21 - Mamma di Leo: Buongiorno, quanto costa?\n12/05/31, 10:22 - Assistente: ${WRONG}\n`,
  );
  const pdf = new jsPDF();
  pdf.text(WRONG, 10, 20);
  writeFileSync(at('volantino.pdf'), new Uint8Array(pdf.output('arraybuffer')));
  writeFileSync(at('rotto.pdf'), 'non un PDF');
  writeFileSync(at('settimana.txt'), 'Una settimana costa 149 euro.\n');
});

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command as a process. */
function typed(...args: readonly string[]): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/verify.ts', ...args], {
    cwd: ROOT,
    env: { ...process.env, CONTENT_DIR: CAMP },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** Calls the command's function: starting a process for each row would take longer than it. */
async function called(...args: readonly string[]): Promise<Ended> {
  vi.stubEnv('CONTENT_DIR', CAMP);
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const ended = await verify(args).then(
    (status) => ({ status, stderr: '' }),
    (error: unknown) => {
      const { exitCode: status = 1, text: stderr = String(error) } = sentenceFor(error) ?? {};
      return { status, stderr };
    },
  );
  return { ...ended, stdout: log.mock.calls.join('\n') };
}

interface Told {
  readonly verdict: string;
  readonly line: number;
  readonly fact?: { readonly written: string };
}

/** The exit code, and for each text the claims that disagree with the facts. */
function told({ status, stdout }: Ended) {
  const { files }: { files: { claims: Told[] }[] } = JSON.parse(stdout);
  const open = files.map(({ claims }) => claims.filter(({ verdict }) => verdict !== 'equal'));
  return { status, open };
}

const JSON_OF = ['--format', 'json'];
const DIFFERS = { verdict: 'differs', fact: { written: expect.stringMatching(/^153\s€$/) } };

describe('npm run verify', () => {
  it('exits with 0 for a flyer that agrees with the facts', async () => {
    const ended = await called(...JSON_OF, at('volantino.txt'));
    expect(told(ended)).toEqual({ status: 0, open: [[]] });
  });

  it.each([
    ['a folder with the week’s posts', 'post', [[], [{ ...DIFFERS, line: 3 }]]],
    ['a chat as WhatsApp exports it', 'chat.txt', [[{ ...DIFFERS, line: 2 }]]],
    ['the text of a PDF', 'volantino.pdf', [[DIFFERS]]],
  ])('finds a wrong price in %s, and exits with 1', async (_, name, open) => {
    expect(told(await called(...JSON_OF, at(name)))).toMatchObject({ status: 1, open });
  });

  it('takes the venue from the page of the text', async () => {
    const ended = await called(...JSON_OF, '--page', 'parco-tigli', at('settimana.txt'));
    const { open } = told(ended);
    expect(open).toMatchObject([[DIFFERS]]);
  });

  it.each([
    ['a file that is not there', ['manca.txt'], /manca\.txt» non c’è/],
    ['a PDF that is none', [at('rotto.pdf')], /non è un PDF che si legge/],
    ['a page that is not there', ['--page', 'luna', at('chat.txt')], /luna» non è una pagina/],
    ['an unknown option', ['--sede', 'luna'], /--sede/],
  ])('exits with 2 and a sentence for %s', async (_, args, sentence) => {
    const { status, stderr } = await called(...args);
    expect([status, stderr]).toEqual([2, expect.stringMatching(sentence)]);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it('exits the same way as a process, without a stack', () => {
    const { status, stderr } = typed('manca.txt');
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(/^\S.*manca\.txt» non c’è[^\n]*\n$/),
    ]);
  });
});
