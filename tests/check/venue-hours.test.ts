import { describe, expect, it } from 'vitest';
import { sentenceOf } from '../../src/check/messages.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import { checkSite } from '../../src/check/site/site-check.ts';
import { withFile } from '../camp.ts';
import { projectOf, rulesWithoutProse, schemas } from '../schemas.ts';
import { alsoEdited } from './coherent-reports.ts';
import { edited } from './edited.ts';

const { content } = edited({
  file: 'facts/venues.json',
  from: /"map": "mapLagoBlu"/,
  to: '"programme": { "slots": { "relax": { "to": "14:30" }, "basketVolley": { "from": "14:30" } } }, "map": "mapLagoBlu"',
});

describe('the day by the clock at a venue that moves a part of it', () => {
  it.each([
    ['13:30–14:30', []],
    ['13:30–15:00', ['site-value']],
    ['13:30–14:45', ['site-value']],
  ])('may show %s', (hours, codes) => {
    const path = 'lago-blu/index.html';
    const text = `<!doctype html><html lang="it"><title>Lago Blu</title><main>${hours}</main></html>`;
    const found = checkSite(projectOf(content), [{ path, text }]);
    expect(found.filter(({ file }) => file === path).map(({ code }) => code)).toEqual(codes);
  });
});

it('a page may show what its own notices say, and until when', () => {
  const notice = {
    text: { it: 'Lunedì 3 marzo la segreteria apre alle 9:30.' },
    from: '2031-03-01',
    until: '2031-03-05T14:00',
  };
  const other = { ...notice, text: { it: 'Si esce alle 9:40.' }, where: ['shows'] };
  const text = JSON.stringify({ notices: [notice, other] });
  const project = projectOf(withFile('notices.json', text));
  const codesOf = (words: string) => {
    const html = `<!doctype html><html lang="it"><title>Relax</title><header>${words}</header></html>`;
    const found = checkSite(project, [{ path: 'relax/index.html', text: html }]);
    return found.filter(({ file }) => file === 'relax/index.html').map(({ code }) => code);
  };
  expect(codesOf(`<p>${notice.text.it} Fino a mercoledì 5 marzo, ore 14:00</p>`)).toEqual([]);
  expect(codesOf('<p>Lunedì 3 marzo la segreteria apre alle 9:45.</p>')).toEqual(['site-value']);
  expect(codesOf('<p>Si esce alle 9:40.</p>')).toEqual(['site-value']);
});

describe('a page that shows the day of the whole camp', () => {
  const told = (sources: typeof content) =>
    runChecks(sources, schemas, {}, rulesWithoutProse)
      .findings.filter(({ code }) => code === 'camp-block')
      .map((finding) => `${finding.file} ${sentenceOf(finding)}`);

  it('says where the day differs', () => {
    expect(told(content)).toEqual([
      'pages/prima-giornata.json Questa parte mostra «programme.slots» come se valesse per tutte le sedi, ma a Lago Blu non è così: dite nei testi della pagina che cosa cambia, con i segnaposto di «venues.lagoBlu.programme.slots».',
    ]);
  });

  it('is right once its texts say so', () => {
    const said = alsoEdited(content, [
      {
        file: 'texts/it/prima-giornata.json',
        from: /"text": "Lo salutate voi/,
        to: '"text": "A {{venues.lagoBlu.name}} fino alle {{venues.lagoBlu.programme.slots.relax.to, time}}. Lo salutate voi',
      },
    ]);
    expect(told(said)).toEqual([]);
  });
});
