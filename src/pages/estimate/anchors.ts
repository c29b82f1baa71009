/** Where the receipt is on the page. */
export const RECEIPT = 'conto';
