import { Cascader } from 'antd';
import { useMemo } from 'react';
import { popupContainer } from '../../layout/popup-container.ts';
import type { CascaderProps } from '../cascader.tsx';
import { antdProps } from '../control.ts';
import { matchesText } from '../matches-text.ts';
import { nodesOf, pathText, type TreeNode } from '../tree.ts';
import styles from '../inputs.module.css';

interface Item {
  value: string;
  label: string;
  children?: Item[];
}

const toItems = (nodes: readonly TreeNode[]): Item[] =>
  nodes.map(({ id, name, children }) => ({
    value: id,
    label: name,
    ...(children?.length && { children: toItems(children) }),
  }));

const none: readonly string[] = [];

const search = {
  filter: (typed: string, path: { label?: unknown }[]) => path.some(({ label }) => matchesText(String(label), typed)),
  limit: 50 as const,
};

export function AntdCascader({
  nodes,
  allowsInner = false,
  isLoading = false,
  showsLeaf = false,
  value = none,
  onChange,
  ...control
}: CascaderProps) {
  const items = useMemo(() => toItems(nodes), [nodes]);
  const path = value.length > 0 ? nodesOf(nodes, value) : undefined;
  const cascader = (
    <Cascader<Item>
      {...antdProps(control)}
      className={styles.wide}
      options={items}
      changeOnSelect={allowsInner}
      loading={isLoading}
      allowClear
      showSearch={search}
      displayRender={(labels) => (showsLeaf ? labels.at(-1) : labels.join(' / '))}
      value={path ? [...value] : []}
      onChange={(chosen) => onChange?.(chosen ?? [])}
      getPopupContainer={popupContainer}
    />
  );
  return showsLeaf ? <span title={pathText(path)}>{cascader}</span> : cascader;
}
