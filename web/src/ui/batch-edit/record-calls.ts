import type { Call } from '@edp/contract/kernel/call.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { unit } from '@edp/contract/modules/unit/unit.ts';

/**
 * The nouns whose records can be chosen as a value. A part of its own: shared with the conditions, it would be loaded
 * with every list.
 */
export const recordCalls: Readonly<Record<string, { readonly list: Call; readonly detail: Call } | undefined>> = {
  brand: { list: brand.list, detail: brand.detail },
  unit: { list: unit.list, detail: unit.detail },
};
