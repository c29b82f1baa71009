import { describe } from 'vitest';
import { accepts, rejects } from './coherent-reports.ts';
import { rowsOf } from './edited.ts';

const programme = rowsOf`
# facts/programme.json
- a slot that ends before it begins [range-backwards]
  "snack": \{ "from": "17:15", "to": "17:30" → "snack": { "from": "17:15", "to": ‸"17:00"
`;

const hours = rowsOf`
# facts/hours.json
- an extended exit after the extra time [hours-unequal] related
  "extendedExit": "18:30" → "extendedExit": ‸"19:00"
# pages/members.json
- activities that end before the exit begins [hours-late]
  "hours.activities.to": "17:15" → "hours.activities.to": ‸"17:00"
- activities that end after the closing [hours-late]
  "hours.activities.to": "17:15" → "hours.activities.to": ‸"18:00"
# pages/iscrizioni.json
- two openings that overlap only on a page [ranges-overlap]
  "hours.secretariat.saturday": \[\{ "from": "10:00", "to": "14:00" \}, \{ "from": "15:30" → "hours.secretariat.saturday": [{ "from": "10:00", "to": "14:00" }, { "from": ‸"13:30"
`;

const ages = rowsOf`
# facts/camp.json
- ages that run backwards [range-backwards]
  "age": \{ "min": 5, "max": 13 \} → "age": { "min": 5, "max": ‸4 }
# facts/sports.json
- lessons for children that the camp does not take [age-outside]
  "padel": \{ "lessonsFromAge": 10 → "padel": { "lessonsFromAge": ‸3
# facts/staff.json
- village heads younger than their entertainers [age-order]
  "minAge": 17 → "minAge": ‸26
`;

const sensible = rowsOf`
# facts/enrolment.json
- an older certificate age
  Age": 6 → Age": 8
# facts/hours.json
- activities that end when the exit begins
  "activities": \{ "from": "09:30", "to": "17:30" \} → "activities": { "from": "09:30", "to": "17:15" }
- an earlier exit
  "exit": \{ "from": "17:15" → "exit": { "from": "17:00"
- a secretariat that opens later
  "weekdays": \{ "from": "08:00" → "weekdays": { "from": "09:00"
`;

describe('hours and ages that contradict each other', () => {
  rejects(programme);
  rejects(hours);
  rejects(ages);
  accepts(sensible);
});
