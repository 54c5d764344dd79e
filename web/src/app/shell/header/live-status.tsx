import { useLive } from '../../../kernel/live/live-state.ts';
import { useAppText } from '../../app.texts.ts';
import styles from './header.module.css';
import { reconnectLive } from '../use-live-channel.ts';

/** Shows that live updates are off, and offers to reconnect. */
export function LiveStatus() {
  const t = useAppText();
  const isOffline = useLive(({ status }) => status === 'offline');
  return (
    <output className={styles.offline}>
      {isOffline && (
        <button type="button" title={t('offlineHint')} onClick={reconnectLive}>
          {t('offline')}
        </button>
      )}
    </output>
  );
}
