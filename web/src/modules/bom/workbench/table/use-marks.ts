import { useState } from 'react';
import type { TreeRow } from '../../../../ui/tree-editor/view/tree-model.ts';
import type { Component } from '../bom-tree.ts';

export type How = 'one' | 'toggle' | 'range';

/** The selected rows: one with a click, more with Ctrl, a range with Shift. */
export function useMarks(rows: readonly TreeRow<Component>[]) {
  const [marks, setMarks] = useState<{ ids: ReadonlySet<string>; anchor: string | undefined }>({
    ids: new Set(),
    anchor: undefined,
  });
  const rangeTo = (id: string) => {
    const [from, to] = [marks.anchor ?? id, id].map((each) => rows.findIndex(({ node }) => node.id === each)) as [
      number,
      number,
    ];
    return from === -1 ? [id] : rows.slice(Math.min(from, to), Math.max(from, to) + 1).map(({ node }) => node.id);
  };
  return {
    ids: marks.ids,
    mark: (id: string, how: How) => {
      if (how === 'range') return setMarks(({ anchor }) => ({ ids: new Set(rangeTo(id)), anchor: anchor ?? id }));
      if (how === 'toggle') {
        const ids = new Set(marks.ids);
        if (!ids.delete(id)) ids.add(id);
        return setMarks({ ids, anchor: id });
      }
      return setMarks({ ids: new Set([id]), anchor: id });
    },
    set: (ids: readonly string[]) => setMarks({ ids: new Set(ids), anchor: ids[0] }),
  };
}
