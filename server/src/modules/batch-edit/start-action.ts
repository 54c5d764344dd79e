import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { type BatchAction, batchActions } from '@edp/contract/kernel/exchange/change.ts';
import { joinNames } from '@edp/contract/kernel/language.ts';
import type { batchEdit } from '@edp/contract/modules/batch-edit/batch-edit.ts';
import type { ImportDetail } from '@edp/contract/modules/import/import.ts';
import { translate } from '@edp/contract/texts.ts';
import { forbidden, invalid } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { requireTargets } from '../inventory/assignments.ts';
import { isAllowed } from '../../kernel/session/session.ts';
import { findImporter, requireImporter } from '../import/importers.ts';
import { startRun } from './start-run.ts';

/** What the role may do to many records of the noun; every list asks, so a noun without runs has none. */
export function offeredActions({
  session,
  input: { noun },
}: Context<ParsedOf<typeof batchEdit.actions>>): BatchAction[] {
  const actions = findImporter(session, noun)?.actions ?? {};
  return batchActions.filter((action) => actions[action] && isAllowed(session, actions[action].can));
}

const titles = {
  enable: 'import.actionEnable',
  disable: 'import.actionDisable',
  putOnShelf: 'import.actionPutOnShelf',
  takeOffShelf: 'import.actionTakeOffShelf',
  delete: 'import.actionDelete',
  assign: 'import.actionAssign',
  unassign: 'import.actionUnassign',
} as const;

/** Stores what is to be done and starts the dry run. */
export async function startAction(context: Context<ParsedOf<typeof batchEdit.act>>): Promise<ImportDetail> {
  const {
    session,
    language,
    input: { noun, action, targets, ids, filters },
  } = context;
  const importer = requireImporter(session, noun);
  const work = importer.actions?.[action];
  if (!work) throw invalid('rule.choice', 'action');
  if (!isAllowed(session, work.can)) throw forbidden();
  if (!work.needsTargets)
    return startRun(context, importer, [], translate(titles[action], language), { changes: [], action, ids, filters });
  if (targets.length === 0) throw invalid('rule.required', 'targets');
  const names = await requireTargets(context, targets, action === 'assign');
  return startRun(context, importer, [], translate(titles[action], language, { names: joinNames(names, language) }), {
    changes: [],
    action,
    targets,
    ids,
    filters,
  });
}
