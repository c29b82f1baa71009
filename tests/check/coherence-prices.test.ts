import { describe } from 'vitest';
import { accepts, rejects } from './coherent-reports.ts';
import { rowsOf } from './edited.ts';

const wrong = rowsOf`
# pages/colle-alto.json
- a week at five times its price, only on a page [price-week-high]
  "prices.week": 137 → "prices.week": ‸1370
# facts/agreements.json
- an agreement fee far below that of the list [price-far] related
  "enrolment": 8 → "enrolment": ‸1
# facts/fees.json
- a day of extended exit that costs as much as a week of it [price-week-low] related
  "extendedExitWeek": 20 → "extendedExitWeek": ‸6
# facts/discounts.json | "siblings": \{ "percent": 12
- a sibling discount of zero [discount-odd]
  → "siblings": { "percent": ‸0
  «discounts.siblings.percent» vale 0%, ma i testi lo promettono come uno sconto: scrivete una percentuale sopra lo zero; se lo sconto non c’è più, ditelo a chi cura il sito.
- a discount typed as a fraction [discount-odd]
  → "siblings": { "percent": ‸0.12
  «discounts.siblings.percent» vale 0.12, e sul sito si leggerebbe meno dell’1%: scrivete 12 se lo sconto è del 12%.
# facts/discounts.json
- a rule that its table does not follow [chain-table-wrong]
  "percentPerChild": 3 → "percentPerChild": ‸4
  La tabella della catena non segue la regola (4% per bambino, massimo 15%, almeno 2 bambini): correggete la regola (dalle righe, «percentPerChild» sarebbe 3), oppure le righe della tabella.
- a table that would be too long to write [chain-table-wrong]
  "percentPerChild": 3,[^]*?\] → "percentPerChild": 2, "maxPercent": 48, "minChildren": 2, "minFamilies": 2, "minWeeks": 1, "minDays": 5, "deadline": { "date": "2031-06-07", "weekday": "saturday", "time": "23:59:59" }, "table": ‸[{ "children": 2, "percent": 4 }]
  La tabella della catena non segue la regola (2% per bambino, massimo 48%, almeno 2 bambini): correggete qui la tabella, oppure la regola.
- one row far from the others [chain-table-wrong]
  "table": \[[^\]]*\] → "table": ‸[{ "children": 1000, "percent": 15 }]
  La tabella della catena non segue la regola (3% per bambino, massimo 15%, almeno 2 bambini): scrivete [{"children":2,"percent":6},{"children":3,"percent":9},{"children":4,"percent":12},{"children":5,"percent":15},{"children":1000,"percent":15}], oppure correggete la regola.
- two rows for one group [chain-table-wrong]
  \{ "children": 4, → ‸{ "children": 3, "percent": 9 }, { "children": 4,
- a table that ends before the highest discount [chain-table-wrong]
  "table": \[[^\]]*\] → "table": ‸[{ "children": 2, "percent": 6 }, { "children": 3, "percent": 9 }]
- a group below the minimum [chain-table-wrong]
  \{ "children": 2, → ‸{ "children": 1, "percent": 3 }, { "children": 2,
- a sibling discount from the first child [discount-odd]
  "fromChild": 2 → "fromChild": ‸1
  «discounts.siblings.fromChild» vale 1, ma questo sconto ha senso soltanto da 2 in su: scrivete un numero da 2 in su.
- a chain that did not shrink [shortfall-wrong]
  "paidChildren": 3 → "paidChildren": ‸5
- an example of half days where none are sold [example-impossible]
  "venue": "lagoBlu",\s*"timeBand": "full" → "venue": "parcoTigli", "timeBand": ‸"half"
# pages/parco-tigli.json
- a count that a page says of its own list [count-wrong]
  "agreements.count": 9 → "agreements.count": ‸10
`;

const sensible = rowsOf`
# facts/prices.json
- a more expensive week
  "week": 144 → "week": 138.5
# facts/fees.json
- a higher fee
  "enrolment": 12 → "enrolment": 18
# facts/discounts.json
- another rounding
  "mode": "up" → "mode": "down"
- a chain that loses the whole discount
  "paidChildren": 3 → "paidChildren": 1
- a row below the minimum that says so
  \{ "children": 2, → { "children": 1, "percent": 0 }, { "children": 2,
- another order of rows
  \{ "children": 2, "percent": 6 \},\s*\{ "children": 3, "percent": 9 \} → { "children": 3, "percent": 9 }, { "children": 2, "percent": 6 }
- a gap past the highest discount
  \{ "children": 5, "percent": 15 \} → { "children": 5, "percent": 15 }, { "children": 9, "percent": 15 }
- a longer table
  \{ "children": 5, "percent": 15 \} → { "children": 5, "percent": 15 }, { "children": 6, "percent": 15 }
`;

describe('prices, discounts and counts that contradict each other', () => {
  rejects(wrong);
  accepts(sensible);
});
