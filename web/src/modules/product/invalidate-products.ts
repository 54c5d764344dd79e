import { invalidate, invalidateAfterDelete } from '../../kernel/http/run-action.ts';

/** Products, their variants and the materials that these are show the same state. */
export const invalidateProducts = (deleted: readonly string[] = []) =>
  Promise.all([invalidateAfterDelete('product', deleted), invalidate('sku'), invalidate('material')]);
