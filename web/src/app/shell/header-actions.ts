import { session as calls, type Role } from '@edp/contract/modules/session.ts';
import { loginInfoQuery, resourcesQuery } from '../../kernel/access.ts';
import { fetchData } from '../../kernel/api.ts';
import { clearDesk } from '../../kernel/desk.ts';
import { reportWith } from '../../kernel/failure.ts';
import { queryClient } from '../../kernel/query-client.ts';
import { forgetLogin } from '../../kernel/session.ts';
import { toast } from '../../kernel/toast.ts';
import { anyUnsaved, forgetAllUnsaved } from '../../kernel/unsaved.ts';
import { appText } from '../app-text.ts';
import { askToDiscard } from '../../ui/ask-to-discard.ts';
import { closeAllTabs } from './tabs.ts';

const mayDiscard = async () => !anyUnsaved() || askToDiscard();

function leavePages() {
  forgetAllUnsaved();
  closeAllTabs();
  window.location.hash = '/home';
}

/** Another role has another menu and other permissions, so everything is read anew. */
export async function switchRole(role: Role | undefined) {
  if (!role || !(await mayDiscard())) return;
  try {
    // The pages go first: one that is still open would ask for its data with a role that may not have it.
    leavePages();
    await fetchData(calls.setRole, { roleId: role.roleId, key: role.key });
    queryClient.removeQueries({ predicate: ({ queryKey: [noun] }) => !['session', 'role', 'languagePack'].includes(String(noun)) });
    await Promise.all([queryClient.refetchQueries(resourcesQuery), queryClient.refetchQueries(loginInfoQuery)]);
    // A page that was still on its way to its tab when the pages went stays away as well.
    closeAllTabs();
    toast('success', appText('roleSwitched', { name: role.roleName }));
  } catch (error) {
    reportWith(appText('roleSwitchFailed'), error);
  }
}

export async function switchInvOrg(invOrg: { id: string; name: string } | undefined) {
  if (!invOrg) return;
  try {
    await fetchData(calls.setInvOrg, { invorgId: invOrg.id });
    await queryClient.invalidateQueries();
    toast('success', appText('invOrgSwitched', { name: invOrg.name }));
  } catch (error) {
    reportWith(appText('invOrgSwitchFailed'), error);
  }
}

export async function exit() {
  if (!(await mayDiscard())) return;
  // The user goes either way; a server that cannot be reached lets the session run out.
  await fetchData(calls.logout, {}).catch(() => {});
  leavePages();
  forgetLogin();
  clearDesk();
  window.location.hash = '/login';
}
