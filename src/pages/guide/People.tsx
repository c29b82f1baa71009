import { Card } from '../../components/cards/Card.tsx';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import type { Facts } from '../../content/types.ts';
import { usePage } from '../../layout/site-context.tsx';

/** The people of the staff whom the page shows, in the order of the facts. */
export function listedPeople({ staff }: Pick<Facts, 'staff'>) {
  return Object.entries(staff.people).filter(([, { listed }]) => listed);
}

/** Who works at the camp: role, name, and a sentence about each. */
export function People() {
  const { t, facts } = usePage<'guide'>();
  return (
    <CardGrid shape="pair">
      {listedPeople(facts).map(([id, { name }]) => {
        const { role, text } = t(`people.${id}`) ?? {};
        return <Card key={id} label={role} title={name} text={text} />;
      })}
    </CardGrid>
  );
}
