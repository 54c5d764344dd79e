import { region, type Region } from '@edp/contract/modules/region/region.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchData } from '../../kernel/http/api.ts';
import { Cascader } from './cascader.tsx';
import type { Control } from './control.ts';
import type { TreeNode } from './tree.ts';

/** An address has the names of its regions, not their codes. */
const byName = (regions: readonly Region[]): TreeNode[] =>
  regions.map(({ name, children }) => ({ id: name, name, children: byName(children) }));

/** Province, city and district by their names, inside the shell; the pages before login have native selects. */
export function RegionCascader(control: Control<readonly string[]>) {
  const { data, isPending } = useQuery({
    queryKey: ['region', 'tree'],
    queryFn: ({ signal }) => fetchData(region.tree, {}, signal),
    staleTime: Infinity,
  });
  const nodes = useMemo(() => byName(data ?? []), [data]);
  return <Cascader {...control} nodes={nodes} isLoading={isPending} />;
}
