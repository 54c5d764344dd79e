import CheckOutlined from '@ant-design/icons/CheckOutlined';
import MinusOutlined from '@ant-design/icons/MinusOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../feedback/visually-hidden.tsx';
import { useConflictText } from './conflict.texts.ts';
import type { ElementChange, MergedList, MergeRow } from './describe-merge.ts';
import type { Editor } from './editor.ts';
import { FieldValue } from './field-value.tsx';

interface TableProps {
  title: string;
  note: string;
  editor: Editor;
  /** The table has a column of original values. */
  hasOriginals: boolean;
  children: ReactNode;
}

function MergedTable({ title, note, editor, hasOriginals, children }: TableProps) {
  const t = useConflictText();
  return (
    <section className="conflict-section">
      <h3 className="conflict-section-title">
        <CheckOutlined className="conflict-done" aria-hidden="true" />
        {title}
        <small>{note}</small>
      </h3>
      <table className="conflict-table">
        <colgroup>
          <col className="conflict-field-column" />
          <col className="conflict-original-column" />
          <col />
          <col />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" colSpan={hasOriginals ? 1 : 2}>
              <VisuallyHidden>{t('field')}</VisuallyHidden>
            </th>
            {hasOriginals && (
              <th scope="col">
                <VisuallyHidden>{t('original')}</VisuallyHidden>
              </th>
            )}
            <th scope="col">
              <VisuallyHidden>{t('mine')}</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>{editor.isSelf ? t('theirsSelf') : t('theirs', { name: editor.name })}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

/** Fields whose changes do not affect each other. */
export function MergedFields({ rows, editor }: { rows: readonly MergeRow[]; editor: Editor }) {
  const t = useConflictText();
  const cell = (row: MergeRow, side: 'mine' | 'theirs', isChanged: boolean) => (
    <td className="conflict-side">
      {isChanged ? (
        <>
          <CheckOutlined className="conflict-done" aria-hidden="true" />
          <span className="conflict-taken">
            <FieldValue row={row} side={side} />
          </span>
        </>
      ) : (
        t('unchanged')
      )}
    </td>
  );
  return (
    <MergedTable title={t('mergedFields', { count: rows.length })} note={t('oneSideOnly')} editor={editor} hasOriginals>
      {rows.map((row) => (
        <tr key={row.path}>
          <th scope="row">{row.label}</th>
          <td>
            <FieldValue row={row} side="base" />
          </td>
          {cell(row, 'mine', row.isMineChanged)}
          {cell(row, 'theirs', row.isTheirsChanged)}
        </tr>
      ))}
    </MergedTable>
  );
}

/** More rows than this are not read but counted. */
const mostRows = 50;

const signs = { added: PlusOutlined, removed: MinusOutlined, changed: CheckOutlined } as const;

/** A list, merged by the keys of its elements. */
export function MergedListTable({ list, after, editor }: { list: MergedList; after: number; editor: Editor }) {
  const t = useConflictText();
  const cell = (change: ElementChange) => {
    if (change === 'unchanged') return <td className="conflict-side">{t('unchanged')}</td>;
    const Sign = signs[change];
    return (
      <td className="conflict-side">
        <Sign className={`conflict-${change}`} aria-hidden="true" />
        <span className={`conflict-${change}`}>{t(change)}</span>
      </td>
    );
  };
  return (
    <MergedTable
      title={t('mergedList', { label: list.label })}
      note={t('listCounts', { before: list.before, after })}
      editor={editor}
      hasOriginals={false}>
      {list.rows.slice(0, mostRows).map(({ key, name, mine, theirs }) => (
        <tr key={key}>
          <th scope="row" colSpan={2} className={mine === 'removed' || theirs === 'removed' ? 'conflict-gone' : ''}>
            {name}
          </th>
          {cell(mine)}
          {cell(theirs)}
        </tr>
      ))}
      {list.rows.length > mostRows && (
        <tr>
          <th scope="row" colSpan={4}>
            {t('restChanged', { count: list.rows.length - mostRows })}
          </th>
        </tr>
      )}
      {list.unchanged > 0 && (
        <tr>
          <th scope="row" colSpan={2}>
            {t('restUnchanged', { count: list.unchanged })}
          </th>
          {cell('unchanged')}
          {cell('unchanged')}
        </tr>
      )}
    </MergedTable>
  );
}
