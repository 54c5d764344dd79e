import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import HolderOutlined from '@ant-design/icons/HolderOutlined';
import { Button, Input } from 'antd';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { NumberInput } from '../../ui/inputs/number-input.tsx';
import type { RowOrder } from '../../ui/layout/use-row-order.ts';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { pastedLines } from './pasted-lines.ts';
import styles from './specification.module.css';
import { useSpecificationText } from './specification.texts.ts';

interface Props {
  index: number;
  drag: ReturnType<RowOrder['rowProps']>;
  handle: ReturnType<RowOrder['handleProps']>;
  /** Enter was pressed in the value. */
  onEnter: () => void;
  /** Several lines were pasted into the value. */
  onPaste: (lines: readonly string[]) => void;
  onRemove: () => void;
}

/** One value of a specification. */
export function ValueRow({ index, drag, handle, onEnter, onPaste, onRemove }: Props) {
  const t = useSpecificationText();
  const noun = useNounText();
  const place = index + 1;
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter chooses a word.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  const paste = (event: ClipboardEvent) => {
    const lines = pastedLines(event.clipboardData.getData('text'));
    if (!lines) return;
    event.preventDefault();
    onPaste(lines);
  };
  return (
    <li className={styles.row} {...drag}>
      <button
        type="button"
        className={styles.handle}
        aria-label={t('moveValue', { place })}
        title={t('moveValue', { place })}
        {...handle}>
        <HolderOutlined />
      </button>
      <div className={styles.value}>
        <FormField isCell name={`specValueList.${index}.specValue`}>
          <Input
            aria-label={t('valueNumber', { place })}
            placeholder={noun('textPlaceholder', { max: 50 })}
            onKeyDown={onKeyDown}
            onPaste={paste}
          />
        </FormField>
      </div>
      <div className={styles.sort}>
        <FormField isCell name={`specValueList.${index}.sortOrder`}>
          <NumberInput aria-label={t('sortNumber', { place })} placeholder={noun('sortOrder')} />
        </FormField>
      </div>
      <Button
        type="text"
        icon={<DeleteOutlined />}
        aria-label={t('removeValue', { place })}
        title={t('removeValue', { place })}
        onClick={onRemove}
      />
    </li>
  );
}
