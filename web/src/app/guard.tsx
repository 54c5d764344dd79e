import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../kernel/session.ts';

/** Inside are only those who have a tenant, a ticket and a role; the login page asks for what is missing. */
export function Guard({ children }: { children: ReactNode }) {
  const { tenantAuth, corTicket, roleId } = useSession();
  const navigate = useNavigate();
  const isInside = Boolean(tenantAuth && corTicket && roleId);
  const entrance = tenantAuth ? '/login' : '/auth';
  // Each time anew: who goes back while the entrance is still being loaded is at the same address again.
  useEffect(() => {
    if (!isInside) void navigate(entrance, { replace: true });
  });
  return isInside && children;
}
