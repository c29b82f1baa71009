import { readdirSync, readFileSync } from 'node:fs';
import postcss, { type AtRule, type Rule } from 'postcss';
import { expect, it } from 'vitest';
import { ROOT } from '../../../scripts/project/places.ts';

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

/** With those that it stands in. */
function wholeSelector({ selector, parent }: Rule): string {
  const outer = parent?.type === 'rule' ? `${wholeSelector(parent as Rule)} ` : '';
  return outer + selector;
}

it('finds the style sheets', () => {
  expect(files.length).toBeGreaterThan(50);
});

/** Each node that a script puts into such a page has all of it styled again, and before any touch. */
it('no style sheet asks the whole page what it has', () => {
  const asking = files.flatMap((file) =>
    rulesOf(file)
      .filter(({ selector }) => /(?<![\w.-])(?:html|body|:root)[^ ,]*:has\(/.test(selector))
      .map(({ selector }) => `${file}: ${selector}`),
  );
  expect(asking).toEqual([]);
});

/** Chromium then styles the whole page anew when that state changes, whatever the rest of the rule says. */
it('no state of the whole page speaks of any element', () => {
  const any = /(?:html|:root)\S*\[data-.*[\s>+~]\*(?:::?[\w-]+)*(?:,|$)/;
  const speaking = files.flatMap((file) =>
    rulesOf(file)
      .map(wholeSelector)
      .filter((selector) => any.test(selector))
      .map((selector) => `${file}: ${selector}`),
  );
  expect(speaking).toEqual([]);
});
