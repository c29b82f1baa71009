// What the quote of the worked example says, letter by letter.

export const WRITTEN = {
  updated: 'maggio 2031',
  closed: '18–\u206022 agosto',
  siblings: /−17,28\s€/,
  receipt: [
    '3 × 144 € +432 €',
    'da 144 € a 122,40 €, −15% −64,80 €',
    'da 122,40 € a 110,16 €, −10% −36,72 €',
    'all’euro superiore +0,52 €',
  ],
  printed: ['343 €', 'da 144 € a 122,40 €, −15%', '330,48 €', 'giovedì 19 giugno 2031'],
  chainDeadline: 'sabato 7 giugno',
};
