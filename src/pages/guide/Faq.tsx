import { useState } from 'react';
import { SmartLink } from '../../components/actions/SmartLink.tsx';
import { TextField } from '../../components/forms/TextField.tsx';
import { Accordion } from '../../components/page/Accordion.tsx';
import { BodyText } from '../../components/page/BodyText.tsx';
import { Island } from '../../components/page/Island.tsx';
import { useUrl } from '../../components/page/use-url.ts';
import type { GuidePage } from '../../content/types.ts';
import { useGuidePage } from '../../layout/template-pages.ts';
import styles from './Faq.module.css';
import { matchesSearch } from './matches-search.ts';

/** The same name as in the menu's form. */
const FIELD = 'cerca';

type Question = NonNullable<GuidePage['questions']>[number];

export function Faq() {
  return (
    <Island name="questions" when="query">
      <FaqSearch />
    </Island>
  );
}

/** The answered questions, filtered by the words typed here or sent by the menu. */
export function FaqSearch() {
  const { page, t } = useGuidePage();
  const sent = new URLSearchParams(useUrl()?.split('#')[0]).get(FIELD) ?? '';
  const [typed, setQuery] = useState<string>();
  const query = typed ?? sent;
  const { search = '', none = '' } = t('questions') ?? {};
  const found = useFound(page.questions ?? [], query);
  return (
    <div className={styles.questions}>
      <search className={styles.search} data-needs="script" data-print="hide">
        <TextField id={FIELD} label={search} value={query} onType={setQuery} autoComplete="off" />
      </search>
      <p role="status">{found.length === 0 ? none : ''}</p>
      <Accordion sections={found} />
    </div>
  );
}

function useFound(questions: readonly Question[], sought: string) {
  const { t } = useGuidePage();
  const shown = questions.map(({ id, target }) => ({
    id,
    target,
    words: t(`questions.items.${id}`),
  }));
  return shown
    .filter(
      ({ words }) =>
        words &&
        words.body.length > 0 &&
        matchesSearch(sought, [words.title, ...words.body.flat()]),
    )
    .map(({ id, target, words }) => ({
      id,
      title: words?.title ?? '',
      content: <Answer body={words?.body ?? []} link={words?.link} target={target} />,
    }));
}

interface AnswerProps {
  body: (string | string[])[];
  link: string | undefined;
  target: Question['target'];
}

function Answer({ body, link, target }: AnswerProps) {
  const { destination } = useGuidePage();
  return (
    <>
      <BodyText body={body} />
      {link && target && (
        <p data-print="hide">
          <SmartLink isTapTarget {...destination(target)}>
            <strong>{link}</strong>
          </SmartLink>
        </p>
      )}
    </>
  );
}
