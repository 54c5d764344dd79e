import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../kernel/session/session.ts';

/** Renders its children only with a tenant, a ticket and a role; the login page asks for what is missing. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { tenantAuth, corTicket, roleId } = useSession();
  const navigate = useNavigate();
  const hasSession = Boolean(tenantAuth && corTicket && roleId);
  const loginRoute = tenantAuth ? '/login' : '/auth';
  useEffect(() => {
    if (hasSession) return undefined;
    const redirect = () => void navigate(loginRoute, { replace: true });
    redirect();
    // Going back while the login page is still loading changes no state in React, so the redirect also follows
    // `popstate`.
    window.addEventListener('popstate', redirect);
    return () => window.removeEventListener('popstate', redirect);
  }, [hasSession, loginRoute, navigate]);
  return hasSession && children;
}
