import { TabPanels } from '../../components/tabs/TabPanels.tsx';
import { useCampPage } from '../../layout/template-pages.ts';
import { CampPanel } from './CampPanel.tsx';

/** The panels' anchors are the tabs' ids, so that `#pricing` can be shared. */
export function CampTabs() {
  const { page, t } = useCampPage();
  const { label, ...arrows } = t('tabBar');
  return (
    <TabPanels
      label={label}
      arrows={page.arrows ? arrows : undefined}
      tabs={page.tabs.map((tab) => ({
        id: tab.id,
        icon: tab.icon,
        label: t(`tabs.${tab.id}.label`),
        content: <CampPanel tab={tab} />,
      }))}
    />
  );
}
