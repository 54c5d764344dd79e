import { type History, recordHistory } from '../record/history.ts';
import { bomTable } from './bom-table.ts';

/** Components are told by their names, of whichever revision. */
export const bomHistory: History = {
  ...recordHistory(bomTable),
  rows: { bom_item: { name: 'items', sortName: 'itemSort' } },
};
