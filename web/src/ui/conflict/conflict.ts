import type { CallError } from '../../kernel/http/call-error.ts';
import type { FieldTexts } from '../form/engine/form-context.ts';
import { describeMerge } from './describe-merge.ts';
import { mergedMessage } from './editor.ts';
import { mergedValue, mergeRecords, type ObjectMerge, type Values } from './merge-records.ts';

/** A save that came after another one. */
export interface Conflict extends Pick<CallError, 'changedBy'> {
  readonly merge: ObjectMerge;
  /** The record as it is stored now. */
  readonly current: Values;
  /** The version that the user opened and the one that is stored now. */
  readonly versions: { readonly from: number; readonly to: number };
  /** Both changed the same field differently. */
  readonly needsChoice: boolean;
  /** The record with the changes of both, where no choice is needed, and what is said when it is saved. */
  readonly merged: Values;
  readonly message: string;
}

/**
 * Merges what the user entered with what is stored now, of the record as it was read; `error` is of the kind `stale`.
 */
export function conflictOf(
  { current: stored, changedBy }: CallError,
  base: Values,
  mine: Values,
  fields: FieldTexts,
): Conflict {
  const current = stored as Values;
  const merge = mergeRecords(base, mine, current, fields);
  const versions = { from: Number(base['version']), to: Number(current['version']) };
  // It would be merged and sent for ever.
  if (versions.from === versions.to) throw new Error('The version that was sent is the newest one');
  const merged = { ...current, ...(mergedValue(merge) as Values) };
  return {
    merge,
    current,
    changedBy,
    versions,
    needsChoice: describeMerge(merge, fields).conflicts.length > 0,
    merged,
    message: mergedMessage(changedBy),
  };
}
