// Questions that Federconsumatori advises families to ask a summer camp, and where the site
// answers: at most two taps from the home page, the footer's fold and a link in it.
import { expect, it } from 'vitest';
import { isObject } from '../../src/content/json.ts';
import type { LayoutPage, Site } from '../../src/content/types.ts';
import { live } from './live.ts';

const { project } = live;
const { pages } = project.value('site.json') as unknown as Site;
const { footer, header } = project.value('pages/layout.json') as unknown as LayoutPage;
const menus: readonly string[] = [...footer.menus.flat(), ...header.groups.flat()];

it.each([
  ['who runs the camp', 'chi-siamo', 'gestori'],
  ['staff, and how many children each adult follows', 'sicurezza', 'chi-li-segue'],
  ['the programme of a day', 'prima-giornata', 'giornata'],
  ['safety in the water', 'sicurezza', 'acqua'],
  ['first aid and medicines', 'sicurezza', 'salute'],
  ['insurance', 'sicurezza', 'assicurazione'],
  ['who may collect a child', 'sicurezza', 'chi-li-riprende'],
  ['all costs', 'prezzi', 'confronto'],
  ['what is included', 'prezzi', 'compreso'],
  ['refunds', 'rimborsi-ricevute', 'annullata'],
  ['receipts', 'rimborsi-ricevute', 'ricevute'],
  ['meals and allergies', 'menu-settimana', 'allergie'],
  ['illness and a missed day', 'rimborsi-ricevute', 'assenze'],
  ['the weeks', 'settimane', 'calendario'],
  ['when to arrive and leave', 'come-arrivare', 'orari'],
  ['parking', 'come-arrivare', 'chiedere'],
  ['siblings', 'prezzi', 'sconti'],
  ['children with special needs', 'accessibilita', 'bambini'],
])('answers %s within two taps', (_, id, section) => {
  const page = pages.find((page) => page.id === id);
  expect(page?.menus.some((menu) => menus.includes(menu))).toBe(true);
  const words = project.value(`texts/it/${id}.json`);
  expect(isObject(words) && isObject(words.sections) && words.sections[section]).toBeTruthy();
});

it('asks and answers at least a dozen questions', () => {
  const page = project.value('pages/domande.json');
  expect(isObject(page) && Array.isArray(page.questions) && page.questions.length).toBeGreaterThan(
    11,
  );
});
