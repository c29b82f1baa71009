import { PageHero } from '../../components/page/PageHero.tsx';
import { usePage } from '../../layout/page-context.tsx';

export function EnrolmentHero() {
  const { page, texts, picture } = usePage('enrolment');
  return (
    <PageHero
      {...texts.hero}
      picture={page.picture ? { ...picture(page.picture), alt: '' } : undefined}
    />
  );
}
