import { TabPanels } from '../../components/TabPanels.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../page-context.tsx';
import { CampPanel } from './CampPanel.tsx';

/** The panels' anchors are the tabs' ids, so that `#pricing` can be shared. */
export function CampTabs() {
  const { page, texts } = usePage('camp');
  return (
    <TabPanels
      label={texts.tabBar.label}
      tabs={page.tabs.map((tab) => ({
        id: tab.id,
        icon: tab.icon,
        label: lookUp(texts.tabs, tab.id).label,
        content: <CampPanel tab={tab} />,
      }))}
    />
  );
}
