import { mergeNodes, type Node } from '../grammar.ts';
import type { Value } from '../value.ts';

const MIN_DIGITS = 9;
const MAX_DIGITS = 15;
const SIGNS = '-./()';

/** Finds e-mail addresses, URLs and phone numbers before rules read their digits as amounts. */
export function withContacts(nodes: readonly Node[], text: string): Node[] {
  const found: Node[] = [];
  for (let at = 0; at < nodes.length; ) {
    const node = nodes[at];
    const phone = node && phoneAt(nodes, at);
    if (phone) found.push(mergeNodes(nodes.slice(at, phone.to), phone.value));
    else if (node?.token === 'link') found.push(mergeNodes([node], contactOf(text, node)));
    else if (node) found.push(node);
    at = phone?.to ?? at + 1;
  }
  return found;
}

function contactOf(text: string, { start, end }: Node): Value {
  const typed = text.slice(start, end).toLowerCase().replace('mailto:', '');
  return { kind: typed.includes('@') ? 'email' : 'url', from: 0, to: 0, text: typed };
}

function phoneAt(nodes: readonly Node[], at: number): { value: Value; to: number } | undefined {
  const first = nodes[at];
  const isPlus = first?.norm === '+';
  if (!isPlus && !(first?.token === 'digits' && '03'.includes(first.norm[0] ?? ' ')))
    return undefined;
  let [digits, to, last] = ['', at + (isPlus ? 1 : 0), at];
  for (; to < nodes.length && to - at < MAX_DIGITS; to += 1) {
    const node = nodes[to];
    if (!node || (node.first && to > at)) break;
    if (node.token === 'digits') {
      if (digits.length + node.norm.length > MAX_DIGITS) break;
      digits += node.norm;
      last = to;
    } else if (!SIGNS.includes(node.norm) || node.norm === '') break;
  }
  if (digits.length < MIN_DIGITS) return undefined;
  return { value: { kind: 'phone', from: 0, to: 0, text: local(digits) }, to: last + 1 };
}

/** Drops Italy's country code, so that both spellings are equal. */
export function local(digits: string): string {
  const bare = digits.startsWith('00') ? digits.slice(2) : digits;
  return bare.startsWith('39') && bare.length > MIN_DIGITS + 1 ? bare.slice(2) : bare;
}
