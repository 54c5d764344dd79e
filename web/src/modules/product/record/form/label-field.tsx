import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button } from 'antd';
import { useState } from 'react';
import { FormField } from '../../../../ui/form/fields/form-field.tsx';
import type { Control } from '../../../../ui/inputs/control.ts';
import { useProductRecordText } from '../product-record.texts.ts';
import type { ProductValue } from '../product-value.ts';
import styles from './form.module.css';
import { LabelPicker } from './label-picker.tsx';
import { labelNames } from './labels.ts';
import { useLabelTrees } from './use-label-trees.ts';

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
