import { lazy } from '../../kernel/lazy.ts';
import type { Control } from './control.ts';
import { ControlPlaceholder } from './placeholder.tsx';
import { nodesOf, pathText, type TreeNode } from './tree.ts';

export interface CascaderProps extends Control<readonly string[]> {
  nodes: readonly TreeNode[];
  /** A node that has others below it can be chosen as well. */
  allowsInner?: boolean | undefined;
  isLoading?: boolean | undefined;
  /** Shows the chosen node alone, the path on hover. */
  showsLeaf?: boolean | undefined;
}

/** A path through a tree, level by level; the value is the ids from the root to the chosen node. */
export const Cascader = lazy<CascaderProps>(
  async () => (await import('./antd/cascader.tsx')).AntdCascader,
  ({
    nodes,
    allowsInner: _allowsInner,
    isLoading: _isLoading,
    showsLeaf = false,
    value = [],
    onChange: _onChange,
    ...control
  }) => <ControlPlaceholder {...control} text={pathText(nodesOf(nodes, value)?.slice(showsLeaf ? -1 : 0))} />,
);
