import { Action } from '../../components/actions/Action.tsx';
import { SmartLink } from '../../components/actions/SmartLink.tsx';
import { Icon } from '../../components/icons/Icon.tsx';
import { Picture } from '../../components/page/Picture.tsx';
import { lookUp } from '../../content/look-up.ts';
import { SeasonWords } from '../../layout/SeasonWords.tsx';
import { untilOver, whileEnrolling } from '../../layout/season.ts';
import { usePage } from '../../layout/site-context.tsx';
import styles from './Glance.module.css';

/** What, where, when, how much, how to enrol: five short answers, each a link to more. */
export function Glance() {
  const { page, t, destination } = usePage<'home'>();
  const { title, items } = t('glance');
  return (
    <section className={styles.glance} data-print="flat">
      <h2 data-visually-hidden>{title}</h2>
      <Drawing />
      <ul className={styles.lines}>
        {page.glance.items.map(({ id, icon, target }) => {
          const { label, text, from, link } = lookUp(items, id);
          return (
            <li key={id} className={styles.line}>
              <SmartLink className={styles.link} {...destination(target)}>
                <Icon name={icon} size="large" />
                <span className={styles.answer}>
                  <span className={styles.label}>{label}</span>{' '}
                  <strong>
                    <SeasonWords text={text} from={from} />
                  </strong>
                </span>{' '}
                <span className={styles.more}>{link}</span>
                <Icon name="arrow" />
              </SmartLink>
            </li>
          );
        })}
      </ul>
      <NextSteps />
    </section>
  );
}

/** Between title and answers on a narrow screen, beside them on a wide one. */
function Drawing() {
  const { page, t, picture } = usePage<'home'>();
  if (!page.glance.picture) return null;
  return (
    <div className={styles.drawing} data-print="hide">
      <Picture
        inline
        picture={{ ...picture(page.glance.picture), alt: t('glance.pictureAlt') ?? '' }}
      />
    </div>
  );
}

/** The next step while enrolment is open, and the price as long as the page works it out. */
function NextSteps() {
  const { page, t, destination } = usePage<'home'>();
  const { actions = [] } = page.glance;
  const linksToQuickEstimate = (target: object) =>
    'anchor' in target && target.anchor === page.quick?.anchor;
  return (
    <div className={styles.actions} data-print="hide">
      {actions.map(({ id, target, whileEnrolling: isForEnrolling }) => (
        <span
          key={id}
          {...(isForEnrolling ? whileEnrolling : linksToQuickEstimate(target) && untilOver)}
        >
          <Action
            label={t(`glance.actions.${id}`)}
            variant={isForEnrolling ? 'primary' : 'secondary'}
            {...destination(target)}
          />
        </span>
      ))}
    </div>
  );
}
