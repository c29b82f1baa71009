import { Actions } from '../../components/actions/Action.tsx';
import { Button } from '../../components/actions/Button.tsx';
import { ValueCard } from '../../components/cards/ValueCard.tsx';
import { lookUp } from '../../content/look-up.ts';
import { useMembersPage } from '../../layout/template-pages.ts';
import { Pairs } from './Pairs.tsx';
import styles from './PhotoRules.module.css';
import { RENAMER } from './Renamer.tsx';

export function PhotoRules() {
  const { page, t, link } = useMembersPage();
  const { rules, links } = t('photos');
  return (
    <>
      <Pairs>
        {page.photoRules.map(({ id, icon }) => (
          <ValueCard key={id} icon={icon} {...lookUp(rules, id)} />
        ))}
      </Pairs>
      <div className={styles.tool} data-print="hide">
        <Button
          label={t('renamer.title')}
          icon="camera"
          variant="secondary"
          onClick={goToRenamer}
        />
      </div>
      <Actions
        actions={page.photoLinks.map(({ id, link: target }) => ({
          label: lookUp(links, id),
          href: link(target).url,
        }))}
      />
    </>
  );
}

/** On a phone the tool stands above these rules, where nobody looks for it. */
function goToRenamer(): void {
  const tool = document.getElementById(RENAMER);
  tool?.scrollIntoView();
  tool?.focus({ preventScroll: true });
}
