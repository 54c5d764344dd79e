import { organisation, type OrgNode } from '@edp/contract/modules/organisation/organisation.ts';
import { fetchData } from '../../../kernel/http/api.ts';
import { usePickersText } from '../../../ui/pickers/pickers.texts.ts';
import type { Named } from '../../../ui/pickers/sources.ts';
import type { PickableNode } from '../../../ui/pickers/tree/tree-checks.ts';
import { TreePanel, type TreeSource } from '../../../ui/pickers/tree/tree-panel.tsx';

const toNode = ({ orgId, orgName, children }: OrgNode): PickableNode => ({
  id: orgId,
  name: orgName,
  code: '',
  children: children.map(toNode),
});

const departments: TreeSource = {
  queryKey: ['organisation'],
  fetch: async (signal) => (await fetchData(organisation.tree, {}, signal)).map(toNode),
};

/** The tree of departments, with checkboxes. */
export function OrganisationPanel({
  chosen,
  onChange,
}: {
  chosen: readonly Named[];
  onChange: (chosen: readonly Named[]) => void;
}) {
  const t = usePickersText();
  return (
    <TreePanel
      label={t('orgIds')}
      searchLabel={t('searchOrganisation')}
      hint={t('organisationHint')}
      source={departments}
      checks="independent"
      chosen={chosen}
      onChange={onChange}
    />
  );
}
