import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '../kernel/session.ts';

/** Inside are only those who have a tenant, a ticket and a role; the login page asks for what is missing. */
export function Guard({ children }: { children: ReactNode }) {
  const { tenantAuth, corTicket, roleId } = useSession();
  // A new one for each address: one that stays mounted would not send away a second time.
  const { key } = useLocation();
  if (!tenantAuth) return <Navigate key={key} to="/auth" replace />;
  if (!corTicket || !roleId) return <Navigate key={key} to="/login" replace />;
  return children;
}
