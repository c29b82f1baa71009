/** A noun without what tells one from many: «settimana» and «settimane» are both «settiman». */
export function nounStem(noun: string): string {
  return noun.toLowerCase().replace(/[aeiou]$/, '');
}
