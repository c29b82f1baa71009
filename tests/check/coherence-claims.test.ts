import { describe } from 'vitest';
import { accepts, rejects } from './coherent-reports.ts';
import { rowsOf } from './edited.ts';

const impossible = rowsOf`
# facts/claims.json
- an experience that is long out of date [experience-wrong]
  "years": \d+ → "years": ‸20
`;

const possible = rowsOf`
# facts/contacts.json
- one number for calls and messages
  "whatsapp": "\+39 045 000 0102" → "whatsapp": "+39 045 000 0101"
# facts/claims.json
- a round number of years
  "years": \d+ → "years": 26
`;

describe('facts that are impossible', () => {
  rejects(impossible);
  accepts(possible);
});
