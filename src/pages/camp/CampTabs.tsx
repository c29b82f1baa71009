import { TabPanels } from '../../components/tabs/TabPanels.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../../layout/page-context.tsx';
import { CampPanel } from './CampPanel.tsx';
import { useCampTab } from './use-camp-tab.ts';
import { useTakeOver } from './use-take-over.ts';

/** The panels' anchors are the tabs' ids, so that `#pricing` can be shared. */
export function CampTabs() {
  const { page, texts } = usePage('camp');
  const { selected, move, find } = useCampTab(page.tabs);
  useTakeOver(page.tabs, selected, find);
  const { label, ...arrows } = texts.tabBar;
  return (
    <TabPanels
      label={label}
      selected={selected}
      arrows={page.arrows ? arrows : undefined}
      onMove={move}
      onFind={find}
      tabs={page.tabs.map((tab) => ({
        id: tab.id,
        icon: tab.icon,
        label: lookUp(texts.tabs, tab.id).label,
        content: <CampPanel tab={tab} />,
      }))}
    />
  );
}
