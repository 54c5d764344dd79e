import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import HolderOutlined from '@ant-design/icons/HolderOutlined';
import { Button, Input } from 'antd';
import { useFieldValue } from '../../ui/form/engine/form-context.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { SwitchInput } from '../../ui/inputs/switch-input.tsx';
import type { RowOrder } from '../../ui/layout/use-row-order.ts';
import styles from './dictionary.module.css';
import { useDictionaryText } from './dictionary.texts.ts';

interface Props {
  index: number;
  drag: ReturnType<RowOrder['rowProps']>;
  handle: ReturnType<RowOrder['handleProps']>;
  onRemove: () => void;
}

/** One item. The code of a stored one is fixed, because records hold it. */
export function ItemRow({ index, drag, handle, onRemove }: Props) {
  const t = useDictionaryText();
  const place = index + 1;
  const path = `itemList.${index}`;
  const { id, source } = (useFieldValue(path) ?? {}) as { id?: string; source?: 1 | 2 };
  const cell = (what: string) => t('cell', { place, what });
  const removeText = source === 1 ? t('systemItem') : t('removeItem', { place });
  return (
    <li className={styles.row} {...drag}>
      <button
        type="button"
        className={styles.handle}
        aria-label={t('moveItem', { place })}
        title={t('moveItem', { place })}
        {...handle}>
        <HolderOutlined />
      </button>
      <FormField isCell name={`${path}.code`}>
        <Input aria-label={cell(t('itemCode'))} disabled={id !== undefined} />
      </FormField>
      <FormField isCell name={`${path}.name`}>
        <Input aria-label={cell(t('itemName'))} />
      </FormField>
      <FormField isCell name={`${path}.nameEng`}>
        <Input aria-label={cell(t('itemNameEng'))} />
      </FormField>
      <FormField isCell name={`${path}.active`}>
        <SwitchInput aria-label={cell(t('itemActive'))} />
      </FormField>
      <Button
        type="text"
        icon={<DeleteOutlined />}
        disabled={source === 1}
        aria-label={removeText}
        title={removeText}
        onClick={onRemove}
      />
    </li>
  );
}
