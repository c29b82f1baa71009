import { useAnyPage } from './page-context.tsx';

export function MembersPage() {
  return <h1>{useAnyPage().texts.meta.title}</h1>;
}
