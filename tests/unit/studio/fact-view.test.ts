import { expect, it } from 'vitest';
import { factViews } from '../../../src/studio/session/fact-view.ts';
import { projectOf } from '../../schemas.ts';
import { withLanguage } from '../../translated-camp.ts';

it('writes facts as the language of a text does, under their Italian names', () => {
  const project = projectOf(withLanguage('en', 'en-GB'));
  const week = (locale?: string) =>
    factViews(project, locale).find(({ path }) => path === 'prices.week');
  expect(week()?.forms.euro).toBe('144 €');
  expect(week('en')).toEqual({ ...week(), forms: { ...week()?.forms, euro: '€144' } });
});
