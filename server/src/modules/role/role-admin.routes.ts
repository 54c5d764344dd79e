import { rolePreview, roleRecord, roles } from '@edp/contract/modules/role/role.ts';
import { bind } from '../../kernel/http/bind.ts';
import { takenKey } from '../../kernel/record/taken-key.ts';
import { copyRole } from './copy-role.ts';
import { deleteRole } from './delete-role.ts';
import { matrix } from './matrix.ts';
import { addMembers, removeMembers, roleMembers, setMembers } from './members.ts';
import { setPreview, startPreview } from './preview.ts';
import { roleDetail } from './role-detail.ts';
import { queryRoles } from './role-list.ts';
import { saveRole } from './save-role.ts';
import { peopleWith, rolesWith, why } from './who-can.ts';

/** For those who keep the roles; what a session asks about its own ones is in role.routes.ts. */
const adminRoutes = bind(
  roles,
  {
    query: queryRoles,
    matrix,
    detail: (context) => roleDetail(context, context.input.id),
    save: saveRole,
    copy: copyRole,
    async delete(context) {
      await deleteRole(context);
      return null;
    },
    members: ({ db, input }) => roleMembers(db, input),
    async addMembers(context) {
      await addMembers(context);
      return null;
    },
    async removeMembers(context) {
      await removeMembers(context);
      return null;
    },
    async setMembers(context) {
      await setMembers(context);
      return null;
    },
    rolesWith,
    peopleWith,
    why,
  },
  takenKey(roleRecord),
);

const previewRoutes = bind(rolePreview, {
  async preview(context) {
    await startPreview(context);
    return null;
  },
  async endPreview(context) {
    await setPreview(context, null);
    return null;
  },
});

export const roleAdminRoutes = [...adminRoutes, ...previewRoutes];
