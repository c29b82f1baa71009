import { readdirSync, readFileSync } from 'node:fs';
import postcss, { type AtRule, type Rule } from 'postcss';
import { expect, it } from 'vitest';
import { ROOT } from '../../../scripts/project/places.ts';

const files = readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

const isWithoutScript = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && /scripting: none/.test((parent as AtRule).params);

/** Each node that a script puts into such a page has all of it styled again, and before any touch. */
it('no style sheet asks the whole page what it has', () => {
  const asking: string[] = [];
  for (const file of files) {
    postcss.parse(readFileSync(`${ROOT}src/${file}`, 'utf8')).walkRules((rule) => {
      const asks = /(?<![\w.-])(?:html|body|:root)[^ ,]*:has\(/.test(rule.selector);
      if (asks && !isWithoutScript(rule)) asking.push(`${file}: ${rule.selector}`);
    });
  }
  expect(files.length).toBeGreaterThan(50);
  expect(asking).toEqual([]);
});
