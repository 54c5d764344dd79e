import { bomItemRecord } from '@edp/contract/modules/bom/bom-item.ts';
import { VisuallyHidden } from '../../../../ui/feedback/visually-hidden.tsx';
import { useFieldLabels } from '../../../../ui/noun/defined/definition-text.ts';
import type { TreeRow } from '../../../../ui/tree-editor/view/tree-model.ts';
import { hasSubBom, type Component } from '../bom-tree.ts';
import { useWorkbenchText } from '../bom-workbench.texts.ts';
import { leftOf, nodeHeight, nodeWidth, topOf } from './measures.ts';
import type { Place } from './place-rows.ts';

interface Props {
  id: string;
  row: TreeRow<Component>;
  place: Place;
  isMarked: boolean;
  /** The selected one, which the keys move from. */
  isCurrent: boolean;
}

/** One component. The diagram has the focus and handles keys and clicks. */
export function DiagramNode({
  id,
  row: { node, level, place: position, siblings, isOpen, hasChildren },
  place,
  isMarked,
  isCurrent,
}: Props) {
  const t = useWorkbenchText();
  const label = useFieldLabels(bomItemRecord);
  const canOpen = hasChildren || hasSubBom(node);
  const classes = [
    'bom-diagram-node',
    isMarked && 'bom-diagram-marked',
    isCurrent && 'bom-diagram-current',
    node.active === 0 && 'bom-diagram-inactive',
    node.isInSubBom && 'bom-diagram-sub',
  ];
  return (
    <div
      id={id}
      role="treeitem"
      data-component={node.id}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={canOpen ? isOpen : undefined}
      aria-selected={isMarked}
      className={classes.filter(Boolean).join(' ')}
      title={[node.name, node.code, node.proSpecName].filter(Boolean).join(' ')}
      style={{ left: leftOf(place.column), top: topOf(place.line), width: nodeWidth, height: nodeHeight }}>
      <span className="bom-diagram-name">{node.name}</span>
      <span className="bom-diagram-code">
        {node.active === 0 && `${t('disabled')} `}
        {node.subBomId !== '' && node.subRevision > 0 ? `${t('subBom', { revision: node.subRevision })} ` : ''}
        {node.code || node.proSpecName}
      </span>
      <VisuallyHidden>{`${label('quantity')} ${node.quantity} ${node.unitText}`}</VisuallyHidden>
      {/* For the mouse; keyboard users have the arrow keys. */}
      {canOpen && (
        <span className="bom-diagram-caret" data-caret="" aria-hidden="true">
          {isOpen ? '−' : (node.children?.length ?? '+')}
        </span>
      )}
    </div>
  );
}
