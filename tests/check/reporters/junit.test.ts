import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { sentenceOf } from '../../../src/check/messages.ts';
import { junit } from '../../../src/check/reporters/junit.ts';
import { runChecks } from '../../../src/check/runChecks.ts';
import { campSources } from '../../camp.ts';
import { schemas } from '../../schemas.ts';
import { edited } from '../edited.ts';
import { CONTEXT, contradiction, resultOf, slip, toConfirm } from './made-up.ts';

const schema = readFileSync(new URL('vendor/jenkins-junit.xsd', import.meta.url), 'utf8');

async function errorsOf(xml: string) {
  const { errors } = await validateXML({ xml, schema });
  return errors.map(({ message }) => message);
}

describe('the JUnit report', () => {
  it.each([
    ['made up', resultOf([contradiction, slip, toConfirm])],
    ['of the made-up camp', runChecks(campSources, schemas)],
    [
      'of broken content',
      runChecks(
        edited({ file: 'facts/prices.json', from: /"week": [\d.]+/, to: '"week": "135"' }).content,
        schemas,
      ),
    ],
    [
      'with signs that XML knows',
      resultOf([{ ...slip, args: { nearest: '<a> & "b" ]]> \u0007 \u{1F600}' } }]),
    ],
  ])('meets its schema: %s', async (_, result) => {
    expect(await errorsOf(junit(result, CONTEXT))).toEqual([]);
  });

  it('is refused by the schema with a count that it does not know', async () => {
    const report = junit(resultOf([slip]), CONTEXT).replace(
      '<testsuites ',
      '<testsuites skipped="0" ',
    );
    expect(await errorsOf(report)).not.toEqual([]);
  });

  it('has a suite for each file and a case for each finding', () => {
    expect(junit(resultOf([slip, toConfirm]), CONTEXT)).toBe(`\
<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="npm run check" tests="5" failures="1" errors="0">
  <testsuite name="content/facts/prices.json" tests="2" failures="1" errors="0" skipped="1">
    <testcase name="content/facts/prices.json:2:11 Questo file non serve a nessuna pagina." classname="file-unknown">
      <failure message="Questo file non serve a nessuna pagina." type="file-unknown"><![CDATA[content/facts/prices.json:2:11 ${sentenceOf(slip)}]]></failure>
    </testcase>
    <testcase name="content/facts/prices.json:2:11 Da confermare: week." classname="to-confirm">
      <skipped/>
      <system-out><![CDATA[content/facts/prices.json:2:11 ${sentenceOf(toConfirm)}]]></system-out>
    </testcase>
  </testsuite>
${['pages/fees.json', 'site.json', 'texts/it/layout.json']
  .map(
    (file) => `\
  <testsuite name="content/${file}" tests="1" failures="0" errors="0" skipped="0">
    <testcase name="nessun errore" classname="content/${file}"/>
  </testsuite>
`,
  )
  .join('')}</testsuites>
`);
  });

  it('names the other places of a contradiction', () => {
    expect(junit(resultOf([contradiction]), CONTEXT)).toContain(
      '\ncontent/facts/prices.json:2:11 135 /]]></failure>',
    );
  });

  it('fails for what is known when it is strict', () => {
    const known = resultOf([{ ...contradiction, severity: 'known' as const }]);
    expect(junit(known, CONTEXT)).toContain(' failures="0"');
    expect(junit(known, { ...CONTEXT, strict: true })).toContain('tests="4" failures="1"');
  });
});
