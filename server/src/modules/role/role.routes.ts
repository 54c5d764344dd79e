import { role } from '@edp/contract/modules/session.ts';
import { bind } from '../../kernel/http/bind.ts';
import { found } from '../../kernel/refusal.ts';
import { resourcesOf, rolesOf } from './role.queries.ts';

/** Everything here is about the caller's own session; a role that is not theirs does not exist. */
export const roleRoutes = bind(role, {
  ofUser: async ({ db, session }) => ({ userRoles: await rolesOf(db, session.userId, session.language) }),
  resources: async ({ db, session }) =>
    session.roleId
      ? resourcesOf(db, session.roleId, session.administrator, session.language)
      : { menuList: [], permissionList: [] },
  async invOrgs({ db, input, session }) {
    const roles = await rolesOf(db, session.userId, session.language);
    const asked = input.roleId ?? session.roleId;
    return asked === null ? [] : found(roles.find((each) => each.roleId === asked)).invOrgData;
  },
});
