import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import HolderOutlined from '@ant-design/icons/HolderOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { mostItems } from '@edp/contract/modules/dictionary/dictionary-fields.ts';
import { dictionaryRecord } from '@edp/contract/modules/dictionary/dictionary-record.ts';
import { Button, Input } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import type { ListRows } from '../../ui/form/engine/list-rows.ts';
import { FormList } from '../../ui/form/fields/form-list.tsx';
import { useRowOrder, type RowOrder } from '../../ui/layout/use-row-order.ts';
import ordered from '../../ui/layout/ordered-rows.module.css';
import { useFieldLabels } from '../../ui/noun/defined/definition-text.ts';
import styles from './dictionary.module.css';
import { useDictionaryText } from './dictionary.texts.ts';
import { useFieldValue } from '../../ui/form/engine/form-context.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { SwitchInput } from '../../ui/inputs/switch-input.tsx';

const blank = { code: '', name: '', nameEng: '', active: 1, source: 2 };

/** The items of a dictionary: added, removed, disabled and moved. */
export function ItemRows() {
  const labelOf = useFieldLabels(dictionaryRecord);
  return (
    <div className={ordered.field}>
      <span className={ordered.label}>{labelOf('itemList')}</span>
      <div className={ordered.rows}>
        <FormList name="itemList">{(list) => <Rows of={list} />}</FormList>
      </div>
    </div>
  );
}

function Rows({ of: { fields: rows, insert, move, remove } }: { of: ListRows }) {
  const t = useDictionaryText();
  const add = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isAdded = useRef(false);
  useLayoutEffect(() => {
    if (isAdded.current) list.current?.lastElementChild?.querySelector('input')?.focus();
    isAdded.current = false;
  });
  const order = useRowOrder(
    rows.map(({ rowKey }) => rowKey),
    move,
  );
  const addLast = () => {
    isAdded.current = true;
    insert(rows.length, blank);
  };
  const removeRow = (index: number) => {
    remove(index);
    // The pressed button is gone.
    add.current?.focus();
  };
  return (
    <>
      {rows.length > 0 && (
        <div className={styles.head} aria-hidden="true">
          <span>{t('itemCode')}</span>
          <span>{t('itemName')}</span>
          <span>{t('itemNameEng')}</span>
          <span>{t('itemActive')}</span>
        </div>
      )}
      <ul ref={list}>
        {rows.map(({ rowKey }, index) => (
          <ItemRow
            key={rowKey}
            index={index}
            drag={order.rowProps(index)}
            handle={order.handleProps(index)}
            onRemove={() => removeRow(index)}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <Button ref={add} icon={<PlusOutlined />} disabled={rows.length >= mostItems} onClick={addLast}>
          {t('addItem')}
        </Button>
        <span className={styles.count}>
          {rows.length} / {mostItems}
        </span>
      </div>
      <p className={styles.hint}>{t('itemsHint')}</p>
      <output>
        <VisuallyHidden>{order.moved && t('movedItem', { place: order.moved.place })}</VisuallyHidden>
      </output>
    </>
  );
}

interface Props {
  index: number;
  drag: ReturnType<RowOrder['rowProps']>;
  handle: ReturnType<RowOrder['handleProps']>;
  onRemove: () => void;
}

/** One item. The code of a stored one is fixed, because records hold it. */
function ItemRow({ index, drag, handle, onRemove }: Props) {
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
