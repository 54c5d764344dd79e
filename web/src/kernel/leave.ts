import { kernelText } from './kernel-text.ts';
import { forgetLogin, forgetTenant, session } from './session.ts';
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
export function loseSession(ticketOfCall: string) {
  if (ticketOfCall !== session().corTicket) return;
  forgetLogin();
  toast('warning', kernelText('sessionLost'));
  goTo('/login');
}

export function loseTenant(message: string) {
  if (!session().tenantAuth && window.location.hash.startsWith('#/auth')) return;
  forgetTenant();
  toast('warning', message);
  goTo('/auth');
}
