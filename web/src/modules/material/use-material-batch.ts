import { material } from '@edp/contract/modules/material/material.ts';
import type { ReactNode } from 'react';
import type { List } from '../../kernel/data/use-list.ts';
import { showError } from '../../kernel/http/call-error.ts';
import type { Batch } from '../../ui/table/selection/batch.ts';
import { selectedIds } from '../../ui/table/selection/selected-ids.ts';
import { useRecordBatch } from '../../ui/table/selection/use-record-batch.tsx';
import type { MaterialRow } from './material-row.ts';
import { useMaterialText } from './material.texts.ts';
import { usePrint } from './print/use-print.tsx';

/** What can be done with several materials; `print` is also a button of the page, which says that nothing is ticked. */
export function useMaterialBatch(
  list: List<MaterialRow>,
): Batch<MaterialRow> & { print: () => Promise<void>; printDialog: ReactNode } {
  const t = useMaterialText();
  const printing = usePrint();
  const { actions, ...batch } = useRecordBatch(list, material);
  const print = async () => {
    try {
      printing.print(await selectedIds(material.list, list, batch.selection));
    } catch (error) {
      showError(error);
    }
  };
  const printAction = { text: t('print'), can: 'material.print' as const, run: print };
  // What cannot be undone stays last.
  return {
    ...batch,
    actions: [...actions.filter(({ danger }) => !danger), printAction, ...actions.filter(({ danger }) => danger)],
    print,
    printDialog: printing.dialog,
  };
}
