import type { Call } from '@edp/contract/kernel/call.ts';
import { record } from '@edp/contract/modules/record/record.ts';
import type { Change } from '@edp/contract/modules/workbench/workbench.ts';
import { recordLoaders } from '@edp/contract/records.ts';
import { confirm } from '../../../kernel/feedback/confirm.ts';
import { toast } from '../../../kernel/feedback/toast.ts';
import { fetchData, fetchPage, request } from '../../../kernel/http/api.ts';
import { showError } from '../../../kernel/http/call-error.ts';
import { invalidate, runAction } from '../../../kernel/http/run-action.ts';
import { inputOfDetail } from '../../../ui/inputs/use-remote-options.ts';
import { workbenchText as t } from '../workbench.texts.ts';

/** The log and the record may differ in type: 3 and '3', nothing and ''. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value ?? undefined) ?? '');

/**
 * Saves a record as it is with the value that one of its fields had before its last change: through the call of its
 * form, so that its rules, its version and the rights to it hold.
 */
export async function undoChange({ noun, recordId: id, recordName, fields }: Change): Promise<void> {
  const [field] = fields;
  const question = {
    title: t('undoTitle', { name: recordName }),
    detail:
      typeof field?.old === 'string'
        ? t('undoDetail', { label: field.label, old: field.old || t('empty') })
        : t('undoSwitch'),
    yes: t('undo'),
  };
  if (!(await confirm(question))) return;
  try {
    const { calls } = await recordLoaders[noun as keyof typeof recordLoaders]();
    const {
      detail,
      save,
      update = save,
    } = calls as unknown as Readonly<Record<'detail' | 'save', Call>> & { update?: Call };
    const [now, { rows }] = await Promise.all([
      fetchData(detail, inputOfDetail(detail, id)) as Promise<Record<string, unknown>>,
      fetchPage(record.changes, { noun, id, pageNo: 1, pageSize: 1 }),
    ]);
    const [changed, ...others] = rows[0]?.fields ?? [];
    if (!changed || others.length > 0 || textOf(now[changed.name]) !== textOf(changed.new)) {
      toast('error', t('changedSince', { name: recordName }));
      return void invalidate('workbench');
    }
    const input = { ...now, [changed.name]: changed.old };
    await runAction(
      noun,
      () => request(update, input as never),
      () => Promise.all([invalidate(noun), invalidate('workbench')]),
      { action: t('undo'), name: recordName },
    );
  } catch (error) {
    showError(error);
  }
}
