import type { Project } from '../../check/project.ts';
import { isObject, valueAt } from '../../content/json.ts';
import { camelCase } from '../../content/paths.ts';
import type { Step } from '../decide/steps.ts';
import {
  type Addition,
  added,
  entryOfSite,
  firstPicture,
  type Hints,
  newFile,
  nothing,
  pageOf,
  together,
  writable,
} from './addition.ts';
import { closure, type Period } from './closure-skeleton.ts';
import { question } from './question-skeleton.ts';
import { venue } from './venue-skeleton.ts';

/** What can be added, by the word that a manager types. */
export const KINDS = [
  'activity',
  'page',
  'section',
  'question',
  'slide',
  'testimonial',
  'body',
  'venue',
  'closure',
] as const;
export type Kind = (typeof KINDS)[number];

/**
 * The skeleton of something new, in every file that it needs; its texts are to be written.
 * @param period of a closure; nothing else has one
 */
export function skeletonOf(
  project: Project,
  kind: Kind,
  id: string,
  hints: Hints,
  period?: Period,
): Addition {
  switch (kind) {
    case 'activity':
      return together(contentPage(project, id, 'gallery', hints), activityCard(project, id, hints));
    case 'page':
      return contentPage(project, id, 'main', hints);
    case 'section':
      return regulationsSection(project, id, hints);
    case 'question':
      return question(project, id, hints);
    case 'slide':
      return heroSlide(project, id, hints);
    case 'testimonial':
      return testimonial(project, id, hints);
    case 'body':
      return agreementBody(project, id, hints);
    case 'venue':
      return venue(project, id, hints);
    case 'closure':
      return period ? closure(project, id, hints, period) : nothing;
  }
}

/** A page of words and pictures: the template of the activities. */
function contentPage(project: Project, id: string, menu: string, hints: Hints): Addition {
  const write = writable(hints, id);
  const enrolment = pageOf(project, 'enrolment');
  const page = {
    $schema: '../../schemas/pages/activity.schema.json',
    tone: 'pine',
    picture: firstPicture(project),
    sections: [{ id: 'story', kind: 'text' }],
    buttons: enrolment === undefined ? [] : [{ id: 'enrolment', target: { page: enrolment } }],
  };
  const texts = {
    $schema: '../../../schemas/texts/activity.schema.json',
    meta: { title: write('metaTitle'), description: write('metaDescription') },
    hero: { title: write('title'), text: write('intro'), pictureAlt: write('pictureAlt') },
    sections: { story: { title: write('sectionTitle'), body: [write('body')] } },
    buttons: { ...(enrolment !== undefined && { enrolment: write('button') }) },
  };
  return together(
    entryOfSite(id, 'activity', [menu]),
    newFile(`pages/${id}.json`, page),
    ...project.locales.flatMap((locale) => [
      newFile(`texts/${locale}/${id}.json`, texts),
      added(`texts/${locale}/layout.json`, '/pages', id, write('shortName')),
    ]),
  );
}

/** The card of an activity on the home page. */
function activityCard(project: Project, id: string, hints: Hints): Addition {
  const write = writable(hints, id);
  const home = pageOf(project, 'home') ?? '';
  const card = { id: camelCase(id), picture: firstPicture(project), target: { page: id } };
  const words = { title: write('title'), text: write('cardText'), link: write('link') };
  return together(
    added(`pages/${home}.json`, '/activities/cards', '', card),
    ...project.locales.map((locale) =>
      added(`texts/${locale}/${home}.json`, '/activities/cards', camelCase(id), words),
    ),
  );
}

function regulationsSection(project: Project, id: string, hints: Hints): Addition {
  const write = writable(hints, id);
  const page = pageOf(project, 'regulations') ?? '';
  const sections = valueAt(project.value(`pages/${page}.json`), ['sections']);
  const numbers = (Array.isArray(sections) ? sections : []).map((one) => valueAt(one, ['number']));
  const number = Math.max(0, ...numbers.filter((one) => typeof one === 'number')) + 1;
  const block = camelCase(id);
  return together(
    added(`pages/${page}.json`, '/sections', '', {
      id,
      number,
      blocks: [{ id: block, kind: 'text' }],
    }),
    ...project.locales.flatMap((locale) => [
      added(`texts/${locale}/${page}.json`, '/sections', id, { title: write('sectionTitle') }),
      added(`texts/${locale}/${page}.json`, '/blocks', block, {
        title: write('blockTitle'),
        body: [write('body')],
      }),
    ]),
  );
}

function heroSlide(project: Project, id: string, hints: Hints): Addition {
  const write = writable(hints, id);
  const home = pageOf(project, 'home') ?? '';
  const slides = valueAt(project.value(`pages/${home}.json`), ['hero', 'slides']);
  const [model] = Array.isArray(slides) ? slides : [];
  if (!isObject(model)) return nothing;
  const words = {
    title: write('title'),
    subtitle: write('subtitle'),
    description: write('intro'),
    primary: write('button'),
    secondary: write('secondButton'),
    pictureAlt: write('pictureAlt'),
  };
  return together(
    added(`pages/${home}.json`, '/hero/slides', '', { ...model, id }),
    ...project.locales.map((locale) =>
      added(`texts/${locale}/${home}.json`, '/hero/slides', id, words),
    ),
  );
}

function testimonial(project: Project, id: string, hints: Hints): Addition {
  const write = writable(hints, id);
  const home = pageOf(project, 'home') ?? '';
  const confirm = { status: 'to-confirm', note: hints.consent };
  const words = {
    highlight: write('highlight'),
    text: write('testimonial'),
    author: write('author'),
    role: write('role'),
  };
  return together(
    added('facts/testimonials.json', '/testimonials', id, { rating: 5, confirm }),
    ...project.locales.map((locale) =>
      added(`texts/${locale}/${home}.json`, '/testimonials/items', id, words),
    ),
  );
}

function agreementBody(project: Project, id: string, hints: Hints): Addition {
  const file = 'facts/agreements.json';
  return together(
    counted(project, file, 'bodies'),
    added(file, '/bodies', '', id),
    added(file, '/names', id, writable(hints, id)('bodyName')),
  );
}

/** The count beside a list, one higher. */
function counted(project: Project, file: string, list: string): Addition {
  const entries = valueAt(project.value(file), [list]);
  const length = Array.isArray(entries)
    ? entries.length
    : Object.keys(isObject(entries) ? entries : {}).length;
  const step: Step = { kind: 'set', file, pointer: '/count', value: length + 1 };
  return { steps: [step], created: [] };
}
