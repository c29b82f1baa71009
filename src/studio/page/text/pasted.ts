/**
 * Cleans text pasted from Word, a web page or a chat: one line, without invisible characters,
 * bullets and the sender that a chat puts before each message.
 */
export function pasted(text: string): string {
  return text
    .normalize('NFC')
    .replace(
      /^\[?\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}[:.]\d{2}(?:[:.]\d{2})?\]?(?: -)? [^:\n]{1,40}: /gm,
      '',
    )
    .replace(/^[ \t]*[•·▪‣◦*-][ \t]+/gm, '')
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF\u00AD]/g, '')
    .replace(/[\u00A0\u202F\u2000-\u200A\t]/g, ' ')
    .replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}
