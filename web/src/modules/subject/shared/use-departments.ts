import { organisation, type OrgNode } from '@edp/contract/modules/organisation/organisation.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchData } from '../../../kernel/http/api.ts';
import type { TreeNode } from '../../../ui/inputs/tree.ts';

const toNode = ({ orgId, orgName, children }: OrgNode): TreeNode => ({
  id: orgId,
  name: orgName,
  children: children.map(toNode),
});
const toNodes = (tree: readonly OrgNode[]) => tree.map(toNode);

/** All departments, as a tree to choose from. */
export function useDepartments(): readonly TreeNode[] {
  const { data = [] } = useQuery({
    queryKey: ['organisation', 'departments'],
    queryFn: ({ signal }) => fetchData(organisation.tree, {}, signal),
    select: toNodes,
  });
  return data;
}
