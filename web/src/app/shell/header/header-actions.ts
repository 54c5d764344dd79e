import { session as calls } from '@edp/contract/modules/session/session.ts';
import { abortCalls, fetchData } from '../../../kernel/http/api.ts';
import { clearWorkspace } from '../../../kernel/tabs/workspace-storage.ts';
import { showErrorWithFallback } from '../../../kernel/http/call-error.ts';
import { clearLogin, updateSession } from '../../../kernel/session/session.ts';
import { toast } from '../../../kernel/feedback/toast.ts';
import { clearAllUnsaved } from '../../../kernel/tabs/unsaved.ts';
import { confirmDiscardIfUnsaved } from '../../../ui/dialog/confirm-discard.ts';
import { appText } from '../../app.texts.ts';
import { closeAllTabs } from '../tabs/tabs.ts';

export async function switchInvOrg(invOrg: { id: string; name: string } | undefined) {
  if (!invOrg) return;
  try {
    await fetchData(calls.setInvOrg, { invorgId: invOrg.id });
    updateSession({ invorgId: invOrg.id });
    toast('success', appText('invOrgSwitched', { name: invOrg.name }));
  } catch (error) {
    showErrorWithFallback(appText('invOrgSwitchFailed'), error);
  }
}

export async function logOut() {
  if (!(await confirmDiscardIfUnsaved())) return;
  // Log out locally even if the server cannot be reached; the session then expires by itself. The ticket is forgotten
  // at once:
  // the live channel may tell of the ended session before the call returns, and it is not a lost one.
  abortCalls();
  const ended = fetchData(calls.logout, {}).catch(() => {});
  clearAllUnsaved();
  closeAllTabs();
  clearLogin();
  clearWorkspace();
  window.location.hash = '/login';
  await ended;
}
