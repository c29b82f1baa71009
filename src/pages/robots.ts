/** What search engines are told of a page. */
export function robots(indexed: boolean): string {
  return indexed ? 'index, follow' : 'noindex, nofollow';
}
