import { type Args, type Sentence, say } from './sentence.ts';

const low = (a: Args) => `«${a.text('field')}» costa ${a.text('found')}`;
const high = (a: Args) => `«${a.text('other')}», che costa ${a.text('wanted')}`;
const remedy = () => 'correggete il prezzo sbagliato dei due';

/** Prices, discounts and counts that contradict each other. */
export const coherentPrices = {
  'price-half-day': say(
    (a) => `${low(a)}: la mezza giornata deve costare meno di ${high(a)}`,
    remedy,
  ),
  'price-week-high': say(
    (a) => `${low(a)}: la settimana non può costare più di cinque volte ${high(a)}`,
    remedy,
  ),
  'price-week-low': say((a) => `${low(a)}: un giorno solo deve costare meno di ${high(a)}`, remedy),
  'price-agreement': say(
    (a) => `${low(a)}: la tariffa in convenzione deve costare meno di ${high(a)}`,
    remedy,
  ),
  'price-far': say(
    (a) => `${low(a)}, un importo insolito accanto a ${high(a)}`,
    'controllate la virgola e gli zeri dei due importi',
  ),
  'chain-row-wrong': say(
    'la riga da {children} bambini dà {percent}%, ma la regola ({step}% per bambino, massimo {cap}%) dà {instead}%',
    'scrivete {instead}, oppure correggete la regola',
  ),
  'chain-row-repeated': say(
    'la tabella ha due righe da {children} bambini',
    'cancellate quella di troppo',
  ),
  'chain-row-missing': say(
    'nella tabella manca la riga da {children} bambini',
    'aggiungete { "children": {children}, "percent": {percent} }, oppure correggete la regola',
  ),
  'discount-odd': say(
    (a) => {
      const [field, found, limit] = ['field', 'found', 'limit'].map((name) => a.text(name));
      if (limit === 'none') return `«${field}» vale 0%, ma i testi lo promettono come uno sconto`;
      if (limit === 'fraction')
        return `«${field}» vale ${found}, e sul sito si leggerebbe meno dell’1%`;
      return limit === 'high'
        ? `«${field}» vale ${found}%, metà del prezzo o più`
        : `«${field}» vale ${found}, ma questo sconto ha senso soltanto da ${a.text('bound')} in su`;
    },
    (a) => {
      if (a.text('limit') === 'none')
        return 'scrivete una percentuale sopra lo zero; se lo sconto non c’è più, chi sviluppa lo toglie da dati e testi insieme';
      if (a.text('limit') === 'fraction')
        return `scrivete ${a.text('meant')} se lo sconto è del ${a.text('meant')}%`;
      return a.text('limit') === 'high'
        ? `scrivete una percentuale sotto ${a.text('bound')}`
        : `scrivete un numero da ${a.text('bound')} in su`;
    },
  ),
  'shortfall-wrong': say(
    'l’esempio del gruppo che si riduce va da {agreed} a {paid} bambini, e così non c’è nessuna differenza da spiegare',
    'scegliete per «paidChildren» un numero da {least} in su a cui spetti uno sconto minore',
  ),
  'example-impossible': say(
    'l’esempio del regolamento non si può calcolare, per «{field}» ({reason})',
    'correggete l’esempio in modo che le regole lo permettano',
  ),
  'count-wrong': say(
    '«{field}» vale {found}, ma «{list}» ha {length: voce, voci}',
    'scrivete {length}, oppure correggete l’elenco',
  ),
} as const satisfies Record<string, Sentence>;
