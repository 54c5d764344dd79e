import { category } from '@edp/contract/modules/category/category.ts';
import { materialSets } from '@edp/contract/modules/material/material-fields.ts';
import { unit } from '@edp/contract/modules/unit/unit.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchData } from '../../../../kernel/http/api.ts';
import type { Option } from '../../../../ui/inputs/select.tsx';
import { withPath, type TreeNode } from '../../../../ui/inputs/tree.ts';

const noNodes: readonly TreeNode[] = [];

/** The categories or the types that can be chosen. */
export function useMaterialTree(set: keyof typeof materialSets) {
  const categorySetCode = materialSets[set];
  const { data: nodes = noNodes, isPending } = useQuery({
    queryKey: ['category', 'tree', categorySetCode],
    queryFn: ({ signal }) => fetchData(category.tree, { categorySetCode, status: 1 }, signal),
  });
  return { nodes, isPending };
}

/** What a record has stays a choice after it was disabled. */
export const withChosen = (nodes: readonly TreeNode[], ids: readonly string[] = [], names = '') => {
  const words = names.split(',');
  return withPath(nodes, ids.map((id, index) => ({ id, name: words[index] ?? '' })));
};

export type UnitKind = 'LengthUnit' | 'WeightUnit' | 'VolumeUnit';

/** The units, of one category where it is given. */
export function useUnits(kind?: UnitKind): readonly Option[] {
  const { data = [] } = useQuery({ queryKey: ['unit', 'options'], queryFn: ({ signal }) => fetchData(unit.options, {}, signal) });
  return data.filter(({ unitCategory }) => kind === undefined || unitCategory === kind).map(({ id, name }) => ({ value: id, text: name }));
}

/** The same with the unit that a record has. */
export const withUnit = (units: readonly Option[], id: string | undefined, name: string | undefined): readonly Option[] =>
  (!id || !name || units.some(({ value }) => value === id) ? units : [...units, { value: id, text: name }]);
