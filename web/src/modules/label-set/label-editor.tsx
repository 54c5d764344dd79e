import { label, maxLabelDepth, type LabelNode } from '@edp/contract/modules/label.ts';
import type { LabelSet } from '@edp/contract/modules/label-set.ts';
import { translate } from '@edp/contract/texts.ts';
import { language } from '../../kernel/language.ts';
import { TreeEditor } from '../../ui/tree-editor/tree-editor.tsx';
import type { TreeKind } from '../../ui/tree-editor/tree-kind.ts';
import { useTree } from '../../ui/tree-editor/use-tree.ts';
import { LabelDetail } from './label-detail.tsx';
import { useLabelSetText } from './label-set-text.ts';

/** The label tree of one set. */
export function LabelEditor({ of, onClose }: { of: LabelSet; onClose: () => void }) {
  const t = useLabelSetText();
  const tree = useTree<LabelNode>(label.tree, { labelSetId: of.id });
  const kind: TreeKind<LabelNode> = {
    calls: label,
    maxDepth: maxLabelDepth,
    tooDeep: 'label.onlyUnderRoot',
    texts: {
      tree: t('tree'),
      addRoot: t('addRoot'),
      addChild: t('addChild'),
      edit: t('editLabel'),
      noChild: translate('label.onlyUnderRoot', language()),
      emptyTitle: t('labelsEmptyTitle'),
      emptyDetail: t('labelsEmptyDetail'),
      deleteTitle: (name) => t('deleteLabelTitle', { name }),
      deleteDetail: (count) => (count === 0 ? t('deleteAlone') : t('deleteBelow', { count })),
      deleted: t('deleted'),
      deleteFailed: t('deleteFailed'),
    },
    tagOf: ({ isRadio }) => (isRadio === null ? undefined : isRadio === 1 ? t('single') : t('several')),
    // Only a root has the setting for single or multiple choice.
    reloadAfterMove: true,
    Detail: LabelDetail,
    setId: of.id,
    isReadOnly: of.editable === 0,
  };
  return <TreeEditor title={t('manageOf', { name: of.name })} kind={kind} tree={tree} onClose={onClose} />;
}
