import type { ReactNode } from 'react';
import type { IslandName } from './components/page/Island.tsx';
import type { WeekPickerProps } from './pages/guide/weeks/WeekPicker.tsx';
import type { ExternalFrameProps } from './pages/shared/ExternalFrame.tsx';

/** @param props JSON from the HTML of the island, besides the content of its page */
type Render = (props: string) => ReactNode;

/** The code of each island, loaded when one hydrates. */
export const islands: Readonly<Record<IslandName, () => Promise<Render>>> = {
  estimate: async () => {
    const { Estimate } = await import('./pages/EstimatePage.tsx');
    return () => <Estimate />;
  },
  frame: async () => {
    const { GatedFrame } = await import('./pages/shared/ExternalFrame.tsx');
    return (props) => <GatedFrame {...(JSON.parse(props) as ExternalFrameProps)} />;
  },
  'frame-choices': async () => {
    const { AllowedFrames } = await import('./layout/footer/FrameChoices.tsx');
    return () => <AllowedFrames />;
  },
  members: async () => {
    const { Members } = await import('./pages/MembersPage.tsx');
    return () => <Members />;
  },
  questions: async () => {
    const { FaqSearch } = await import('./pages/guide/Faq.tsx');
    return () => <FaqSearch />;
  },
  weeks: async () => {
    const { WeekPicker } = await import('./pages/guide/weeks/WeekPicker.tsx');
    return (props) => <WeekPicker {...(JSON.parse(props) as WeekPickerProps)} />;
  },
};
