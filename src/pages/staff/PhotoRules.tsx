import { Actions } from '../../components/actions/Action.tsx';
import { Button } from '../../components/actions/Button.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../../layout/site-context.tsx';
import { ValueCards } from '../shared/ValueCards.tsx';
import { RENAMER } from './Renamer.tsx';
import styles from './Staff.module.css';

export function PhotoRules() {
  const { page, t, link } = usePage<'staff'>();
  const { rules, links } = t('photos');
  return (
    <>
      <ValueCards shape="pair" cards={page.photoRules} items={rules} />
      <div className={styles.toTool} data-print="hide">
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

/** On a phone the tool is above these rules, where nobody looks for it. */
function goToRenamer(): void {
  const tool = document.getElementById(RENAMER);
  tool?.scrollIntoView();
  tool?.focus({ preventScroll: true });
}
