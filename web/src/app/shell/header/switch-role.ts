import { role as roles, session as calls, type Role } from '@edp/contract/modules/session/session.ts';
import { canOf, loginInfoQuery, resourcesQuery } from '../../../kernel/session/access.ts';
import { fetchData } from '../../../kernel/http/api.ts';
import { showErrorWithFallback } from '../../../kernel/http/call-error.ts';
import { queryClient } from '../../../kernel/http/query-client.ts';
import { onRoleChange } from '../../../kernel/session/role-change.ts';
import { toast } from '../../../kernel/feedback/toast.ts';
import { clearAllUnsaved } from '../../../kernel/tabs/unsaved.ts';
import { confirmDiscardIfUnsaved } from '../../../ui/dialog/confirm-discard.ts';
import { appText } from '../../app.texts.ts';
import { canOpen } from '../tabs/can-open.ts';
import { keepTabs, resumeTabs, suspendTabs, useTabs } from '../tabs/tabs.ts';
import { addressPath } from '../tabs/use-open-tabs.ts';

/** Another role has another menu and other permissions, so all data is fetched again. */
export async function switchRole(role: Role | undefined) {
  if (!role || !(await confirmDiscardIfUnsaved())) return;
  await changeRole(async () => {
    await fetchData(calls.setRole, { roleId: role.roleId, key: role.key });
    clearAllUnsaved();
    await loadRole();
    toast('success', appText('roleSwitched', { name: role.roleName }));
  });
}

/**
 * Takes over a role that another window of the browser has chosen for the session they share; false if the role is the
 * same.
 */
export function followRole(roleId: string): boolean {
  // A switch in this window is under way.
  if (useTabs.getState().isSuspended) return true;
  if (roleId === queryClient.getQueryData(loginInfoQuery.queryKey)?.roleId) return false;
  void changeRole(loadRole);
  return true;
}

/** Before and after a preview there may be unsaved forms: they belong to the other role. */
onRoleChange(async (change) => {
  if (!(await confirmDiscardIfUnsaved())) return;
  await changeRole(async () => {
    await change();
    clearAllUnsaved();
    await loadRole();
  });
});

async function changeRole(change: () => Promise<void>) {
  suspendTabs();
  try {
    await change();
  } catch (error) {
    showErrorWithFallback(appText('roleSwitchFailed'), error);
  } finally {
    resumeTabs();
  }
}

/** Menu and permissions are replaced together with the tabs, so that no tab is shown without the right to open it. */
async function loadRole() {
  const [resources, info] = await Promise.all([fetchData(roles.resources, {}), fetchData(calls.info, {})]);
  const can = canOf(resources, info);
  const isOpenable = (path: string) => canOpen(path, can, resources.menuList);
  keepTabs(isOpenable);
  if (!isOpenable(addressPath())) window.location.hash = '/home';
  queryClient.removeQueries({
    predicate: ({ queryKey: [noun] }) => !['session', 'role', 'languagePack'].includes(String(noun)),
  });
  queryClient.setQueryData(resourcesQuery.queryKey, resources);
  queryClient.setQueryData(loginInfoQuery.queryKey, info);
}
