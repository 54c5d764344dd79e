import type { Call } from '@edp/contract/kernel/call.ts';
import type { List } from '../../kernel/data/use-list.ts';
import type { Filter } from '../filter/filter.ts';
import type { Column } from '../table/column.ts';
import { useRecordBatch } from '../table/selection/use-record-batch.tsx';
import { AddButton } from './add-button.tsx';
import { NounListPage } from './noun-list-page.tsx';
import { useNounText } from './noun.texts.ts';
import type { OpenDialog } from './record-dialog.tsx';
import { standardActions, type StandardNoun, type StandardRow } from './standard-actions.ts';
import { type ListScreens, useNounList } from './use-noun-list.ts';

interface Props<Row extends StandardRow> extends StandardNoun<Row> {
  title: string;
  list: List<Row>;
  filters: readonly Filter[];
  columns: readonly Column<Row>[];
  calls: StandardNoun<Row>['calls'] & { readonly setActiveBatch: Call; readonly deleteBatch: Call };
  screens: ListScreens<Row, OpenDialog> & { load: () => unknown };
  empty: { title: string; detail: string };
}

/**
 * The list of a noun whose records are added, edited, switched, translated, shared and deleted, and that has no other
 * actions.
 */
export function StandardListPage<Row extends StandardRow>({
  title,
  list: read,
  filters,
  columns,
  screens,
  empty,
  ...noun
}: Props<Row>) {
  const t = useNounText();
  const list = useNounList(read, screens);
  return (
    <NounListPage
      of={list}
      title={title}
      filters={filters}
      columns={columns}
      actionsOf={(row) => standardActions(row, list, noun)}
      batch={useRecordBatch(read, noun.calls)}
      add={
        <AddButton
          call={noun.calls.save}
          text={t('add', { thing: noun.thing })}
          load={screens.load}
          onClick={() => list.openDialog({ what: 'form' })}
        />
      }
      empty={empty}
    />
  );
}
