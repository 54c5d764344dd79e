import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { mostValues } from '@edp/contract/modules/specification/specification-fields.ts';
import { specificationRecord } from '@edp/contract/modules/specification/specification.ts';
import { Button } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import { toast } from '../../kernel/feedback/toast.ts';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { useFormScope } from '../../ui/form/engine/form-context.ts';
import type { ListRows } from '../../ui/form/engine/list-rows.ts';
import { FormList } from '../../ui/form/fields/form-list.tsx';
import { useRowOrder } from '../../ui/layout/use-row-order.ts';
import ordered from '../../ui/layout/ordered-rows.module.css';
import { useDefinitionText } from '../../ui/noun/defined/definition-text.ts';
import styles from './specification.module.css';
import { useSpecificationText } from './specification.texts.ts';
import { ValueRow } from './value-row.tsx';

const name = 'specValueList';
const blank = { specValue: '', sortOrder: null };

/** The values of a specification: added, removed, moved, and pasted as lines. */
export function ValueRows() {
  const text = useDefinitionText(specificationRecord);
  return (
    <div className={ordered.field}>
      <span className={ordered.label}>{text.of(name, 'label')}</span>
      <div className={ordered.rows}>
        <FormList name={name}>{(list) => <Rows of={list} />}</FormList>
      </div>
    </div>
  );
}

function Rows({ of: { fields: rows, insert, move, remove } }: { of: ListRows }) {
  const t = useSpecificationText();
  const { form } = useFormScope();
  const add = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /** The position of a new row that is about to be focused. */
  const added = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (added.current !== undefined) list.current?.children[added.current]?.querySelector('input')?.focus();
    added.current = undefined;
  });
  const room = mostValues - rows.length;
  const moveRow = (from: number, to: number) => {
    move(from, to);
    // Otherwise their old numbers would put them back.
    for (const index of rows.keys()) form.setValue(`${name}.${index}.sortOrder`, index + 1);
  };
  const order = useRowOrder(
    rows.map(({ rowKey }) => rowKey),
    moveRow,
  );
  const addAt = (index: number) => {
    if (room <= 0) return;
    added.current = index;
    insert(index, blank);
  };
  const paste = (index: number, [first = '', ...others]: readonly string[]) => {
    form.setValue(`${name}.${index}.specValue`, first);
    insert(
      index + 1,
      others.slice(0, room).map((specValue) => ({ ...blank, specValue })),
    );
    if (others.length > room) toast('warning', t('valuesFull', { max: mostValues, count: others.length - room }));
  };
  const removeRow = (index: number) => {
    remove(index);
    // The pressed button is gone; move the focus to the next control.
    add.current?.focus();
  };
  return (
    <>
      <ul ref={list}>
        {rows.map(({ rowKey }, index) => (
          <ValueRow
            key={rowKey}
            index={index}
            drag={order.rowProps(index)}
            handle={order.handleProps(index)}
            onEnter={() => addAt(index + 1)}
            onPaste={(lines) => paste(index, lines)}
            onRemove={() => removeRow(index)}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <Button ref={add} icon={<PlusOutlined />} disabled={room <= 0} onClick={() => addAt(rows.length)}>
          {t('addValue')}
        </Button>
        <span className={styles.count}>
          {rows.length} / {mostValues}
        </span>
      </div>
      <p className={styles.hint}>{t('valuesHint')}</p>
      <output>
        <VisuallyHidden>{order.moved && t('movedValue', { place: order.moved.place })}</VisuallyHidden>
      </output>
    </>
  );
}
