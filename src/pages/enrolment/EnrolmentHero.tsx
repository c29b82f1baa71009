import { PageHero } from '../../components/page/PageHero.tsx';
import { useEnrolmentPage } from '../../layout/template-pages.ts';

export function EnrolmentHero() {
  const { page, t, picture } = useEnrolmentPage();
  return (
    <PageHero
      {...t('hero')}
      picture={page.picture ? { ...picture(page.picture), alt: '' } : undefined}
    />
  );
}
