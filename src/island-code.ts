import type { ComponentType } from 'react';
import type { IslandName } from './components/page/Island.tsx';

/** The component of each island, loaded when one hydrates. Its props are in the HTML. */
export const islands: Readonly<Record<IslandName, () => Promise<ComponentType<never>>>> = {
  estimate: async () => (await import('./pages/EstimatePage.tsx')).Estimate,
  frame: async () => (await import('./pages/shared/ExternalFrame.tsx')).GatedFrame,
  'frame-choices': async () => (await import('./layout/footer/FrameChoices.tsx')).AllowedFrames,
  staff: async () => (await import('./pages/StaffPage.tsx')).StaffTools,
  questions: async () => (await import('./pages/guide/Faq.tsx')).FaqSearch,
  weeks: async () => (await import('./pages/guide/weeks/WeekPicker.tsx')).WeekPicker,
};
