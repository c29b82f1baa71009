import { Action } from '../../components/actions/Action.tsx';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { Section } from '../../components/page/Section.tsx';
import { lookUp } from '../../content/look-up.ts';
import { useSite } from '../../layout/site-context.tsx';

/** The pages that answer what parents worry about, as one strip of links. */
export function BeforeDeciding() {
  const { content, t, destination } = useSite();
  const links = content.page.decide ?? [];
  const words = links.length > 0 ? t('decide') : undefined;
  if (!words) return null;
  return (
    <Section heading={words.title} tone="sky" edge layout="aside">
      <CardGrid shape="two">
        {links.map(({ id, target }) => (
          <Action
            key={id}
            label={lookUp(words.links, id)}
            variant="quiet"
            {...destination(target)}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
