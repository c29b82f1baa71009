import { PageHero } from '../../components/PageHero.tsx';
import { usePage } from '../page-context.tsx';

export function EnrolmentHero() {
  const { page, texts, picture } = usePage('enrolment');
  return (
    <PageHero
      {...texts.hero}
      picture={page.picture ? { ...picture(page.picture), alt: '' } : undefined}
    />
  );
}
