import { useState, type ReactNode } from 'react';
import { ErrorNotice } from '../../feedback/error-notice.tsx';
import { isSameValue } from '../../form/engine/same-value.ts';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { addPicked, removePicked } from '../picked.ts';
import { PickedTags } from '../picked-tags.tsx';
import { PickerModal } from '../picker-modal.tsx';
import { PickerPages } from '../picker-pages.tsx';
import { PickerSearch } from '../picker-search.tsx';
import { usePickersText } from '../pickers.texts.ts';
import type { Source } from '../sources.ts';
import { useChoices } from '../use-choices.ts';
import { useChoiceColumns } from './choice-columns.tsx';
import styles from './table-picker.module.css';

interface Props<Row extends { id: string }> {
  title: string;
  source: Source<Row>;
  columns: readonly Column<Row>[];
  nameOf: (row: Row) => string;
  searchLabel: string;
  /** Further filters beside the search; the source carries their values. */
  tools?: ReactNode;
  selection: 'single' | 'multiple';
  /** The selection so far; its rows may be on any page. */
  initial?: readonly Row[];
  /** Why a row cannot be chosen, such as 已添加. */
  disabledReason?: ((row: Row) => string | undefined) | undefined;
  /** Shown when nothing is chosen; without it, nothing is a valid choice. */
  emptyMessage?: string | undefined;
  /** Says that there is nothing to choose from. */
  nothingThere?: string | undefined;
  /** Receives the rows in the order in which they were chosen. The dialog stays busy until it resolves. */
  onConfirm: (rows: readonly Row[]) => unknown;
  onClose: () => void;
}

const none: readonly never[] = [];

/** Chooses one or several rows of any list, across its pages. */
export function TablePicker<Row extends { id: string }>({
  title,
  source,
  columns,
  nameOf,
  searchLabel,
  tools,
  selection,
  initial = none,
  disabledReason,
  emptyMessage,
  nothingThere,
  onConfirm,
  onClose,
}: Props<Row>) {
  const t = usePickersText();
  const [picked, setPicked] = useState(initial);
  const choices = useChoices(source);
  const { rows, total, approximate, pageNo, error } = choices;
  const isSingle = selection === 'single';
  const choose = (chosen: readonly Row[], isOn: boolean) => {
    if (isSingle) setPicked(chosen);
    else setPicked(isOn ? addPicked(picked, chosen) : removePicked(picked, chosen));
  };
  const shownColumns = useChoiceColumns({ columns, rows, picked, isSingle, nameOf, disabledReason, onChoose: choose });
  return (
    <PickerModal
      title={title}
      width={960}
      isChanged={!isSameValue(picked, initial)}
      count={picked.length}
      emptyMessage={emptyMessage}
      onConfirm={() => onConfirm(picked)}
      onClose={onClose}>
      <div className={styles.tools}>
        <PickerSearch label={searchLabel} value={choices.text} onChange={choices.search} />
        {tools}
      </div>
      <div className={styles.table}>
        {error ? (
          <div role="alert">
            <ErrorNotice title={error.message} onRetry={choices.reload} />
          </div>
        ) : (
          <DataTable
            caption={title}
            columns={shownColumns}
            rows={rows}
            isFirstLoad={choices.isFirstLoad}
            isLoading={choices.isLoading}
          />
        )}
        {!error && total === 0 && (
          <p className={styles.empty}>{choices.text ? t('nothingFound') : (nothingThere ?? t('nothingThere'))}</p>
        )}
      </div>
      <PickerPages of={title} total={total} approximate={approximate} pageNo={pageNo} onPageChange={choices.goToPage} />
      <PickedTags items={picked} nameOf={nameOf} onChange={setPicked} />
    </PickerModal>
  );
}
