import { bom } from '@edp/contract/modules/bom/bom.ts';
import { bomItem } from '@edp/contract/modules/bom/bom-item.ts';
import { bomRecord } from '@edp/contract/modules/bom/bom-record.ts';
import { useMemo } from 'react';
import { useList } from '../../kernel/data/use-list.ts';
import { AddButton } from '../../ui/noun/add-button.tsx';
import { useDefinedList } from '../../ui/noun/defined/defined-columns.tsx';
import { useFieldLabels } from '../../ui/noun/defined/definition-text.ts';
import { lazyScreens } from '../../ui/noun/lazy-screens.ts';
import { NounListPage } from '../../ui/noun/noun-list-page.tsx';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { requestForOne } from '../../ui/noun/request-for-one.ts';
import { accessAction, deleteAction, editAction, extra, toggleAction } from '../../ui/noun/standard-actions.ts';
import { CopyButton } from '../../ui/noun/copy-button.tsx';
import { useNounList } from '../../ui/noun/use-noun-list.ts';
import { disableIfReadOnly } from '../../ui/table/rows/disable-if-read-only.ts';
import type { RowAction } from '../../ui/table/rows/row-actions.tsx';
import { useRecordBatch } from '../../ui/table/selection/use-record-batch.tsx';
import { tagColumnWidth, textColumnWidth } from '../../ui/table/text-width.ts';
import { toBomRow, type BomRow } from './bom-row.ts';
import { useBomText } from './bom.texts.ts';
import { RevisionTag } from './revision-tag.tsx';

const screens = lazyScreens(async () => (await import('./bom-record.tsx')).bomScreens);

export function BomListPage() {
  const t = useBomText();
  const noun = useNounText();
  const label = useFieldLabels(bomRecord);
  const { rows, ...rest } = useList(bom.list);
  const list = useNounList({ ...rest, rows: useMemo(() => rows.map(toBomRow), [rows]) }, screens);
  const { text, columns, filters } = useDefinedList<BomRow>(bomRecord, {
    columns: {
      revision: {
        width: tagColumnWidth(t('draftRevision', { revision: 99 }), t('releasedRevision', { revision: 99 })),
        render: (row) => <RevisionTag of={row} t={t} />,
      },
      itemCount: { width: textColumnWidth(label('itemCount'), '20,000') },
    },
    filters: { status: { label: label('revision') } },
  });
  const actionsOf = (row: BomRow): RowAction[] => {
    const { id, name, active, itemCount } = row;
    const question = {
      title: noun('deleteTitle', { thing: text.say('thing'), name }),
      detail: t('deleteDetail', { count: itemCount }),
    };
    return [
      { text: t('manage'), can: bomItem.tree.can, run: () => list.openDialog({ what: 'tree', of: row }) },
      ...disableIfReadOnly(row, [
        editAction(bom.save, row, list),
        toggleAction(bom.setActive, row, active === 1, (_row, status) =>
          requestForOne(bom.setActive, { ids: [id], status }),
        ),
      ]),
      extra({ text: t('copyAction'), can: bom.copy.can, run: () => list.openDialog({ what: 'copy', of: row }) }),
      {
        text: t('history'),
        can: bom.detail.can,
        run: () => list.openAt(row, 'overview'),
        isExtra: true,
        isInDrawer: true,
      },
      accessAction(row, list),
      ...disableIfReadOnly(row, [extra(deleteAction(bom.delete, row, question))]),
    ];
  };
  return (
    <NounListPage
      of={list}
      title={text.say('title')}
      filters={filters}
      columns={columns}
      actionsOf={actionsOf}
      batch={useRecordBatch(list.list, bom)}
      tools={
        <CopyButton
          call={bom.copy}
          text={t('copy')}
          load={screens.load}
          onClick={() => list.openDialog({ what: 'copy' })}
        />
      }
      add={
        <AddButton
          call={bom.save}
          text={noun('add', { thing: text.say('thing') })}
          load={screens.load}
          onClick={() => list.openDialog({ what: 'form' })}
        />
      }
      empty={{ title: text.say('emptyTitle'), detail: text.say('emptyDetail') }}
    />
  );
}
