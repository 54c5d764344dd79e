import { userGroup } from '@edp/contract/modules/user-group/user-group.ts';
import { deleteUnused } from '../../kernel/record/delete-unused.ts';
import { bind } from '../../kernel/http/bind.ts';
import { groupMembers, listGroups, saveGroup, setMembers } from './user-group.queries.ts';

export const userGroupRoutes = bind(
  userGroup,
  {
    list: ({ db, input }) => listGroups(db, input),
    save: ({ db, input }) => saveGroup(db, input),
    async delete(context) {
      await deleteUnused(context, 'user_group', context.input.id);
      return null;
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
