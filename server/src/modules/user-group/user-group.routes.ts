import { userGroup } from '@edp/contract/modules/user-group/user-group.ts';
import { answerBatch, batchIds, lockBatch, refuseUsed } from '../../kernel/batch/batch.ts';
import { deleteAll } from '../../kernel/batch/batch-handlers.ts';
import { deleteUnused } from '../../kernel/record/delete-unused.ts';
import { bind } from '../../kernel/http/bind.ts';
import { findGroup, groupMembers, listGroups, matchingGroups, saveGroup, setMembers } from './user-group.queries.ts';

export const userGroupRoutes = bind(
  userGroup,
  {
    list: listGroups,
    detail: ({ db, input }) => findGroup(db, input.id),
    save: (context) => saveGroup(context),
    async delete(context) {
      await deleteUnused(context, 'user_group', context.input.id);
      return null;
    },
    async deleteBatch(context) {
      const { db, input } = context;
      const ids = await batchIds(input, (filters, most) => matchingGroups(db, filters, most));
      const batch = await refuseUsed(context, await lockBatch(context, 'user_group', ids), 'user_group');
      await deleteAll(db, 'user_group', batch.allowed);
      return answerBatch(context, 'user_group', batch);
    },
    members: ({ db, input }) => groupMembers(db, input),
    async setMembers(context) {
      await setMembers(context);
      return null;
    },
  },
  {
    user_group_name_key: { error: 'userGroup.nameTaken', field: 'name' },
    user_group_member_user_id_fkey: { error: 'userGroup.memberUnknown', field: 'empIds' },
  },
);
