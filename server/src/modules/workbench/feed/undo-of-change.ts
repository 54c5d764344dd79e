import type { Noun } from '@edp/contract/kernel/record/noun.ts';
import { records } from '@edp/contract/all-records.ts';
import { rightInHistory } from '@edp/contract/field-rights.ts';
import { z } from 'zod';
import { isLockedFor } from '../../../kernel/field-rights/field-access.ts';
import { hasPermission, type Session } from '../../../kernel/session/session.ts';
import { editableFlag } from '../../../kernel/sharing/sharing.ts';
import type { ChangedField } from '@edp/contract/modules/record/record.ts';
import type { FeedRow } from './group-changes.ts';

const shapeOf = (schema: z.ZodType): Readonly<Record<string, z.ZodType>> =>
  schema instanceof z.ZodObject ? schema.shape : {};

/**
 * The nouns whose records can be saved as their detail call answers them, with another value in one field: that answer
 * has all of the input that a save cannot do without.
 */
const savedAsRead: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  records.flatMap(({ noun, calls: { save, update = save, detail } }) => {
    if (!update || !detail) return [];
    const [input, answer] = [shapeOf(update.input), shapeOf(detail.output)];
    const fields = Object.keys(input).filter((key) => key in answer);
    const isWhole = Object.entries(input).every(([key, each]) => key in answer || each.safeParse(undefined).success);
    return fields.length > 0 && isWhole ? [[noun.name, new Set(fields)] as const] : [];
  }),
);

/** Whether the caller can save the one value again that a record had before its last change. */
export function canSaveBefore(
  session: Session,
  noun: Noun,
  { table, owner, changes }: FeedRow,
  fields: readonly ChangedField[],
): boolean {
  const [field] = fields;
  return (
    field !== undefined &&
    // A field that the caller does not see was changed with it, or one that no field tells.
    Object.keys(changes ?? {}).length === 1 &&
    field.kind === 'value' &&
    savedAsRead.get(noun.name)?.has(field.name) === true &&
    hasPermission(session, noun.edit) &&
    !isLockedFor(session.fields, rightInHistory(noun.name, field.name)) &&
    editableFlag(session.sharing, table, owner ?? '0') === 1
  );
}
