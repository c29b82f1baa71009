import { expect, it } from 'vitest';
import { labelOf } from '../../../src/check/facts/fact-schema.ts';
import { valueText } from '../../../src/check/reporters/values.ts';
import { campSources } from '../../camp.ts';
import { projectOf } from '../../schemas.ts';

const project = projectOf(campSources);

it.each([
  ['prices.halfDayWeek', 'Tariffe di base › Lago Blu › Settimana a mezza giornata'],
  // A value that another venue does not have, by the name of its own.
  ['venues.lagoBlu.prices.halfDayWeek', 'Tariffe di base › Lago Blu › Settimana a mezza giornata'],
  ['venues.*.prices.halfDayWeek', 'Tariffe di base › Settimana a mezza giornata'],
  [
    'season.closures.august.from',
    'Stagione › Chiusure › Periodo di chiusura “Campus chiuso” › Primo giorno',
  ],
  ['meals.days.friday', 'Menu della settimana › Giorni › Piatti del giorno “venerdì”'],
])('calls %s «%s»', (path, label) => {
  expect(labelOf(project, path)).toBe(label);
});

it('calls the entries of a list as visitors do', () => {
  const { agreements } = project.facts as { agreements: { bodies: string[]; names: object } };
  const text = valueText(project, 'agreements.bodies', agreements.bodies);
  expect(text).toBe(
    `${agreements.bodies.length} voci: ${Object.values(agreements.names).join(', ')}`,
  );
});
