import { Section } from '../../components/page/Section.tsx';
import type { Tone } from '../../components/page/tone.ts';
import type { CampPageTab } from '../../content/types.ts';
import { useCampPage } from '../../layout/template-pages.ts';
import { CampBlock } from './CampBlock.tsx';

/** The paper on which a tab lays its first block; the others go on below, on plain paper. */
const tones: Readonly<Record<CampPageTab['id'], Tone>> = {
  info: 'paper',
  activities: 'sky',
  lunch: 'sky',
  pricing: 'pine',
  registration: 'pool',
};

export function CampPanel({ tab }: { tab: CampPageTab }) {
  const { title, text } = useCampPage().t(`tabs.${tab.id}`);
  const tone = tones[tab.id];
  const first = tone === 'paper' ? tab.blocks.length : 1;
  return (
    <>
      <Section heading={title} intro={text} tone={tone} edge>
        <Blocks ids={tab.blocks.slice(0, first)} />
      </Section>
      {tab.blocks.length > first && (
        <Section edge>
          <Blocks ids={tab.blocks.slice(first)} />
        </Section>
      )}
    </>
  );
}

function Blocks({ ids }: { ids: CampPageTab['blocks'] }) {
  return ids.map((id) => <CampBlock key={id} id={id} />);
}
