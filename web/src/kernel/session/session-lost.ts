import { kernelText } from '../text/kernel.texts.ts';
import { reloadStoredSession, clearLogin, clearTenant, session, updateSession } from './session.ts';
import { onStorageChanged } from './storage.ts';
import { toast } from '../feedback/toast.ts';

/** Our pages can be framed by each other, so the top window navigates. */
function goTo(route: string) {
  const target = window.top ?? window;
  try {
    target.location.hash = route;
  } catch {
    window.location.hash = route;
  }
}

/** Several calls can fail at once; only the first one shows the message. A call without a ticket lost no session. */
export function handleSessionLost(ticketOfCall: string, message = kernelText('sessionLost')) {
  if (!ticketOfCall || ticketOfCall !== session().corTicket) return;
  clearLogin();
  toast('warning', message);
  goTo('/login');
}

/** The active role was revoked: the login page asks for another one. Drafts are kept. */
export function handleRoleLost() {
  if (!session().roleId) return;
  updateSession({ roleId: '' });
  toast('warning', kernelText('roleLost'));
  goTo('/login');
}

/** The password was reset, or the role requires a second factor: the login page asks for it, then for the role. */
export function handleDuty() {
  if (!session().roleId) return;
  updateSession({ roleId: '' });
  goTo('/login');
}

// A logout in one window logs out the others, with a message.
onStorageChanged(() => {
  const { corTicket } = session();
  reloadStoredSession();
  if (corTicket && !session().corTicket) toast('warning', kernelText('sessionLost'));
});

/** Without a message where another one said why. */
export function handleTenantLost(message?: string) {
  if (!session().tenantAuth && window.location.hash.startsWith('#/auth')) return;
  clearTenant();
  if (message) toast('warning', message);
  goTo('/auth');
}
