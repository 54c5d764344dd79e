import type { ReactNode } from 'react';
import styles from './my-account.module.css';

/** A setting that takes effect at once: its name and what it means, and the control. */
export function SettingRow({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  return (
    <div className={styles.setting}>
      <div className={styles.settingName}>
        <span>{label}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </div>
      <div className={styles.settingControl}>{children}</div>
    </div>
  );
}
