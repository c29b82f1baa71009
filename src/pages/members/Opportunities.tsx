import { Actions } from '../../components/actions/Actions.tsx';
import { Card } from '../../components/cards/Card.tsx';
import type { IconName } from '../../components/icons/icon-paths.tsx';
import { BulletList } from '../../components/lists/BulletList.tsx';
import { lookUp } from '../../content/look-up.ts';
import { useMembersPage } from '../../layout/template-pages.ts';
import { TrainingDay } from '../shared/TrainingDay.tsx';
import { Pairs } from './Pairs.tsx';

export function Opportunities() {
  const { page, t, link } = useMembersPage();
  return (
    <>
      <Pairs
        items={page.roles.map(({ id, icon }) => ({ id, content: <Role id={id} icon={icon} /> }))}
      />
      <Actions
        actions={[{ label: t('opportunities.apply'), href: link(page.application.link).url }]}
      />
    </>
  );
}

function Role({ id, icon }: { id: string; icon: IconName }) {
  const { roles } = useMembersPage().t('opportunities');
  const { title, text, points, training } = lookUp(roles, id);
  return (
    <Card icon={icon} title={title} text={text}>
      <BulletList items={points} />
      <p>
        <TrainingDay role={id} text={training} />
      </p>
    </Card>
  );
}
