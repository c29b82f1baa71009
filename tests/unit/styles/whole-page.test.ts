import { readdirSync, readFileSync } from 'node:fs';
import postcss, { type AtRule, type Rule } from 'postcss';
import { expect, it } from 'vitest';
import { ROOT } from '../../../scripts/project/paths.ts';

const files = readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

const isWithoutScript = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && /scripting: none/.test((parent as AtRule).params);

function rulesOf(file: string): Rule[] {
  const rules: Rule[] = [];
  postcss.parse(readFileSync(`${ROOT}src/${file}`, 'utf8')).walkRules((rule) => {
    if (!isWithoutScript(rule)) rules.push(rule);
  });
  return rules;
}

/** With the selectors of its parent rules. */
function wholeSelector({ selector, parent }: Rule): string {
  const outer = parent?.type === 'rule' ? `${wholeSelector(parent as Rule)} ` : '';
  return outer + selector;
}

it('finds the style sheets', () => {
  expect(files.length).toBeGreaterThan(50);
});

/** Each node that a script inserts into such a page restyles all of it, before any interaction. */
it('no style sheet uses `:has()` on the whole page', () => {
  const asking = files.flatMap((file) =>
    rulesOf(file)
      .filter(({ selector }) => /(?<![\w.-])(?:html|body|:root)[^ ,]*:has\(/.test(selector))
      .map(({ selector }) => `${file}: ${selector}`),
  );
  expect(asking).toEqual([]);
});

/** Chromium restyles the whole page when that state changes, whatever the rest of the rule is. */
it('no state of the whole page selects every element', () => {
  const any = /(?:html|:root)\S*\[data-.*[\s>+~]\*(?:::?[\w-]+)*(?:,|$)/;
  const speaking = files.flatMap((file) =>
    rulesOf(file)
      .map(wholeSelector)
      .filter((selector) => any.test(selector))
      .map((selector) => `${file}: ${selector}`),
  );
  expect(speaking).toEqual([]);
});
