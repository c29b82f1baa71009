import type { Edit } from '../../../author/edit.ts';
import { MAY_BE_DISABLED } from '../../../content/disabled-pages.ts';
import { childOf, pointerSteps, valueAt } from '../../../content/json.ts';
import { listOf, newPart } from '../../model/field.ts';
import type { ProposalResponse, Proposed } from '../../session/proposed.ts';
import styles from '../Content.module.css';
import { mainLocale, pageTitle, venueOf } from '../file-titles.ts';
import { fieldIn } from '../labels.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { ProposalDialog, useProposal } from '../parts/Proposal.tsx';
import { isDisabled, pagePlace, SITE, VENUES } from '../preview/pages-showing.ts';
import { edit, goTo, type Studio, useOpenStudio } from '../store.ts';
import { fill, optionName, words } from '../words.ts';

/** All pages, with the menus that lead to each, and buttons to hide them. */
export function PagesView() {
  const studio = useOpenStudio();
  return (
    <section aria-labelledby="pages-title">
      <h2 id="pages-title">{words.views.pages}</h2>
      <p>{words.pageOff.about}</p>
      <ul className={styles.column}>
        {studio.pages.map(({ id }) => (
          <li key={id} className={styles.callout}>
            <ActionButton
              data-small
              onPress={() => goTo({ file: `texts/${mainLocale(studio)}/${id}.json` })}
            >
              {pageTitle(studio, id)}
            </ActionButton>
            <PageInSite id={id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The menus that lead to a page, each with a tick, and a button to hide it or show it again. */
export function PageInSite({ id }: { id: string }) {
  const studio = useOpenStudio();
  const place = pagePlace(studio, id) ?? '';
  const menus = fieldIn(studio, SITE, `${place}/menus`);
  const known = menus && newPart(studio.book, menus)?.node.enum;
  const named = listOf(menus?.value);
  const names = valueAt(studio.values[`texts/${mainLocale(studio)}/layout.json`], ['menus']);
  const { file, change, isHidden, off } = hidingOf(studio, id, place);
  const { template = '' } = studio.pages.find((page) => page.id === id) ?? {};
  const isNeeded = file === SITE && !isHidden && !MAY_BE_DISABLED.has(template);
  const title = pageTitle(studio, id);
  const proposal = useProposal<ProposalResponse<Proposed>>('propose', () => undefined);
  const called = (menu: string) => String(valueAt(names, [menu]) ?? optionName(menu));
  const tick = (menu: string, isInMenu: boolean) => {
    const value = isInMenu ? [...named, menu] : named.filter((other) => other !== menu);
    edit(SITE, { op: 'set', pointer: `${place}/menus`, value });
  };
  const press = isHidden ? words.pageOff.show : words.pageOff.hide;
  return (
    <div className={styles.row}>
      {listOf(known || []).map((menu) => (
        <label key={menu} className={styles.row}>
          <input
            type="checkbox"
            checked={named.includes(menu)}
            onChange={({ target }) => tick(menu, target.checked)}
          />
          {called(menu)}
        </label>
      ))}
      {isHidden && <strong>{off}</strong>}
      {isNeeded ? (
        <p className={styles.secondary}>{words.pageOff[template === 'home' ? 'home' : 'needed']}</p>
      ) : (
        <ActionButton
          aria-label={`${press}: ${title}`}
          onPress={() =>
            isHidden ? edit(file, change) : proposal.preview({ file, edits: [change] })
          }
        >
          {press}
        </ActionButton>
      )}
      {proposal.answer && (
        <ProposalDialog
          title={fill(words.pageOff.hideOne, { page: title })}
          confirm={words.pageOff.hide}
          proposal={proposal}
        />
      )}
    </div>
  );
}

/** Whether a page is hidden, and the edit that hides it or shows it again. */
function hidingOf(studio: Studio, id: string, place: string) {
  const venue = venueOf(studio, `pages/${id}.json`);
  if (venue === undefined) {
    const isHidden = isDisabled(studio, id);
    const pointer = `${place}/off`;
    const change: Edit = isHidden ? { op: 'remove', pointer } : { op: 'set', pointer, value: true };
    return { file: SITE, change, isHidden, off: words.pageOff.off };
  }
  const pointer = childOf(childOf('', venue), 'listed');
  const isHidden = valueAt(studio.values[VENUES] ?? null, pointerSteps(pointer)) === false;
  const change: Edit = { op: 'set', pointer, value: isHidden };
  return { file: VENUES, change, isHidden, off: words.pageOff.unlisted };
}
