import { createContext } from 'react';

/** Whether what is drawn belongs to the first screen: its icons come in the page itself. */
export const FirstScreen = createContext(false);
