import type { ActionProps } from '../components/actions/Action.tsx';
import { lookUp } from '../content/look-up.ts';
import { untilClosing } from './season.ts';
import { useSite } from './site-context.tsx';

/** The app for each kind of phone, the only way to enrol; until no week is left to enrol for. */
export function useApps(): ActionProps[] {
  const { content, t, link } = useSite();
  const names = t('footer.apps');
  return content.page.footer.apps.map((id) => ({
    label: lookUp(names, id),
    href: link(id).url,
    variant: 'primary',
    icon: 'download',
    season: untilClosing,
  }));
}
