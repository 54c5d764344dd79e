import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A link, or plain content without a target. */
export function OptionalLink({ to, children }: { to: string; children: ReactNode }) {
  return to ? <Link to={to}>{children}</Link> : children;
}
