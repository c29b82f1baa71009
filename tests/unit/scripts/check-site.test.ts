import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { withSite } from '../../../scripts/check/site.ts';
import { CommandError } from '../../../scripts/project/command-error.ts';
import { SCHEMAS } from '../../../scripts/project/paths.ts';
import { checkContent } from '../../../scripts/site/vite/validated-content.ts';
import { CAMP } from '../../camp.ts';
import { MadeUpSite } from '../server/site/made-up-site.ts';

const content = checkContent(CAMP, SCHEMAS);
let made: MadeUpSite;

beforeEach(() => {
  made = new MadeUpSite().release();
});

it('reads the pages of a site with valid compressed variants', () => {
  expect(withSite(content, made.root, '2031-06-16').files).toBeGreaterThan(0);
});

it.each(['assets/entry-B1x.js.br', 'assets/entry-B1x.js.gz'])(
  'refuses a site with an empty %s',
  (form) => {
    truncateSync(join(made.root, form));
    expect(() => withSite(content, made.root, '2031-06-16')).toThrow(
      new CommandError(
        `Nel sito costruito un file compresso non contiene ciò che dovrebbe: ${form}. Ricostruite il sito: npm run build`,
      ),
    );
  },
);
