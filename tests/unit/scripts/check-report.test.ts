import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deliver } from '../../../scripts/check/report.ts';
import { github } from '../../../src/check/reporters/github.ts';
import { json } from '../../../src/check/reporters/json.ts';
import { pretty } from '../../../src/check/reporters/pretty.ts';
import { CONTEXT, resultOf, stray } from '../../check/reporters/made-up.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const folder = temporaryFolder();
const result = resultOf([stray]);
const text = pretty(result, CONTEXT);
const annotations = github(result, CONTEXT);
const ACTIONS = { GITHUB_ACTIONS: 'true' };

describe('a report', () => {
  it('goes to the terminal by default', () => {
    expect(deliver(result, CONTEXT, { format: 'json', output: undefined }, {})).toEqual({
      out: json(result, CONTEXT),
      err: '',
      written: true,
    });
  });

  it('goes to a file in new folders, its text to the terminal', () => {
    const output = join(folder, 'new/folder/report.json');
    expect(deliver(result, CONTEXT, { format: 'json', output }, {})).toEqual({
      out: `${text}Rapporto scritto in ${output}.\n`,
      err: '',
      written: true,
    });
    expect(readFileSync(output, 'utf8')).toBe(json(result, CONTEXT));
  });

  it.each([
    ['a folder', () => folder, 'c’è già una cartella con questo nome.'],
    [
      'a file inside a file',
      () => {
        writeFileSync(join(folder, 'file'), '');
        return join(folder, 'file/report.json');
      },
      'una parte del percorso è un file, non una cartella.',
    ],
    ['a name that is too long', () => join(folder, 'x'.repeat(300)), 'il nome è troppo lungo.'],
  ])('says why it cannot be written to %s, and shows the text', (_, path, why) => {
    const output = path();
    expect(deliver(result, CONTEXT, { format: 'json', output }, {})).toEqual({
      out: text,
      err: `Il rapporto non è stato scritto in ${output}: ${why}\n`,
      written: false,
    });
  });

  it.runIf(existsSync('/dev/full'))('says that the disk is full', () => {
    expect(deliver(result, CONTEXT, { format: 'html', output: '/dev/full' }, {})).toEqual({
      out: text,
      err: 'Il rapporto non è stato scritto in /dev/full: il disco è pieno.\n',
      written: false,
    });
  });

  it('has annotations after the text in GitHub Actions', () => {
    const { out } = deliver(result, CONTEXT, { format: 'pretty', output: undefined }, ACTIONS);
    expect(out).toBe(text + annotations);
    expect(annotations).toMatch(/^::error /);
    const elsewhere = { GITHUB_ACTIONS: 'false' };
    const plain = deliver(result, CONTEXT, { format: 'pretty', output: undefined }, elsewhere);
    expect(plain.out).toBe(text);
  });

  it('adds the text to requested annotations', () => {
    const { out } = deliver(result, CONTEXT, { format: 'github', output: undefined }, {});
    expect(out).toBe(text + annotations);
  });

  it('stays unchanged for a program in GitHub Actions', () => {
    const { out, err } = deliver(result, CONTEXT, { format: 'json', output: undefined }, ACTIONS);
    expect(out).toBe(json(result, CONTEXT));
    expect(err).toBe(text + annotations);
  });
});
