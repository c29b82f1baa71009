import { Action } from '../components/actions/Action.tsx';
import { SmartLink } from '../components/actions/SmartLink.tsx';
import { chatUrl } from './Contacts.tsx';
import styles from './SeasonBanner.module.css';
import { AFTER_SEASON, showDuring } from './season.ts';
import { useCurrentPage, useSite } from './site-context.tsx';

/**
 * A line with the season's main action, at the top of every page but the staff's. A line that is
 * only a link is left out on the page to which it leads. The HTML has a line for each state, and
 * style sheets show one, so that nothing moves (`start/season.ts`). Its dates are those of header
 * and footer: a page never contradicts its footer.
 */
export function SeasonBanner() {
  const { content, t, destination } = useSite();
  const currentPage = useCurrentPage();
  if (currentPage?.template === 'staff') return null;
  const { seasons } = content.page;
  // The text of `over` shows until a later state has a text, and not again after that.
  const [, ...later] = AFTER_SEASON;
  const states = seasons.map(({ id }) => id);
  const firstWithText = later.findIndex((state) => states.includes(state));
  const statesWithoutText = later.slice(0, firstWithText < 0 ? later.length : firstWithText);
  return seasons.map(({ id, target }) => {
    const { text, link } = t(`seasons.${id}`);
    const leadsToThisPage = target !== undefined && target.page === currentPage?.id;
    if (!text && leadsToThisPage) return null;
    const whenShown = id === 'over' ? showDuring(id, ...statesWithoutText) : showDuring(id);
    return (
      <div key={id} className={styles.strip} {...whenShown}>
        <p className={styles.line} data-row data-width="page">
          {text && <span data-display>{text}</span>} {!target && <Notify whatsapp={link} />}
          {target && !text && <Action variant="quiet" label={link} {...destination(target)} />}
          {target && text && !leadsToThisPage && (
            <SmartLink isTapTarget className={styles.link} {...destination(target)}>
              {link}
            </SmartLink>
          )}
        </p>
      </div>
    );
  });
}

function Notify({ whatsapp }: { whatsapp: string }) {
  return useNotify(whatsapp).map(({ label, href }, index) => (
    <SmartLink
      key={label}
      isTapTarget
      className={index === 0 ? styles.link : undefined}
      href={href}
    >
      {label}
    </SmartLink>
  ));
}

/** A message ready to send, to ask for the next dates, in two ways. We store nothing. */
export function useNotify(whatsapp: string) {
  const site = useSite();
  const { email, subject, message } = site.t('notify');
  const { secretariat } = site.facts.contacts;
  const mail = new URLSearchParams({ subject, body: message }).toString().replaceAll('+', '%20');
  return [
    { label: whatsapp, href: chatUrl(site, secretariat.whatsapp, message) },
    { label: email, href: `mailto:${secretariat.email}?${mail}` },
  ];
}
