import { importNouns } from '@edp/contract/modules/import/import-nouns.ts';
import { type ImportRun, imports, importStates } from '@edp/contract/modules/import/import.ts';
import { useList } from '../../kernel/data/use-list.ts';
import { useRecordName } from '../../kernel/tabs/tab.ts';
import { ListPage } from '../../ui/table/list-page.tsx';
import { leadColumn } from '../../ui/table/columns/lead-column.ts';
import { amountColumn, timeColumn } from '../../ui/table/columns/value-columns.tsx';
import { textColumnWidth } from '../../ui/table/text-width.ts';
import { useNavigate } from 'react-router';
import { canDiscard, discardImport } from './shared/discard-import.ts';
import { useImportText } from './import.texts.ts';
import { runState, runText } from './run-text.ts';
import { thingOf } from './thing.ts';
import { undoImport } from './shared/undo-import.ts';

type Row = ImportRun & { name: string };

/** 导入记录: what was imported or changed in a batch when, and what can be taken back. */
export function ImportListPage() {
  const t = useImportText();
  const list = useList(imports.list);
  const navigate = useNavigate();
  useRecordName(t('records'));
  const rows: readonly Row[] = list.rows.map((row) => ({ ...row, name: row.fileName }));
  const routeOf = ({ noun, id }: Row) => `/import/${noun}?run=${id}`;
  const open = (row: Row) => void navigate(routeOf(row));
  const columns = [
    leadColumn<Row>({
      key: 'fileName',
      title: t('fileOrFields'),
      width: 180,
      text: ({ fileName }) => fileName,
      render: ({ fileName }) => fileName,
    }),
    { key: 'noun', title: t('kind'), width: 100, wraps: true, render: ({ noun }: Row) => thingOf(noun)?.name ?? noun },
    { key: 'isBatchEdit', title: t('way'), width: 96, wraps: true, render: (row: Row) => runText(row, 'kind') },
    { key: 'state', title: t('state'), width: 124, wraps: true, render: (row: Row) => runState(row) },
    amountColumn(
      'counts',
      t('counts'),
      ({ writtenCount, failedCount, wrongCount }: Row) =>
        `${writtenCount.toLocaleString('en')} / ${(failedCount + wrongCount).toLocaleString('en')}`,
      { width: textColumnWidth('100,000 / 20,000') },
    ),
    { key: 'userName', title: t('user'), width: 84, wraps: true, render: ({ userName }: Row) => userName },
    timeColumn('createTime', t('time')),
  ];
  const filters = [
    { name: 'fileName', label: t('fileOrFields') },
    {
      name: 'noun',
      label: t('kind'),
      options: importNouns.map((value) => ({ value, text: thingOf(value)?.name ?? value })),
    },
    { name: 'state', label: t('state'), options: importStates.map((value) => ({ value, text: t(`state_${value}`) })) },
    { name: 'time', label: t('time'), type: 'range' as const },
  ];
  const actionsOf = (row: Row) => [
    { text: t('open'), can: 'member' as const, run: () => open(row) },
    ...(canDiscard(row)
      ? [{ text: t('discard'), can: 'member' as const, danger: true, run: () => discardImport(row) }]
      : []),
    ...(row.canUndo
      ? [{ text: runText(row, 'undo'), can: 'member' as const, danger: true, run: () => undoImport(row) }]
      : []),
  ];
  return (
    <ListPage
      title={t('records')}
      list={{ ...list, rows }}
      filters={filters}
      columns={columns}
      actionsOf={actionsOf}
      onOpen={open}
      hrefOf={(row) => `#${routeOf(row)}`}
      empty={{ title: t('emptyTitle'), detail: t('emptyDetail') }}
    />
  );
}
