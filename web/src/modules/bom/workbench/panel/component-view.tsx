import { bomItemRecord } from '@edp/contract/modules/bom/bom-item.ts';
import { showPicture } from '../../../../ui/media/record-picture.tsx';
import type { FieldTexts } from '../../../../ui/form/engine/form-context.ts';
import { useDefinedTexts } from '../../../../ui/noun/defined/defined-texts.tsx';
import { useDefinitionText } from '../../../../ui/noun/defined/definition-text.ts';
import { NodeView } from '../../../../ui/tree-editor/node-view.tsx';
import type { TreeEntry } from '../../../../ui/tree-editor/view/tree-model.ts';
import type { Component } from '../bom-tree.ts';
import { formatMoney } from '../format-money.ts';
import type { BomTreeState } from '../use-bom-tree.ts';
import styles from './panel.module.css';
import { useWorkbenchText } from '../bom-workbench.texts.ts';

/** The labels of a component, and how its values are shown where they are not edited. */
export function useComponentFields(): FieldTexts {
  const text = useDefinitionText(bomItemRecord);
  return useDefinedTexts(bomItemRecord)(bomItemRecord.form, {
    unitId: { render: (_value, { unitText }) => unitText as string },
    scrapRate: { render: (value) => `${value as string}%` },
    active: { help: undefined },
    picUrl: { render: showPicture(text.of('picUrl', 'label')!, 'large') },
  });
}

/** A component to be read, and what it costs. */
export function ComponentView({ entry: { node, parent }, tree }: { entry: TreeEntry<Component>; tree: BomTreeState }) {
  const t = useWorkbenchText();
  const cost = tree.costOf(node.id);
  const whole = Number(parent ? tree.costOf(parent.node.id)?.price : tree.cost?.total);
  return (
    <>
      <NodeView fields={useComponentFields()} record={node} />
      {cost?.source === 'unit' && <p className={styles.warning}>{t('unconvertedDetail')}</p>}
      {cost && cost.source !== 'none' && cost.source !== 'unit' && (
        <dl className={styles.facts}>
          <div>
            <dt>{t('costOf', { price: formatMoney(cost.price), quantity: node.quantity, scrap: node.scrapRate })}</dt>
            <dd>{formatMoney(cost.cost)}</dd>
          </div>
          {whole > 0 && (
            <div>
              <dt>{parent ? t('shareOf', { name: parent.node.name }) : t('shareOfWhole')}</dt>
              <dd>{((Number(cost.cost) / whole) * 100).toFixed(2)}%</dd>
            </div>
          )}
        </dl>
      )}
    </>
  );
}
