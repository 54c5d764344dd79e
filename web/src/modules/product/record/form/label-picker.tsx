import type { LabelRoot } from '@edp/contract/modules/product/product-rows.ts';
import { useState } from 'react';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { PageSkeleton } from '../../../../ui/feedback/page-skeleton.tsx';
import { isSameValue } from '../../../../ui/form/engine/same-value.ts';
import { PickerModal } from '../../../../ui/pickers/picker-modal.tsx';
import { useProductRecordText } from '../product-record.texts.ts';
import styles from './form.module.css';
import { toggleLabel } from './labels.ts';
import { useLabelTrees } from './use-label-trees.ts';

interface Props {
  initial: readonly string[];
  onConfirm: (chosen: readonly string[]) => void;
  onClose: () => void;
}

/** All labels for products, under their roots; a root says whether one or several can be chosen. */
export function LabelPicker({ initial, onConfirm, onClose }: Props) {
  const t = useProductRecordText();
  const [chosen, setChosen] = useState(initial);
  const { trees, isPending } = useLabelTrees(true);
  const confirm = () => {
    onConfirm(chosen);
    onClose();
  };
  const shown = trees.filter(({ roots }) => roots.length > 0);
  return (
    <PickerModal
      title={t('chooseLabels')}
      width={680}
      isChanged={!isSameValue(chosen, initial)}
      count={chosen.length}
      onConfirm={confirm}
      onClose={onClose}>
      {isPending && <PageSkeleton />}
      {!isPending && shown.length === 0 && <Notice title={t('noLabels')} />}
      {shown.map(({ id, name, roots }) => (
        <section key={id} className={styles.labelSet}>
          <h3 className={styles.labelSetName}>{name}</h3>
          {roots
            .filter(({ children }) => children.length > 0)
            .map((root) => (
              <Root
                key={root.id}
                root={root}
                chosen={chosen}
                onToggle={(label) => setChosen(toggleLabel(chosen, root, label))}
              />
            ))}
        </section>
      ))}
    </PickerModal>
  );
}

function Root({
  root,
  chosen,
  onToggle,
}: {
  root: LabelRoot;
  chosen: readonly string[];
  onToggle: (id: string) => void;
}) {
  const t = useProductRecordText();
  const isRadio = root.isRadio === 1;
  return (
    <fieldset className={styles.labelRoot} aria-label={root.name}>
      <span>
        {root.name}
        <span className={styles.labelKind}>{isRadio ? t('oneOf') : t('severalOf')}</span>
      </span>
      <div className={styles.choices}>
        {root.children.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={styles.choice}
            aria-pressed={chosen.includes(id)}
            onClick={() => onToggle(id)}>
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
