import { Actions } from '../../components/actions/Actions.tsx';
import { Banner } from '../../components/page/Banner.tsx';
import { Section } from '../../components/page/Section.tsx';
import { lookUp } from '../../content/look-up.ts';
import { useEnrolmentPage } from '../../layout/template-pages.ts';

/** The thing to do next: the app, for either kind of phone; and that there is no other way. */
export function AppDownloads() {
  const { page, t, link } = useEnrolmentPage();
  const { title, text, downloads } = t('app');
  return (
    <Section id="app" heading={title} intro={text} tone="pool" layout="aside" edge>
      <Actions
        actions={page.apps.map(({ id, link: linkId }) => ({
          label: lookUp(downloads, id),
          href: link(linkId).url,
          variant: 'primary',
          icon: 'download',
        }))}
      />
      <Banner {...t('notice')} />
    </Section>
  );
}
