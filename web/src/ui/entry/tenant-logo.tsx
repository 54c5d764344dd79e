import { useState, type ReactNode } from 'react';
import { useSession } from '../../kernel/session/session.ts';
import styles from './auth-layout.module.css';

/** The logo of the company that is known already; `otherwise` if it has none, or no longer. */
export function TenantLogo({ otherwise = null }: { otherwise?: ReactNode }) {
  const { tenantLogo } = useSession();
  const [broken, setBroken] = useState('');
  return tenantLogo && tenantLogo !== broken ? (
    <img className={styles.logo} src={tenantLogo} alt="" onError={() => setBroken(tenantLogo)} />
  ) : (
    otherwise
  );
}
