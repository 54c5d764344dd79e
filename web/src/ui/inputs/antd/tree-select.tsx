import { TreeSelect } from 'antd';
import { useMemo } from 'react';
import { popupContainer } from '../../layout/popup-container.ts';
import { antdProps } from '../control.ts';
import { matchesText } from '../matches-text.ts';
import type { TreeSelectProps } from '../tree-select.tsx';
import type { TreeNode } from '../tree.ts';
import styles from '../inputs.module.css';

interface Item {
  value: string;
  name: string;
  path: string;
  children: Item[];
}

const toItems = (nodes: readonly TreeNode[], above = ''): Item[] =>
  nodes.map(({ id, name, children = [] }) => ({
    value: id,
    name,
    path: `${above}${name}`,
    children: toItems(children, `${above}${name} / `),
  }));

const has = (items: readonly Item[], value: string): boolean =>
  items.some((item) => item.value === value || has(item.children, value));

export function AntdTreeSelect({ nodes, isLoading = false, value, onChange, ...control }: TreeSelectProps) {
  const items = useMemo(() => toItems(nodes), [nodes]);
  return (
    <TreeSelect
      {...antdProps(control)}
      className={styles.wide}
      treeData={items}
      fieldNames={{ label: 'name' }}
      treeNodeLabelProp="path"
      loading={isLoading}
      allowClear
      popupMatchSelectWidth={280}
      treeLine
      treeExpandAction="doubleClick"
      showSearch={{ filterTreeNode: (typed, item) => matchesText((item as unknown as Item).name, typed) }}
      value={value && has(items, value) ? value : undefined}
      onChange={(id: string | undefined) => onChange?.(id ?? '')}
      getPopupContainer={popupContainer}
    />
  );
}
