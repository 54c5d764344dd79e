import type { FieldRestriction } from '@edp/contract/modules/role/role.ts';
import type { Line } from './matrix-model.ts';

export const levels = ['hidden', 'readonly', 'editable'] as const;
export type Level = (typeof levels)[number];

export const levelOf = (fields: readonly FieldRestriction[], noun: string, field: string): Level =>
  fields.find((each) => each.noun === noun && each.field === field)?.restriction ?? 'editable';

export function withLevel(
  fields: readonly FieldRestriction[],
  noun: string,
  names: readonly string[],
  level: Level,
): FieldRestriction[] {
  const others = fields.filter((each) => each.noun !== noun || !names.includes(each.field));
  return level === 'editable' ? others : [...others, ...names.map((field) => ({ noun, field, restriction: level }))];
}

/** Whether a level is no more than what the user has of the field. */
export const isWithin = (level: Level, own: Level) => levels.indexOf(level) <= levels.indexOf(own);

export interface FieldCounts {
  readonly editable: number;
  readonly readonly: number;
  readonly hidden: number;
}

/**
 * What a role with these rights sees of a screen; undefined where it does not see the screen, or the screen has no such
 * fields.
 */
export function countFields(
  { noun, cells }: Line,
  chosen: ReadonlySet<string>,
  fields: readonly FieldRestriction[],
): FieldCounts | undefined {
  if (!noun || (cells.view && !chosen.has(cells.view.id))) return undefined;
  const mayEdit = cells.edit !== undefined && chosen.has(cells.edit.id);
  const all = noun.fields.map(({ name }) => levelOf(fields, noun.noun, name));
  const hidden = all.filter((level) => level === 'hidden').length;
  const editable = mayEdit ? all.filter((level) => level === 'editable').length : 0;
  return { editable, readonly: all.length - hidden - editable, hidden };
}

export const keyOf = ({ noun, field, restriction }: FieldRestriction) => `${noun}.${field} ${restriction}`;
