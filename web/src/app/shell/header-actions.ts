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

/** Another role has another menu and other permissions, so all data is fetched again. */
export async function switchRole(role: Role | undefined) {
  if (!role || !(await confirmDiscardIfUnsaved())) return;
  try {
    // Close the pages first: an open one would fetch its data with a role that may not read it.
    closePages();
    await fetchData(calls.setRole, { roleId: role.roleId, key: role.key });
    queryClient.removeQueries({ predicate: ({ queryKey: [noun] }) => !['session', 'role', 'languagePack'].includes(String(noun)) });
    await Promise.all([queryClient.refetchQueries(resourcesQuery), queryClient.refetchQueries(loginInfoQuery)]);
    // A page that was still loading may have opened its tab in the meantime.
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
  // Log out locally even if the server cannot be reached; the session then expires by itself.
  await fetchData(calls.logout, {}).catch(() => {});
  closePages();
  clearLogin();
  clearWorkspace();
  window.location.hash = '/login';
}
