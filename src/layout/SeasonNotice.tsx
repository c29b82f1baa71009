import { SmartLink } from '../components/actions/SmartLink.tsx';
import { chatAddress } from './Contacts.tsx';
import { useCurrentPage } from './navigation/current-page.ts';
import styles from './SeasonNotice.module.css';
import { during } from './season.ts';
import { useSite } from './site-context.tsx';

/**
 * One line above every page, with the one thing to do as the season stands. Each state's line lies in
 * the HTML, and style sheets show one: nothing has to move for it, see `start/season.ts`. The dates are
 * those of header and footer: a page never says that the camp is over above a footer that says it is open.
 */
export function SeasonNotice() {
  const { content, t, destination } = useSite();
  const here = useCurrentPage();
  if (here?.template === 'members') return null;
  const { seasons } = content.page;
  const tellsNext = seasons.some(({ id }) => id === 'next');
  return seasons.map(({ id, target }) => {
    const { text, link } = t(`seasons.${id}`);
    // Without words on the next summer, those on the last go on.
    const shown = id === 'over' && !tellsNext ? during('over', 'next') : during(id);
    return (
      <div key={id} className={styles.strip} data-tone="paper" {...shown}>
        <p className={styles.line}>
          <span className={styles.text}>{text}</span> {!target && <Notify whatsapp={link} />}
          {target && target.page !== here?.id && (
            <SmartLink className={styles.link} {...destination(target)}>
              {link}
            </SmartLink>
          )}
        </p>
      </div>
    );
  });
}

/** A message that is ready to be sent: whoever sends it is told of the next dates. We keep nothing. */
function Notify({ whatsapp }: { whatsapp: string }) {
  const site = useSite();
  const { email, subject, message } = site.t('notify');
  const { secretariat } = site.facts.contacts;
  const mail = new URLSearchParams({ subject, body: message }).toString().replaceAll('+', '%20');
  return (
    <>
      <SmartLink className={styles.link} href={chatAddress(site, secretariat.whatsapp, message)}>
        {whatsapp}
      </SmartLink>{' '}
      <SmartLink className={styles.other} href={`mailto:${secretariat.email}?${mail}`}>
        {email}
      </SmartLink>
    </>
  );
}
