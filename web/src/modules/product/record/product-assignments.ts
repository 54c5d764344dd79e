import { product } from '@edp/contract/modules/product/product.ts';
import type { Assignments } from '../../../ui/record/organisations/assignments.ts';
import { productPage } from '../routes.ts';

/** How products are assigned to inventory organisations. */
export const productAssignments: Assignments = {
  idName: 'proId',
  calls: { organisations: product.organisations, assignable: product.assignable },
  pageOf: productPage,
};
