/** Where the receipt is on the page. */
export const RECEIPT = 'conto';

/** Where the total is, first and large. */
export const TOTAL = 'totale';
