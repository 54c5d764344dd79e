import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../kernel/session.ts';

/** Inside are only those who have a tenant, a ticket and a role; the login page asks for what is missing. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { tenantAuth, corTicket, roleId } = useSession();
  const navigate = useNavigate();
  const hasSession = Boolean(tenantAuth && corTicket && roleId);
  const loginRoute = tenantAuth ? '/login' : '/auth';
  useEffect(() => {
    if (hasSession) return undefined;
    const redirect = () => void navigate(loginRoute, { replace: true });
    redirect();
    // Who goes back while the entrance is still being loaded is where they were: React sees no change, the browser tells.
    window.addEventListener('popstate', redirect);
    return () => window.removeEventListener('popstate', redirect);
  }, [hasSession, loginRoute, navigate]);
  return hasSession && children;
}
