import { Card, type CardProps } from '../../components/cards/Card.tsx';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { Contacts, type ContactsProps } from '../../layout/Contacts.tsx';

export interface ContactGroupsProps {
  groups: { id: string; title: string; text: string; contacts: ContactsProps['group'] }[];
  headingLevel?: CardProps['headingLevel'];
}

/** Whom to write to, and for what. */
export function ContactGroups({ groups, headingLevel }: ContactGroupsProps) {
  return (
    <CardGrid shape="column">
      {groups.map(({ id, contacts, ...words }) => (
        <Card key={id} headingLevel={headingLevel} {...words}>
          <Contacts group={contacts} />
        </Card>
      ))}
    </CardGrid>
  );
}
