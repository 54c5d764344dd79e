import { useQuery } from '@tanstack/react-query';
import { Button, Radio } from 'antd';
import { toCallError } from '../../kernel/call-error.ts';
import { Modal } from '../../ui/modal.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { useUiText } from '../../ui/ui-text.ts';
import { effectOf, modeName, modes } from './modes.ts';
import { setMode } from './sharing-actions.ts';
import { useSharingText } from './sharing-text.ts';
import styles from './sharing.module.css';
import { modesQuery } from './use-types.ts';

/** The sharing mode of each type; a change is confirmed and takes effect at once. */
export function SharingSettings({ onClose }: { onClose: () => void }) {
  const t = useSharingText();
  const ui = useUiText();
  return (
    <Modal title={t('settings')} width={760} footer={<Button onClick={onClose}>{ui('close')}</Button>} onClose={onClose}>
      <p className={styles.intro}>{t('settingsIntro')}</p>
      <dl className={styles.modes}>
        {modes.map((mode) => <div key={mode}><dt>{modeName(mode, t)}</dt><dd>{effectOf(mode, t)}</dd></div>)}
      </dl>
      <Types />
    </Modal>
  );
}

function Types() {
  const t = useSharingText();
  const { data, error, refetch } = useQuery(modesQuery);
  if (!data) return error ? <ErrorNotice title={toCallError(error).message} onRetry={refetch} /> : <PageSkeleton />;
  const options = modes.map((value) => ({ value, label: modeName(value, t) }));
  return (
    <ul className={styles.types}>
      {data.map((type) => (
        <li key={type.code}>
          <span>{type.name}</span>
          <Radio.Group aria-label={t('modeOf', { type: type.name })} options={options} value={type.mode} onChange={({ target }) => void setMode(type, target.value)} />
        </li>
      ))}
    </ul>
  );
}
