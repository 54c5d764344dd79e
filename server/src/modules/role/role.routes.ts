import { role } from '@edp/contract/modules/session/session.ts';
import { bind } from '../../kernel/http/bind.ts';
import { assertFound } from '../../kernel/app-error.ts';
import { invOrgsOfRole, listRoles, resourcesOfSession, rolesOf } from './role.queries.ts';

/** All but the list is about the caller's own session; a role that is not theirs does not exist. */
export const roleRoutes = bind(role, {
  list: ({ db, input, language }) => listRoles(db, input, language),
  ofUser: async ({ db, session, language }) => ({ userRoles: await rolesOf(db, session.userId, language) }),
  resources: resourcesOfSession,
  async invOrgs({ db, input, session, language }) {
    if (session.previewRoleName && (input.roleId ?? session.roleId) === session.roleId)
      return invOrgsOfRole(db, session.roleId!);
    const roles = await rolesOf(db, session.userId, language);
    const asked = input.roleId ?? session.roleId;
    return asked === null ? [] : assertFound(roles.find((each) => each.roleId === asked)).invOrgData;
  },
});
