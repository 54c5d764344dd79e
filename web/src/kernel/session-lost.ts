import { kernelText } from './kernel-text.ts';
import { reloadStoredSession, clearLogin, clearTenant, session, updateSession } from './session.ts';
import { onStorageChanged } from './storage.ts';
import { toast } from './toast.ts';

/** Our pages may stand in a frame of each other: the whole window leaves. */
function goTo(route: string) {
  const target = window.top ?? window;
  try {
    target.location.hash = route;
  } catch {
    window.location.hash = route;
  }
}

/** Several calls can find the session gone at once; the first one says so. */
export function handleSessionLost(ticketOfCall: string) {
  if (ticketOfCall !== session().corTicket) return;
  clearLogin();
  toast('warning', kernelText('sessionLost'));
  goTo('/login');
}

/** The role in use was taken away: the login page asks for another one. What was typed waits. */
export function handleRoleLost() {
  if (!session().roleId) return;
  updateSession({ roleId: '' });
  toast('warning', kernelText('roleLost'));
  goTo('/login');
}

/** The password was reset: the login page asks for a new one, then for the role. */
export function handlePasswordReset() {
  if (!session().roleId) return;
  updateSession({ roleId: '' });
  goTo('/login');
}

// Whoever logs out in one window is logged out in all of them, and is told why.
onStorageChanged(() => {
  const { corTicket } = session();
  reloadStoredSession();
  if (corTicket && !session().corTicket) toast('warning', kernelText('sessionLost'));
});

export function handleTenantLost(message: string) {
  if (!session().tenantAuth && window.location.hash.startsWith('#/auth')) return;
  clearTenant();
  toast('warning', message);
  goTo('/auth');
}
