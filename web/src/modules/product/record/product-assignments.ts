import { product } from '@edp/contract/modules/product/product.ts';
import type { Assignments } from '../../../ui/record/organisations/assignments.ts';
import type { ProductRecordText } from './product-record.texts.ts';

/** How products are assigned to inventory organisations. */
export const productAssignments = (t: ProductRecordText): Assignments => ({
  idName: 'proId',
  calls: {
    organisations: product.organisations,
    assignable: product.assignable,
    assign: product.assign,
    unassign: product.unassign,
  },
  messages: { nothingToAssign: 'product.nothingToAssign', nothingToUnassign: 'product.nothingToUnassign' },
  removeDetail: t('removeDetail'),
});
