import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { LabelRoot } from '@edp/contract/modules/product/product-rows.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { FormField } from '../../../../ui/form/fields/form-field.tsx';
import type { Control } from '../../../../ui/inputs/control.ts';
import { useProductRecordText } from '../product-record.texts.ts';
import type { ProductValue } from '../product-value.ts';
import styles from './form.module.css';
import { labelNames, toggleLabel } from './labels.ts';
import { useLabelTrees } from './use-label-trees.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { PageSkeleton } from '../../../../ui/feedback/page-skeleton.tsx';
import { isSameValue } from '../../../../ui/form/engine/same-value.ts';
import { PickerModal } from '../../../../ui/pickers/picker-modal.tsx';

const none: readonly string[] = [];

export const LabelField = ({ record }: { record: ProductValue | undefined }) => (
  <FormField name="labelIds">
    <LabelInput record={record} />
  </FormField>
);

function LabelInput({
  record,
  id,
  value = none,
  onChange,
}: Control<readonly string[]> & { record: ProductValue | undefined }) {
  const t = useProductRecordText();
  const [isOpen, setOpen] = useState(false);
  const { trees } = useLabelTrees(value.length > 0 || isOpen);
  const names = labelNames(
    trees.flatMap(({ roots }) => roots),
    record?.label,
  );
  return (
    <div className={styles.labels}>
      {value.map((each) => {
        const name = names.get(each) ?? '…';
        return (
          <span key={each} className={styles.label}>
            {name}
            <button
              type="button"
              className={styles.removeLabel}
              aria-label={t('removeLabel', { name })}
              onClick={() => onChange?.(value.filter((other) => other !== each))}>
              ×
            </button>
          </span>
        );
      })}
      <Button
        id={id}
        aria-label={t('chooseLabels')}
        size="small"
        icon={<PlusOutlined aria-hidden="true" />}
        onClick={() => setOpen(true)}>
        {t('chooseLabels')}
      </Button>
      {isOpen && (
        <LabelPicker initial={value} onConfirm={(chosen) => onChange?.(chosen)} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}

interface Props {
  initial: readonly string[];
  onConfirm: (chosen: readonly string[]) => void;
  onClose: () => void;
}

/** All labels for products, under their roots; a root says whether one or several can be chosen. */
function LabelPicker({ initial, onConfirm, onClose }: Props) {
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
