import { RouteTabs } from '../../ui/layout/route-tabs.tsx';
import { useOrganisationText } from './organisation.texts.ts';

/** The two kinds of organisations; one permission opens both. */
export function OrganisationTabs() {
  const t = useOrganisationText();
  return (
    <RouteTabs
      label={t('title')}
      tabs={[
        { to: '/organisation', text: t('departments') },
        { to: '/organisation/inventory', text: t('inventoryOrganisations') },
      ]}
    />
  );
}
