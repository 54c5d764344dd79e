import { batchEdit } from '@edp/contract/modules/batch-edit/batch-edit.ts';
import { batchEditFields } from './batch-edit-fields.ts';
import { bind } from '../../kernel/http/bind.ts';
import { offeredActions, startAction } from './start-action.ts';
import { startBatchEdit } from './start-batch-edit.ts';

export const batchEditRoutes = bind(batchEdit, {
  fields: (context) => batchEditFields(context),
  start: (context) => startBatchEdit(context),
  actions: (context) => offeredActions(context),
  act: (context) => startAction(context),
});
