import { session } from '@edp/contract/modules/session/session.ts';
import { useLoginText } from './login.texts.ts';
import styles from './login.module.css';

/** The id of one captcha, for fetching its picture and sending its answer. */
export const newCaptchaSource = () => `web_${Date.now()}${Math.floor(Math.random() * 1_000_000)}`;

export function CaptchaPicture({ source, onRefresh }: { source: string; onRefresh: () => void }) {
  const t = useLoginText();
  return (
    <button type="button" className={styles.captcha} title={t('captchaRefresh')} onClick={onRefresh}>
      <img src={`${session.captcha.path}?source=${source}`} alt={t('captchaPicture')} />
    </button>
  );
}
