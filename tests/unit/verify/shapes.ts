/** Patterns that a hostile text repeats: each has cost some reader more than linear time. */
export const SHAPES: readonly string[] = [
  '1 € |1€ |€ 1|€1 |1 euro |1,5 € |1.000 |1 € e |1-2 € |1–2–|1-|1/|1:|1.|1,|1 |1|12',
  '1/2 |1/6/2025 |01-02-|1 e 2 e |alle 9 |ore 9 |dalle 9 alle 10 |9:30 |9:30-|9.30 ',
  'at 9 |9am |half past 9 |from 9 to 10 |1 and 2 and |5 % |5%|5 per cento |3 anni ',
  '3-6 anni |2 ore e |2 years |giugno |9 giugno |9 giugno e |dal 9 al 13 giugno ',
  'June 9, |June |9th |1º |lunedì |lunedì e |lun-|dal lunedì al venerdì |Monday |Mon, ',
  'due |milione |mila|duemila|ventidue|ventidue |mille|cento e |two |twenty-two ',
  'one hundred and |prima |a|e |A |è|e\u0301| |\n|\t|. |.|, |(|)|"|«|-|–|_|*|~~|{|{{',
  '{{a}}|}|<|<a|<a>|</|&|&#|&#49;|&euro;|[|[[|]]|**a|?|@|a@|@a.|a.|a.it |a-|http://',
  'http://a.|www.|www.a|+39 |06 |0|3331|a1|½|2½ |²|1°°|1O|l1|>|➜|1 > 2 |😀|💶 1 |\u200b',
  '\ufffc|１|\u0001|\ud800|legge n. 1 |art. 1, |via Roma 1 |taglia 1, |under 1 ',
  'gruppi da 1 |una decina di |su 10 |1,2,|1/2/|1, 2 e |voto di è di |età minima è di ',
  '9 e il |May 1, 2, |conta da 1 a 2 |taglia 1, 2, ',
].flatMap((row) => row.split('|'));

/** A pattern, repeated up to a number of characters. */
export function repeated(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
}
