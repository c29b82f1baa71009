import { declaredParts, listed, textAt } from './declared.ts';
import type { Project } from './project.ts';

/** The anchors that a page offers, and where its structure names each; undefined: the template itself does. */
export type Anchors = ReadonlyMap<string, string | undefined>;

/** The anchors that a link may lead to on a page: those of all pages, then its own. */
export function anchorsOf(project: Project, pageId: string): Anchors {
  return new Map([
    ...declaredAnchors(project, 'layout').map(({ anchor }) => [anchor, undefined] as const),
    ...declaredAnchors(project, pageId).map(({ anchor, pointer }) => [anchor, pointer] as const),
  ]);
}

/** The anchors that the structure of a page names, repeated ones included. */
export function namedAnchors(
  project: Project,
  pageId: string,
): { anchor: string; pointer: string }[] {
  return declaredAnchors(project, pageId).flatMap(({ anchor, pointer }) =>
    pointer === undefined ? [] : [{ anchor, pointer }],
  );
}

function declaredAnchors(project: Project, pageId: string) {
  const file = `pages/${pageId}.json`;
  return declaredParts(project, file, 'anchors').flatMap((part) =>
    listed(part).flatMap((name): { anchor: string; pointer: string | undefined }[] => {
      if (!name.startsWith('/')) {
        const isOwn = typeof part.value !== 'string';
        return [{ anchor: name, pointer: isOwn ? undefined : part.pointer }];
      }
      const anchor = textAt(project.value(file), name);
      return anchor === undefined ? [] : [{ anchor, pointer: name }];
    }),
  );
}
