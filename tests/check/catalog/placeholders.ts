import { added, changed, type Family, said } from './row.ts';

export const placeholders: Family = {
  heading: `## Segnaposto

I valori dei testi si scrivono con un segnaposto, come \`{{prices.week, euro}}\`.`,
  rows: {
    'placeholder-broken': said('Si gioca ‸{{hours.camp, timeRange}'),
    'placeholder-unfilled': changed('facts/contacts.json', '"name": "‸{{venues.lagoBlu.name}}"'),
    'placeholder-unknown': said('Si gioca ‸{{hours.camps, timeRange}}'),
    'placeholder-group': said('Noi siamo ‸{{camp}}'),
    'placeholder-silent': added(
      'pages/relax.json',
      '/activity.schema.json",',
      '"says": { "camp.relaxAreaSquareMetres": null },',
    ),
    'format-unknown': said('Si gioca ‸{{hours.camp, timerange}}'),
    'format-missing': said('Costa ‸{{prices.week}}'),
    'format-unsuited': said('Costa ‸{{camp.age, euro}}'),
    'variable-unknown': said('Foto ‸{{$curent}}'),
    'term-missing': said('Stato: ‸{{venues.lagoBlu.photoPrefix, term}}'),
  },
};
