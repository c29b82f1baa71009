import { useState } from 'react';
import { SmartLink } from '../../components/actions/SmartLink.tsx';
import { TextField } from '../../components/forms/TextField.tsx';
import { Accordion } from '../../components/page/Accordion.tsx';
import { BodyText } from '../../components/page/BodyText.tsx';
import { Island } from '../../components/page/Island.tsx';
import { useUrl } from '../../components/page/use-url.ts';
import type { GuidePage, GuideTexts } from '../../content/types.ts';
import { AskSecretariat } from '../../layout/AskSecretariat.tsx';
import { SEARCH_FIELD } from '../../layout/navigation/search-field.ts';
import { usePage } from '../../layout/site-context.tsx';
import styles from './Faq.module.css';
import { searchQuestions } from './search-questions.ts';

type Question = NonNullable<GuidePage['questions']>[number];

export function Faq() {
  return (
    <Island name="questions" when="query">
      <FaqSearch />
    </Island>
  );
}

/**
 * The answered questions, or those that best match a query typed here or sent by the menu: then the
 * first is open. Unanswered questions, and a query with a word that no question has, are sent to the
 * secretariat.
 */
export function FaqSearch() {
  const { t } = usePage<'guide'>();
  const sent = new URLSearchParams(useUrl()?.split('#')[0]).get(SEARCH_FIELD) ?? '';
  const [typed, setQuery] = useState<string>();
  const query = (typed ?? sent).trim();
  const { search = '', none, open: openWords, unanswered: label = '' } = t('questions') ?? {};
  const { found, isComplete } = useFound(query);
  const answered = found.filter(({ words }) => words.body.length > 0);
  const isUnanswered = query !== '' && answered.length === 0;
  const open = found.filter(({ words }) => words.body.length === 0);
  const unanswered = open.map(({ words }) => words.title);
  const asked = query === '' ? [] : isComplete ? unanswered : [...unanswered, query];
  return (
    <div className={styles.questions}>
      <search className={styles.search} data-needs="script" data-print="hide">
        <TextField
          id={SEARCH_FIELD}
          label={search}
          value={typed ?? sent}
          onType={setQuery}
          autoComplete="off"
        />
      </search>
      <p role="status">{isUnanswered && (open.length > 0 ? openWords : none)}</p>
      <Accordion
        sections={answered.map(({ id, words, target }, index) => ({
          id,
          title: words.title,
          open: query !== '' && index === 0,
          content: <Answer words={words} target={target} />,
        }))}
      />
      {asked.length > 0 && (
        <section data-stack="3">
          <BodyText body={[label, asked]} />
          <AskSecretariat questions={asked} />
        </section>
      )}
      {isUnanswered && open.map((question) => <MoreAbout key={question.id} {...question} />)}
      {isUnanswered && <Elsewhere />}
    </div>
  );
}

function useFound(sought: string) {
  const { page, t } = usePage<'guide'>();
  const questions = (page.questions ?? []).flatMap(({ id, target }) => {
    const words = t(`questions.items.${id}`);
    return words ? { id, words, target } : [];
  });
  return searchQuestions(sought, questions, ({ words }) => textsOf(words));
}

/** The page's other links, which may answer the query. */
function Elsewhere() {
  const { page, t, destination } = usePage<'guide'>();
  const links = page.sections.flatMap((section) => section.links ?? []);
  return links.map(({ id, target }) => (
    <p key={id}>
      <SmartLink isTapTarget {...destination(target)}>
        {t(`links.${id}`)}
      </SmartLink>
    </p>
  ));
}

type QuestionWords = NonNullable<GuideTexts['questions']>['items'][string];

function textsOf({ title, searchedAs = '', body, link = '' }: QuestionWords) {
  return { title, searchedAs, answer: [...body.flat(), link].join(' ') };
}

interface AnswerProps {
  words: QuestionWords;
  target: Question['target'];
}

function Answer({ words, target }: AnswerProps) {
  return (
    <>
      <BodyText body={words.body} />
      <MoreAbout words={words} target={target} />
    </>
  );
}

/** Where a question's subject is. */
function MoreAbout({ words: { link }, target }: AnswerProps) {
  const { destination } = usePage<'guide'>();
  if (!link || !target) return null;
  return (
    <p data-print="hide">
      <SmartLink isTapTarget {...destination(target)}>
        <strong>{link}</strong>
      </SmartLink>
    </p>
  );
}
