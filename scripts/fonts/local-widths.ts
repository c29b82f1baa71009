import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../project/command-error.ts';
import { measured, postScriptName } from './measures.ts';
import { LOCAL, LOCAL_FAMILIES, type Measures } from './stand-ins.ts';

/**
 * Measures the fonts that machines have, below a folder.
 * @throws CommandError for a family that is not there
 */
export function localWidths(folder: string): Measures['local'] {
  const fonts = new Map<string, Uint8Array>();
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/\.[ot]tf$/.test(path)) {
      const font = readFileSync(join(folder, path));
      fonts.set(postScriptName(font), font);
    }
  const widthOf = (names: readonly string[]) => {
    const font = names.map((name) => fonts.get(name)).find((one) => one !== undefined);
    if (!font) throw new CommandError(`In «${folder}» manca il carattere ${names.join(' o ')}.`);
    return measured(font).width;
  };
  const widths = LOCAL_FAMILIES.map((name) => {
    const { regular, bold } = LOCAL[name];
    return [name, { regular: widthOf(regular), bold: widthOf(bold) }];
  });
  return Object.fromEntries(widths);
}
