import type { SheetColumn } from './sheet.ts';

/**
 * What a batch edit does to a field. `add`, `multiply` and `round` (to so many decimals) compute from what a record
 * has; `include` and `exclude` add to a list and take from it.
 */
export const changeOperations = ['set', 'clear', 'add', 'multiply', 'round', 'include', 'exclude'] as const;
export type ChangeOperation = (typeof changeOperations)[number];

/** One of the changes that are made to each record, in their order. */
export interface Change {
  readonly field: string;
  readonly operation: ChangeOperation;
  /**
   * As a form sends it: a text, the digits of a number, the value of a choice, the id of a record or a node, ids with
   * commas between them. Empty for `clear`.
   */
  readonly value: string;
}

export const mostDecimals = 6;

/** What can be done to a column. A choice and a whole number are never empty; a list has several values. */
export function operationsOf(
  { kind, isRequired }: Pick<SheetColumn, 'kind' | 'isRequired'>,
  isList = false,
): readonly ChangeOperation[] {
  if (isList) return ['include', 'exclude', 'set', ...(isRequired ? [] : ['clear' as const])];
  const isNumber = kind === 'integer' || kind === 'decimal';
  const canBeEmpty = !isRequired && kind !== 'choice' && kind !== 'integer';
  return [
    'set',
    ...(canBeEmpty ? ['clear' as const] : []),
    ...(isNumber ? ['add' as const, 'multiply' as const, 'round' as const] : []),
  ];
}

/**
 * What a batch does to whole records instead of their fields: they are switched, deleted, or put into inventory
 * organisations or taken out of them.
 */
export const batchActions = [
  'enable',
  'disable',
  'putOnShelf',
  'takeOffShelf',
  'delete',
  'assign',
  'unassign',
] as const;
export type BatchAction = (typeof batchActions)[number];
