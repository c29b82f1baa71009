import { useState } from 'react';
import { Actions } from '../../components/actions/Action.tsx';
import { SmartLink } from '../../components/actions/SmartLink.tsx';
import { TextField } from '../../components/forms/TextField.tsx';
import { Accordion } from '../../components/page/Accordion.tsx';
import { BodyText } from '../../components/page/BodyText.tsx';
import { Island } from '../../components/page/Island.tsx';
import { useUrl } from '../../components/page/use-url.ts';
import type { GuidePage, GuideTexts } from '../../content/types.ts';
import { useSecretariatChat } from '../../layout/Contacts.tsx';
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
  const chat = useSecretariatChat([query]);
  const found = useFound(page.questions ?? [], query);
  return (
    <div className={styles.questions}>
      <search className={styles.search} data-needs="script" data-print="hide">
        <TextField id={FIELD} label={search} value={query} onType={setQuery} autoComplete="off" />
      </search>
      <p role="status">{found.length === 0 ? none : ''}</p>
      {found.length === 0 && <Elsewhere chat={chat} />}
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
        (words.body.length > 0 || sought.trim() !== '') &&
        matchesSearch(sought, searchedIn(words)),
    )
    .map(({ id, target, words }) => ({
      // The last section has the anchor of a question without an answer.
      id: words?.body.length ? id : `${id}-open`,
      title: words?.title ?? '',
      content: <Answer body={words?.body ?? []} link={words?.link} target={target} />,
    }));
}

type QuestionWords = NonNullable<GuideTexts['questions']>['items'][string];

function searchedIn({ title, body, link = '', searchedAs = '' }: QuestionWords) {
  return [title, ...body.flat(), link, searchedAs];
}

/** Where to look when no question is found: the page's further links, and a chat. */
function Elsewhere({ chat }: { chat: string }) {
  const { page, t, destination } = useGuidePage();
  const links = page.sections.flatMap((section) => section.links ?? []);
  return (
    <Actions
      actions={[
        { label: t('layout:whatsapp.short'), href: chat },
        ...links.map(({ id, target }) => ({
          label: t(`links.${id}`) ?? '',
          ...destination(target),
        })),
      ]}
    />
  );
}

interface AnswerProps {
  body: (string | string[])[];
  link: string | undefined;
  target: Question['target'];
}

function Answer({ body, link, target }: AnswerProps) {
  const { t, destination } = useGuidePage();
  return (
    <>
      <BodyText body={body.length > 0 ? body : [t('questions.unanswered') ?? '']} />
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
