/** The name of the menu's search field; also the name and anchor of the field that it leads to. */
export const SEARCH_FIELD = 'cerca';
