import { dictionaryFields } from '@edp/contract/modules/dictionary/dictionary-fields.ts';
import { recordTable } from '../../kernel/record/record-table.ts';

export const dictionaryTable = recordTable('dictionary', dictionaryFields);
