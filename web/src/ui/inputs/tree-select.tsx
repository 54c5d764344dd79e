import { lazy } from '../../kernel/lazy.ts';
import type { Control } from './control.ts';
import { ControlPlaceholder } from './placeholder.tsx';
import { pathText, pathTo, type TreeNode } from './tree.ts';

export interface TreeSelectProps extends Control<string> {
  nodes: readonly TreeNode[];
  isLoading?: boolean | undefined;
}

/** One node at any level of a tree; the value is its id, empty without one. Shows the path of the node. */
export const TreeSelect = lazy<TreeSelectProps>(
  async () => (await import('./antd/tree-select.tsx')).AntdTreeSelect,
  ({ nodes, isLoading: _isLoading, value = '', onChange: _onChange, ...control }) => (
    <ControlPlaceholder {...control} text={pathText(pathTo(nodes, value))} />
  ),
);
