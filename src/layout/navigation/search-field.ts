/** The name of the menu's search field, and of the one that it leads to: its anchor too. */
export const SEARCH_FIELD = 'cerca';
