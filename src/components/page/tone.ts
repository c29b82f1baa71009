/** The papers a part of a page can be cut from; their colours are in styles/tones.css. */
export type Tone = 'paper' | 'sheet' | 'sky' | 'sun' | 'pine' | 'pool' | 'clay' | 'ink';
