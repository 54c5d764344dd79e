import type { MessageKey } from '@edp/contract/texts.ts';
import { invalid } from '../app-error.ts';

/** An error of one row of many: the field, and the rule that it breaks. */
export interface RowError {
  row: number;
  field: string;
  rule: string;
}

/** Refuses the call about a single record with the first error, at the field that `fieldOf` finds for it. */
export function assertRecord(errors: readonly RowError[], fieldOf: (field: string) => string = (field) => field): void {
  const [first] = errors;
  if (!first) return;
  const [key, params] = first.rule.split('?');
  throw invalid(key as MessageKey, fieldOf(first.field), Object.fromEntries(new URLSearchParams(params)));
}
