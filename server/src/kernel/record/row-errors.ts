import type { MessageKey } from '@edp/contract/texts.ts';
import { rule } from '@edp/contract/kernel/rule.ts';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';

/** What is wrong with a row of many: at which field, and the rule that it breaks. */
export interface RowError {
  row: number;
  field: string;
  rule: string;
}

/** Checks every row against the schema of the contract; each field is told about once. */
export function parseRows<Schema extends z.ZodType>(
  schema: Schema,
  given: readonly unknown[],
): { rows: z.output<Schema>[]; errors: RowError[] } {
  const rows: z.output<Schema>[] = [];
  const errors: RowError[] = [];
  for (const [row, input] of given.entries()) {
    const { success, data, error } = schema.safeParse(input);
    if (success) rows[row] = data;
    const fields = new Map(error?.issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]));
    for (const [field, message] of [...fields].toReversed()) errors.push({ row, field, rule: message });
  }
  return { rows, errors };
}

/** Rows that have the same value in a field that must be unique. All but the first are wrong. */
export function findDuplicates(
  rows: readonly (Readonly<Record<string, unknown>> | undefined)[],
  field: string,
  message: MessageKey,
): RowError[] {
  const first = new Set<unknown>();
  const errors: RowError[] = [];
  for (const [row, values] of rows.entries()) {
    // A row that could not be read leaves a gap.
    if (!values) continue;
    if (first.has(values[field])) errors.push({ row, field, rule: rule(message) });
    first.add(values[field]);
  }
  return errors;
}

/** Refuses the whole call: `rows.3.code` and its message for each error, in the order of the rows. */
export function assertNoErrors(errors: readonly RowError[], list: string): void {
  if (errors.length === 0) return;
  const inOrder = errors.toSorted((one, other) => one.row - other.row);
  throw new AppError(400, 'error.invalid', {
    rules: inOrder.map(({ row, field, rule: broken }) => ({ field: `${list}.${row}.${field}`, rule: broken })),
  });
}
