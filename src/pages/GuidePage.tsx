import { Section } from '../components/page/Section.tsx';
import type { Tone } from '../components/page/tone.ts';
import type { GuidePage as GuideStructure } from '../content/types.ts';
import { untilClosing } from '../layout/season.ts';
import { useGuidePage } from '../layout/template-pages.ts';
import { UndecidedNote } from '../layout/UndecidedNote.tsx';
import { blocks } from './guide/blocks.ts';
import { GuideLinks } from './guide/GuideLinks.tsx';
import { Hero } from './shared/Hero.tsx';
import { SeasonBody, type SeasonBodyProps } from './shared/SeasonBody.tsx';

type GuideSection = GuideStructure['sections'][number];

const tones: readonly Tone[] = ['paper', 'sky'];

/** A page that answers what parents ask before they decide: words, and beside them what facts tell. */
export function GuidePage() {
  const { page, t } = useGuidePage();
  const isShown = ({ id, block }: GuideSection) =>
    !isSilent(t(`sections.${id}`), block !== undefined && block !== 'contacts');
  const unanswered = [
    ...page.sections.filter((section) => !isShown(section)),
    ...(page.questions ?? []).filter(({ id }) => t(`questions.items.${id}`)?.body.length === 0),
  ].map(({ id }) => id);
  return (
    <>
      <Hero words={t('hero')} picture={page.picture} />
      <UndecidedNote />
      {page.sections.filter(isShown).map((section, place) => (
        <Part
          key={section.id}
          section={section}
          tone={tones[place % tones.length]}
          unanswered={unanswered}
        />
      ))}
    </>
  );
}

/** True for a section whose answers nobody has confirmed, and for a list of questions once all are. */
function isSilent({ body, asks }: Pick<SeasonBodyProps, 'body' | 'asks'>, hasBlock: boolean) {
  return asks ? asks.length === 0 : body.length === 0 && !hasBlock;
}

interface PartProps {
  section: GuideSection;
  tone: Tone | undefined;
  /** The anchors of what nobody has confirmed: a link to one leads to the questions for the secretariat. */
  unanswered: readonly string[];
}

/** What is wide stands under its heading, what is only told stands beside it. */
function Part({ section, tone, unanswered }: PartProps) {
  const { id, icon, block, links, untilClosing: isToEnrol } = section;
  const { title, ...words } = useGuidePage().t(`sections.${id}`);
  const Block = block && blocks[block];
  const isWide = block !== undefined && block !== 'contacts' && block !== 'photographs';
  return (
    <Section
      id={id}
      icon={icon}
      heading={title}
      tone={tone}
      layout={isWide ? 'stack' : 'aside'}
      edge
      season={isToEnrol ? untilClosing : undefined}
    >
      {words.asks && unanswered.map((anchor) => <span key={anchor} id={anchor} />)}
      <SeasonBody {...words} />
      {Block && <Block />}
      {links && <GuideLinks links={links} />}
    </Section>
  );
}
