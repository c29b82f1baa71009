import { isObject, valueAt } from '../../../content/json.ts';
import type { Finding } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { nearest } from '../../schema/nearest.ts';

/** Every picture must be among the files that the site serves. */
export const pictures: Rule = {
  name: 'pictures',
  description: 'Ogni immagine è fra i file che il sito consegna.',
  scope: 'value',
  check(project, { served }) {
    const document = project.document('pictures.json');
    const group = valueAt(document?.value, ['pictures']);
    if (!served || !document || !isObject(group)) return [];
    if (valueAt(document.value, ['mediaHost']) !== null) return [];
    return Object.entries(group).flatMap(([id, picture]): Finding[] => {
      const found = valueAt(picture, ['file']);
      if (typeof found !== 'string' || served.has(found)) return [];
      const args = { found, nearest: nearest(found, served) ?? '' };
      const place = document.locate(`/pictures/${id}/file`);
      return [{ code: 'picture-missing', severity: 'error', args, ...place }];
    });
  },
};
