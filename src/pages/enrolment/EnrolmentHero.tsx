import { Banner } from '../../components/Banner.tsx';
import { PageHero } from '../../components/PageHero.tsx';
import { usePage } from '../page-context.tsx';

/** The first screen already says that the site is not where one enrols. */
export function EnrolmentHero() {
  const { page, texts, picture } = usePage('enrolment');
  return (
    <PageHero
      {...texts.hero}
      picture={page.picture ? { ...picture(page.picture), alt: '' } : undefined}
    >
      <Banner title={texts.notice.title} text={texts.notice.text} />
    </PageHero>
  );
}
