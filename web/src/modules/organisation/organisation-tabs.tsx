import { organisationRecord } from '@edp/contract/modules/organisation/organisation.ts';
import { RouteTabs } from '../../ui/layout/route-tabs.tsx';
import { useDefinitionText } from '../../ui/noun/defined/definition-text.ts';
import { useOrganisationText } from './organisation.texts.ts';

/** The two kinds of organisations; one permission opens both. */
export function OrganisationTabs() {
  const t = useOrganisationText();
  const text = useDefinitionText(organisationRecord);
  return (
    <RouteTabs
      label={text.say('title')}
      tabs={[
        { to: '/organisation', text: t('departments') },
        { to: '/organisation/inventory', text: t('inventoryOrganisations') },
      ]}
    />
  );
}
