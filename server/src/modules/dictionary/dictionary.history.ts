import { type History, recordHistory } from '../record/history.ts';
import { dictionaryTable } from './dictionary-table.ts';

export const dictionaryHistory: History = {
  ...recordHistory(dictionaryTable),
  rows: { dictionary_item: { name: 'itemList', sortName: 'itemSort' } },
};
