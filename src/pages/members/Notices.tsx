import { Card } from '../../components/cards/Card.tsx';
import type { Tone } from '../../components/page/tone.ts';
import type { MembersPage } from '../../content/types.ts';
import { useMembersPage } from '../../layout/template-pages.ts';
import { Pairs } from './Pairs.tsx';

const tones: readonly Tone[] = ['sun', 'sky'];

/** The notice board. */
export function Notices() {
  const { notices } = useMembersPage().page;
  return (
    <Pairs
      items={notices.map((notice, place) => ({
        id: notice.id,
        content: <Notice notice={notice} tone={tones[place % tones.length]} />,
      }))}
    />
  );
}

interface NoticeProps {
  notice: MembersPage['notices'][number];
  tone: Tone | undefined;
}

function Notice({ notice: { id, icon, link: target }, tone }: NoticeProps) {
  const { t, link } = useMembersPage();
  const { title, text, date, button } = t(`communications.notices.${id}`);
  const action = target && button ? { label: button, href: link(target).url } : undefined;
  return <Card icon={icon} label={date} title={title} text={text} action={action} tone={tone} />;
}
