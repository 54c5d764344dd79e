import type { OpenSession } from '@edp/contract/modules/session/sessions.ts';
import { Button } from 'antd';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { StatusTag } from '../../../ui/feedback/status-tag.tsx';
import { useSessionsText } from './sessions.texts.ts';
import styles from './sessions.module.css';

interface Props {
  sessions: readonly OpenSession[];
  /** Undefined where the viewer may not end them. */
  onEnd: ((session: OpenSession) => unknown) | undefined;
}

/** One line for each place where a person is logged in. */
export function SessionList({ sessions, onEnd }: Props) {
  const t = useSessionsText();
  if (sessions.length === 0) return <Notice title={t('none')} />;
  return (
    <ul className={styles.sessions} aria-label={t('title')}>
      {sessions.map((each) => {
        const device = each.browser || t('unknownBrowser');
        return (
          <li key={each.id} className={styles.session}>
            <div className={styles.what}>
              <div className={styles.device}>
                <span className={styles.browser}>{device}</span>
                {each.current && <StatusTag on text={t('current')} />}
                {each.online && !each.current && <StatusTag on text={t('online')} />}
                {each.remembered && <StatusTag on={false} text={t('remembered')} />}
              </div>
              <div className={styles.detail}>
                <span>{each.address || t('unknownAddress')}</span>
                <span>{t('begun', { time: each.createTime })}</span>
                <span>{t('lastSeen', { time: each.lastSeenTime })}</span>
              </div>
            </div>
            {onEnd && !each.current && (
              <Button
                type="text"
                size="small"
                danger
                aria-label={t('endOf', { device })}
                onClick={() => void onEnd(each)}>
                {t('end')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
