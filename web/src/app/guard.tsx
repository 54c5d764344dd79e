import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useSession } from '../kernel/session.ts';

/** Inside are only those who have a tenant, a ticket and a role; the login page asks for what is missing. */
export function Guard({ children }: { children: ReactNode }) {
  const { tenantAuth, corTicket, roleId } = useSession();
  if (!tenantAuth) return <Navigate to="/auth" replace />;
  if (!corTicket || !roleId) return <Navigate to="/login" replace />;
  return children;
}
