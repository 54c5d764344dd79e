import { label, type LabelNode, labelRecord, maxLabelDepth } from '@edp/contract/modules/label/label.ts';
import { labelSet, type LabelSet } from '@edp/contract/modules/label-set/label-set.ts';
import { translate } from '@edp/contract/texts.ts';
import { language } from '../../kernel/text/language.ts';
import { useDefinitionText } from '../../ui/noun/defined/definition-text.ts';
import { treeTexts } from '../../ui/tree-editor/tree-editor.texts.ts';
import { treeEditors } from '../../ui/tree-editor/tree-editors.tsx';
import { useTree } from '../../ui/tree-editor/use-tree.ts';
import { LabelDetail } from './label-detail.tsx';
import { useLabelSetText } from './label-set.texts.ts';

/** The label tree of one set. */
function useLabelEditor(of: LabelSet) {
  const t = useLabelSetText();
  const text = useDefinitionText(labelRecord);
  return {
    title: t('manageOf', { name: of.name }),
    tree: useTree<LabelNode>(label.tree, { labelSetId: of.id }),
    kind: {
      calls: label,
      maxDepth: maxLabelDepth,
      tooDeep: 'label.onlyUnderRoot',
      texts: {
        ...treeTexts(text.say('thing')),
        tree: t('tree'),
        noChild: translate('label.onlyUnderRoot', language()),
      },
      tagOf: ({ isRadio }: LabelNode) => (isRadio === null ? undefined : isRadio === 1 ? t('single') : t('several')),
      // Only a root has the setting for single or multiple choice.
      reloadAfterMove: true,
      Detail: LabelDetail,
      setId: of.id,
      isReadOnly: of.editable === 0,
    } as const,
  };
}

export const labelEditors = treeEditors<LabelSet, LabelNode>('/labelSet', labelSet.detail, useLabelEditor);
