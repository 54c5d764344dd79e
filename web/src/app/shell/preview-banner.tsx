import { rolePreview } from '@edp/contract/modules/role/role.ts';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import { request } from '../../kernel/http/api.ts';
import { changePreview } from '../../kernel/session/role-change.ts';
import { useAppText } from '../app.texts.ts';
import styles from './preview-banner.module.css';

/** Above everything while the user looks at the system as another role. */
export function PreviewBanner({ name }: { name: string }) {
  const t = useAppText();
  return (
    <output className={styles.banner}>
      <EyeOutlined />
      <span>{t('previewing', { name })}</span>
      <button
        type="button"
        className={styles.end}
        onClick={() => void changePreview(() => request(rolePreview.endPreview, {}))}>
        {t('endPreview')}
      </button>
    </output>
  );
}
