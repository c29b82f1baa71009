/** The backgrounds of a part of a page; their colours are in `styles/tones.css`. */
export type Tone = 'paper' | 'sheet' | 'sky' | 'sun' | 'pine' | 'pool' | 'clay' | 'ink';
