import { session as calls, type Role } from '@edp/contract/modules/session.ts';
import { loginInfoQuery, resourcesQuery } from '../../kernel/access.ts';
import { fetchData } from '../../kernel/api.ts';
import { clearWorkspace } from '../../kernel/workspace-storage.ts';
import { showErrorWithFallback } from '../../kernel/call-error.ts';
import { queryClient } from '../../kernel/query-client.ts';
import { clearLogin } from '../../kernel/session.ts';
import { toast } from '../../kernel/toast.ts';
import { hasAnyUnsaved, clearAllUnsaved } from '../../kernel/unsaved.ts';
import { appText } from '../app-text.ts';
import { confirmDiscard } from '../../ui/confirm-discard.ts';
import { closeAllTabs } from './tabs.ts';

const confirmDiscardIfUnsaved = async () => !hasAnyUnsaved() || confirmDiscard();

function closePages() {
  clearAllUnsaved();
  closeAllTabs();
  window.location.hash = '/home';
}

/** Another role has another menu and other permissions, so everything is read anew. */
export async function switchRole(role: Role | undefined) {
  if (!role || !(await confirmDiscardIfUnsaved())) return;
  try {
    // The pages go first: one that is still open would ask for its data with a role that may not have it.
    closePages();
    await fetchData(calls.setRole, { roleId: role.roleId, key: role.key });
    queryClient.removeQueries({ predicate: ({ queryKey: [noun] }) => !['session', 'role', 'languagePack'].includes(String(noun)) });
    await Promise.all([queryClient.refetchQueries(resourcesQuery), queryClient.refetchQueries(loginInfoQuery)]);
    // A page that was still on its way to its tab when the pages went stays away as well.
    closeAllTabs();
    toast('success', appText('roleSwitched', { name: role.roleName }));
  } catch (error) {
    showErrorWithFallback(appText('roleSwitchFailed'), error);
  }
}

export async function switchInvOrg(invOrg: { id: string; name: string } | undefined) {
  if (!invOrg) return;
  try {
    await fetchData(calls.setInvOrg, { invorgId: invOrg.id });
    await queryClient.invalidateQueries();
    toast('success', appText('invOrgSwitched', { name: invOrg.name }));
  } catch (error) {
    showErrorWithFallback(appText('invOrgSwitchFailed'), error);
  }
}

export async function logOut() {
  if (!(await confirmDiscardIfUnsaved())) return;
  // The user goes either way; a server that cannot be reached lets the session run out.
  await fetchData(calls.logout, {}).catch(() => {});
  closePages();
  clearLogin();
  clearWorkspace();
  window.location.hash = '/login';
}
