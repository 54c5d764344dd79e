import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../kernel/session.ts';

/** Inside are only those who have a tenant, a ticket and a role; the login page asks for what is missing. */
export function Guard({ children }: { children: ReactNode }) {
  const { tenantAuth, corTicket, roleId } = useSession();
  const navigate = useNavigate();
  const isInside = Boolean(tenantAuth && corTicket && roleId);
  const entrance = tenantAuth ? '/login' : '/auth';
  useEffect(() => {
    if (isInside) return undefined;
    const sendAway = () => void navigate(entrance, { replace: true });
    sendAway();
    // Who goes back while the entrance is still being loaded is where they were: React sees no change, the browser tells.
    window.addEventListener('popstate', sendAway);
    return () => window.removeEventListener('popstate', sendAway);
  }, [isInside, entrance, navigate]);
  return isInside && children;
}
