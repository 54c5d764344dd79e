import { category } from '@edp/contract/modules/category/category.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchData } from '../../../kernel/http/api.ts';
import { nodesOf, withPath, type TreeNode } from '../../../ui/inputs/tree.ts';
import { useFieldsText } from '../../../ui/record/fields/record-fields.texts.ts';

const noNodes: readonly TreeNode[] = [];

/** The nodes of a category set that can be chosen. */
export function useCategoryTree(categorySetCode: string) {
  const { data, isPending } = useQuery({
    queryKey: ['category', 'tree', categorySetCode],
    queryFn: ({ signal }) => fetchData(category.tree, { categorySetCode, status: 1 }, signal),
  });
  return { nodes: data ?? noNodes, isPending, isLoaded: data !== undefined };
}

/**
 * The path that a record has, which stays a choice after it was disabled: its ids, and its names or the last of them
 * alone.
 */
interface ChosenPath {
  ids: readonly string[] | undefined;
  names: string | undefined;
}

/** The tree with the path of a record; `disabled` marks what the tree does not have any more. */
export function withChosen(
  { nodes, isLoaded }: Pick<ReturnType<typeof useCategoryTree>, 'nodes' | 'isLoaded'>,
  { ids = [], names = '' }: ChosenPath,
  disabled: (name: string) => string,
) {
  if (nodesOf(nodes, ids)) return nodes;
  const words = names.split(',');
  const nameAt = (index: number) => words[index - ids.length + words.length] ?? '…';
  const isMarked = (index: number) => isLoaded && index === ids.length - 1;
  return withPath(
    nodes,
    ids.map((id, index) => ({ id, name: isMarked(index) ? disabled(nameAt(index)) : nameAt(index) })),
  );
}

/** A tree for a cascader, with what the record has in it. */
export function useCategoryChoices(
  categorySetCode: string,
  ids: readonly string[] | undefined,
  names: string | undefined,
) {
  const t = useFieldsText();
  const { nodes, isPending, isLoaded } = useCategoryTree(categorySetCode);
  const choices = useMemo(
    () => withChosen({ nodes, isLoaded }, { ids, names }, (name) => t('disabledNode', { name })),
    [nodes, isLoaded, ids, names, t],
  );
  return {
    nodes: choices,
    isLoading: isPending,
    isEmpty: isLoaded && nodes.length === 0,
    isDisabled: isLoaded && ids !== undefined && nodesOf(nodes, ids) === undefined,
  };
}
