import type { Permission } from '@edp/contract/kernel/permission.ts';
import { specificationRecord } from '@edp/contract/modules/specification/specification.ts';
import { useCan } from '../../kernel/session/access.ts';
import { RouteTabs } from '../../ui/layout/route-tabs.tsx';
import { useDefinitionText } from '../../ui/noun/defined/definition-text.ts';
import { useSpecificationText } from './specification.texts.ts';

/** The screens of specifications that the role may open; a single one needs no tabs. */
export function SpecificationTabs() {
  const t = useSpecificationText();
  const text = useDefinitionText(specificationRecord);
  const can = useCan();
  const tabs = [
    { to: '/specification', text: t('definitions'), can: 'specification.view' },
    { to: '/specification/sku', text: t('skus'), can: 'product.view' },
  ].filter((tab) => can(tab.can as Permission));
  return tabs.length > 1 && <RouteTabs label={text.say('title')} tabs={tabs} />;
}
