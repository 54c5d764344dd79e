import type { ChangedBy } from '@edp/contract/kernel/envelope.ts';
import { session } from '../../kernel/session/session.ts';
import { conflictText } from './conflict.texts.ts';

/** The person who saved first, as the dialog and the message name them. */
export function editorOf(changedBy: ChangedBy | undefined) {
  const isSelf = changedBy?.userId === session().userId;
  return {
    isSelf,
    name: isSelf ? conflictText('self') : changedBy?.name || conflictText('other'),
    time: changedBy?.time ?? '',
  };
}
export type Editor = ReturnType<typeof editorOf>;

/** Shown after changes of both were merged without a question. */
export function mergedMessage(changedBy: ChangedBy | undefined): string {
  const { isSelf, name } = editorOf(changedBy);
  return isSelf ? conflictText('mergedAndSavedSelf') : conflictText('mergedAndSaved', { name });
}
