import type { FAQPage } from 'schema-dts';
import { namedIn } from '../../check/facts/facts-of-page.ts';
import { isObject, isSentence, type Json, valueAt } from '../../content/json.ts';
import { lookUp } from '../../content/look-up.ts';
import type { SettledPage } from '../settled-page.ts';

/** The questions of a page, without those whose answers depend on unsettled facts. */
export function questions(settledPage: SettledPage<'guide'>): FAQPage[] {
  const { page } = settledPage.content;
  const items = settledPage.texts.questions?.items ?? {};
  const settled = (page.questions ?? []).filter(({ id }) => isSettled(settledPage, id));
  if (settled.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      '@id': `${settledPage.address}#questions`,
      mainEntity: settled.map(({ id }) => {
        const { title, body } = lookUp(items, id);
        const text = body.flat().join(' ');
        return {
          '@type': 'Question',
          name: title,
          acceptedAnswer: { '@type': 'Answer', text },
        };
      }),
    },
  ];
}

/** Whether all facts in a question and its answer are settled. */
function isSettled({ publication, shared, content }: SettledPage, id: string): boolean {
  const typed = publication.files.get(`texts/${shared.locale.id}/${content.entry.id}.json`);
  const item = valueAt(typed, ['questions', 'items', id]);
  const facts = [...namedIn(item), ...restedOn(item)];
  return facts.every((fact) => {
    const stated = publication.project.stated(fact, content.entry.id);
    return publication.settledFacts.isSettled(stated);
  });
}

/** The facts that sentences depend on without showing them (`restsOn`). */
function restedOn(value: Json | undefined): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = isSentence(value) ? [value.state ?? [], value.restsOn ?? []].flat().map(String) : [];
  const parts: readonly Json[] = isObject(value) ? Object.values(value) : value;
  return [...own, ...parts.flatMap(restedOn)];
}
