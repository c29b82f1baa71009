/** Texts that break a careless PDF writer: what is typed, and what the PDF should read. */
export const HARD_TEXTS: Readonly<Record<string, { typed: string; read?: string }>> = {
  long: { typed: 'Oggi al campus abbiamo giocato tutti insieme. '.repeat(400).trim() },
  emoji: {
    typed: '🏊‍♀️ Tuffi! 🎉🎉 Bravi 👨‍👩‍👧‍👦 da Roma 🇮🇹 con ❤️ e 1️⃣',
    read: ' Tuffi!  Bravi  da Roma  con  e ',
  },
  accents: {
    typed: 'Perche\u0301 la citta\u0300 e\u0300 piu\u0300 bella: cosi\u0300 pero\u0300 E\u0300',
    read: 'Perché la città è più bella: così però È',
  },
  'a 400-character word': { typed: `Prima ${'abcdefghij'.repeat(40)} dopo` },
  'right quotes and prices': {
    typed: '«Ciao», disse l’“animatore”: ‘135\u00A0€’ – 10\u202F% … tutto — qui • ™',
    read: '«Ciao», disse l’“animatore”: ‘135 €’ – 10 % … tutto — qui • ™',
  },
  lists: {
    typed: `- ${'tuffi e capriole '.repeat(12).trim()}\n• pallone\n  1. ${'staffetta '.repeat(25).trim()}`,
  },
  'a list item of one long word': { typed: `- https://camp.example/${'abcdefghij'.repeat(45)}` },
  'a list item of emoji': { typed: `• ${'🎉'.repeat(80)}`, read: '•' },
  'many spaces after a bullet': { typed: `-${' '.repeat(200)}ciao bambini belli` },
  'many spaces elsewhere': { typed: `${' '.repeat(300)}ciao${' '.repeat(400)}bambini` },
  'empty lines': { typed: '\n\nPrima\r\n\r\n\r\nDopo\n\n' },
  'unusual letters': {
    typed: '𝗧𝘂𝗳𝗳𝗶 ﬁnali ①② Ｏｋ Žofie œuvre – Łódź',
    read: 'Tuffi finali 12 Ok Žofie œuvre – ód',
  },
  'invisible marks': {
    typed: '\uFEFFPrima\u200B\u200E e\u00AD\t\u0000dopo\u2028fine\u2011fine',
    read: 'Prima e    dopo fine-fine',
  },
  'every letter of WinAnsi': {
    typed:
      '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ ¡¢£¤¥¦§¨©ª«¬®¯°±²³´µ¶·¸¹º»¼½¾¿ ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß àáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ',
  },
};
