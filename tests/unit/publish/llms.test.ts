import { expect, it } from 'vitest';
import { llmsFile } from '../../../src/publish/llms.ts';
import { changed } from '../../camp.ts';
import { published } from './made-up.ts';

interface Words {
  machines: { summary: unknown };
}

it('says a sentence that rests on facts as a sentence', () => {
  const camp = changed<Words>('texts/it/publish.json', ({ machines }) => {
    machines.summary = { text: 'Giornate al lago.', restsOn: ['camp.age'] };
  });
  expect(llmsFile(published(camp))).toContain('\n> Giornate al lago.\n');
});
