import { useQuery } from '@tanstack/react-query';
import { loginInfoQuery } from '../../kernel/session/access.ts';
import { PageSkeleton } from '../../ui/feedback/page-skeleton.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { OwnSessions } from './sessions/user-sessions.tsx';
import { TwoFactorPanel } from './two-factor/two-factor-panel.tsx';
import { useTwoFactorText } from '../../ui/two-factor/two-factor.texts.ts';
import { Appearance } from './my-account/appearance.tsx';
import { Defaults } from './my-account/defaults.tsx';
import { useMyAccountText } from './my-account/my-account.texts.ts';
import styles from './my-account/my-account.module.css';
import { Notifications } from './my-account/notifications.tsx';
import { Profile } from './my-account/profile.tsx';

/** What a user sets for themselves, and where the account is used. */
export function MyAccountPage() {
  const t = useMyAccountText();
  const factor = useTwoFactorText();
  const info = useQuery(loginInfoQuery).data;
  if (!info) return <PageSkeleton />;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <Profile info={info} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Panel title={factor('title')}>
            <TwoFactorPanel />
          </Panel>
          <Panel title={t('sessions')}>
            <p className={styles.hint}>{t('sessionsHint')}</p>
            <OwnSessions />
          </Panel>
        </div>
        <div className={styles.column}>
          <Panel title={t('preferences')}>
            <Defaults info={info} />
          </Panel>
          <Panel title={t('notifications')}>
            <Notifications of={info.preference} />
          </Panel>
          <Panel title={t('appearance')}>
            <Appearance />
          </Panel>
        </div>
      </div>
    </div>
  );
}
