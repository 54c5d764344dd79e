import { specificationFields } from '@edp/contract/modules/specification/specification-fields.ts';
import { recordTable } from '../../kernel/record/record-table.ts';

export const specificationTable = recordTable('specification', specificationFields, { productTypeId: 'category_id' });
