import { useState } from 'react';
import { Actions } from '../../components/actions/Action.tsx';
import { SmartLink } from '../../components/actions/SmartLink.tsx';
import { TextField } from '../../components/forms/TextField.tsx';
import { Accordion } from '../../components/page/Accordion.tsx';
import { BodyText } from '../../components/page/BodyText.tsx';
import { Island } from '../../components/page/Island.tsx';
import { useUrl } from '../../components/page/use-url.ts';
import type { GuidePage, GuideTexts } from '../../content/types.ts';
import { AskSecretariat } from '../../layout/AskSecretariat.tsx';
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
      {found.length === 0 && <Elsewhere sought={query} />}
      <Accordion sections={found} />
    </div>
  );
}

function useFound(questions: readonly Question[], sought: string) {
  const { t } = useGuidePage();
  const isSought = (words: QuestionWords) =>
    (words.body.length > 0 || sought.trim() !== '') && matchesSearch(sought, searchedIn(words));
  return questions.flatMap(({ id, target }) => {
    const words = t(`questions.items.${id}`);
    if (!words || !isSought(words)) return [];
    return {
      // The last section has the anchor of a question without an answer.
      id: words.body.length > 0 ? id : `${id}-open`,
      title: words.title,
      content: <Answer words={words} target={target} />,
    };
  });
}

type QuestionWords = NonNullable<GuideTexts['questions']>['items'][string];

function searchedIn({ title, body, link = '', searchedAs = '' }: QuestionWords) {
  return [title, ...body.flat(), link, searchedAs];
}

/** Where to look when no question is found: the secretariat, and the page's further links. */
function Elsewhere({ sought }: { sought: string }) {
  const { page, t, destination } = useGuidePage();
  const links = page.sections.flatMap((section) => section.links ?? []);
  return (
    <>
      <AskSecretariat questions={[sought]} />
      <Actions
        actions={links.map(({ id, target }) => ({
          label: t(`links.${id}`) ?? '',
          variant: 'quiet',
          ...destination(target),
        }))}
      />
    </>
  );
}

function Answer({ words, target }: { words: QuestionWords; target: Question['target'] }) {
  const { t, destination } = useGuidePage();
  const { title, body, link } = words;
  const isAnswered = body.length > 0;
  return (
    <>
      <BodyText body={isAnswered ? body : [t('questions.unanswered') ?? '']} />
      {!isAnswered && <AskSecretariat questions={[title]} />}
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
