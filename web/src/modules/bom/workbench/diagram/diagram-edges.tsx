import type { TreeRow } from '../../../../ui/tree-editor/view/tree-model.ts';
import type { Component } from '../bom-tree.ts';
import { gap, leftOf, middleOf, nodeWidth } from './measures.ts';
import type { placeRows } from './place-rows.ts';

interface Props {
  rows: readonly TreeRow<Component>[];
  layout: ReturnType<typeof placeRows>;
  size: { width: number; height: number };
}

/** A line from each component to what it is part of, with its quantity; screen readers hear that with the component. */
export function DiagramEdges({ rows, layout: { places, root }, size }: Props) {
  return (
    <svg className="bom-diagram-edges" width={size.width} height={size.height} aria-hidden="true">
      {rows.map(({ node }, index) => {
        const { column, line, parent } = places[index]!;
        const [fromX, fromY] = [leftOf(column - 1) + nodeWidth, middleOf(parent === -1 ? root : places[parent]!.line)];
        const [toX, toY] = [leftOf(column), middleOf(line)];
        const bend = fromX + gap * 0.45;
        return (
          <g key={node.id}>
            <path
              d={`M ${fromX} ${fromY} C ${bend} ${fromY} ${fromX + gap * 0.1} ${toY} ${bend} ${toY} L ${toX} ${toY}`}
            />
            <text x={toX - 6} y={toY - 5} textAnchor="end">{`${node.quantity} ${node.unitText}`}</text>
          </g>
        );
      })}
    </svg>
  );
}
