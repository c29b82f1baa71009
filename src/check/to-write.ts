/** What a text begins with that nobody has written yet: `npm run add` puts it there. */
export const TO_WRITE = 'DA SCRIVERE';

export function isToWrite(text: string): boolean {
  return text.startsWith(TO_WRITE);
}
