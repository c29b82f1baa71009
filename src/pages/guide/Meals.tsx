import { lookUp } from '../../content/look-up.ts';
import type { Facts } from '../../content/types.ts';
import { joinList } from '../../i18n/format.ts';
import { usePage, useSite } from '../../layout/site-context.tsx';
import styles from './Meals.module.css';

type Dish = Facts['meals']['days'][string][number];

/** Each day's dishes, with their allergens once the menu is confirmed: examples have none. */
export function Meals() {
  const { facts, t, format } = usePage<'guide'>();
  return (
    <table className={styles.table}>
      <caption>{t('meals.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('meals.day')}</th>
          <th scope="col">{t('meals.dishes')}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(facts.meals.days).map(([day, dishes]) => (
          <tr key={day}>
            <th scope="row">{format('weekday', day)}</th>
            <td>
              <ul className={styles.dishes}>
                {dishes.map((dish) => (
                  <DishLine key={dish.dish} dish={dish} />
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DishLine({ dish: { dish, allergens } }: { dish: Dish }) {
  const { t, facts } = usePage<'guide'>();
  const { language } = useSite().content.locale;
  const names = t('meals.names') ?? {};
  const words = t('meals.allergens') ?? {};
  const what = joinList(
    language,
    allergens.map((id) => lookUp(words, id)),
  );
  return (
    <li>
      <span className={styles.dish}>{lookUp(names, dish)}</span>{' '}
      {facts.meals.status === 'confirmed' && (
        <span className={styles.allergens}>
          {allergens.length > 0 ? t('meals.contains', { what }) : t('meals.free')}
        </span>
      )}
    </li>
  );
}
