import { nounOf } from '../../kernel/http/query-key.ts';
import { RecordViewers } from '../record/record-viewers.tsx';
import type { SaveForm } from './engine/use-save-form.ts';

/** Beside the title of a form: the other people who have the stored record open. */
export function FormViewers({ of: { call, base } }: { of: Pick<SaveForm, 'call' | 'base'> }) {
  const { id, version } = base.current as { id?: string; version?: number };
  // What has no version is no record of its own, such as its translations.
  return <RecordViewers noun={nounOf(call)} id={version === undefined ? undefined : id} mode="edit" />;
}
