import { useNounText } from '../../../../ui/noun/noun.texts.ts';
import { showPicture } from '../../../../ui/media/record-picture.tsx';
import type { FieldTexts } from '../../../../ui/form/engine/form-context.ts';
import { helpOf } from '../../../../ui/form/fields/help.tsx';
import { NodeView } from '../../../../ui/tree-editor/node-view.tsx';
import type { TreeEntry } from '../../../../ui/tree-editor/view/tree-model.ts';
import type { Component } from '../bom-tree.ts';
import { formatMoney } from '../format-money.ts';
import type { BomTreeState } from '../use-bom-tree.ts';
import styles from './panel.module.css';
import { useWorkbenchText } from '../bom-workbench.texts.ts';

/** The labels of a component, and how its values are shown where they are not edited. */
export function useComponentFields(): FieldTexts {
  const t = useWorkbenchText();
  const noun = useNounText();
  return {
    productName: { label: t('name') },
    proSpecName: { label: t('specification') },
    quantity: { label: t('quantity'), help: helpOf(t('quantityHelp')) },
    unitId: { label: t('unit'), render: (_value, { unitText }) => unitText as string },
    scrapRate: { label: t('scrapRate'), help: helpOf(t('scrapRateHelp')), render: (value) => `${value as string}%` },
    position: { label: t('position'), help: helpOf(t('positionHelp')) },
    sort: { label: t('sort') },
    active: { label: t('status'), render: (value) => (value === 1 ? noun('enabled') : noun('disabled')) },
    remark: { label: t('remark') },
    picUrl: { label: t('picture'), render: showPicture(t('picture'), 'large') },
  };
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
