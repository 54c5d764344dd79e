import { category } from '@edp/contract/modules/category/category.ts';
import { materialSets } from '@edp/contract/modules/material/material-fields.ts';
import { unit } from '@edp/contract/modules/unit/unit.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchData } from '../../../../kernel/http/api.ts';
import type { Option } from '../../../../ui/inputs/select.tsx';
import { nodesOf, withPath, type TreeNode } from '../../../../ui/inputs/tree.ts';

const noNodes: readonly TreeNode[] = [];

/** The categories or the types that can be chosen. */
export function useMaterialTree(set: keyof typeof materialSets) {
  const categorySetCode = materialSets[set];
  const { data, isPending } = useQuery({
    queryKey: ['category', 'tree', categorySetCode],
    queryFn: ({ signal }) => fetchData(category.tree, { categorySetCode, status: 1 }, signal),
  });
  return { nodes: data ?? noNodes, isPending, isLoaded: data !== undefined };
}

/** The path that a record has, which stays a choice after it was disabled: its ids, and its names or the last of them alone. */
interface ChosenPath {
  ids: readonly string[] | undefined;
  names: string | undefined;
}

/** The tree with the path of a record; `disabled` marks what the tree does not have any more. */
export function withChosen({ nodes, isLoaded }: Pick<ReturnType<typeof useMaterialTree>, 'nodes' | 'isLoaded'>, { ids = [], names = '' }: ChosenPath, disabled: (name: string) => string) {
  if (nodesOf(nodes, ids)) return nodes;
  const words = names.split(',');
  const nameAt = (index: number) => words[index - ids.length + words.length] ?? '…';
  const isMarked = (index: number) => isLoaded && index === ids.length - 1;
  return withPath(nodes, ids.map((id, index) => ({ id, name: isMarked(index) ? disabled(nameAt(index)) : nameAt(index) })));
}

export type UnitKind = 'LengthUnit' | 'WeightUnit' | 'VolumeUnit';

/** The units, of one category where it is given. */
export function useUnits(kind?: UnitKind): readonly Option[] {
  const { data = [] } = useQuery({ queryKey: ['unit', 'options'], queryFn: ({ signal }) => fetchData(unit.options, {}, signal) });
  return data.filter(({ unitCategory }) => kind === undefined || unitCategory === kind).map(({ id, name }) => ({ value: id, text: name }));
}

/** The same with the unit that a record has. */
export const withUnit = (units: readonly Option[], id: string | undefined, name: string | undefined): readonly Option[] =>
  (!id || !name || units.some(({ value }) => value === id) ? units : [...units, { value: id, text: name }]);
