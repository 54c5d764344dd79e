import type { OutputOf } from '@edp/contract/kernel/call.ts';
import { sharing } from '@edp/contract/modules/sharing/sharing.ts';
import { useQuery } from '@tanstack/react-query';
import { Button, Radio } from 'antd';
import { confirm } from '../../kernel/feedback/confirm.ts';
import { request } from '../../kernel/http/api.ts';
import { toCallError } from '../../kernel/http/call-error.ts';
import { runAction } from '../../kernel/http/run-action.ts';
import { Modal } from '../../ui/dialog/modal.tsx';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { PageSkeleton } from '../../ui/feedback/page-skeleton.tsx';
import { useUiText } from '../../ui/ui.texts.ts';
import { effectOf, type Mode, modeName, modes } from './modes.ts';
import { sharingText, useSharingText } from './sharing.texts.ts';
import styles from './sharing.module.css';
import { modesQuery } from './use-types.ts';

/** The sharing mode of each type; a change is confirmed and takes effect at once. */
export function SharingSettings({ onClose }: { onClose: () => void }) {
  const t = useSharingText();
  const ui = useUiText();
  return (
    <Modal
      title={t('settings')}
      width={760}
      footer={<Button onClick={onClose}>{ui('close')}</Button>}
      onClose={onClose}>
      <p className={styles.intro}>{t('settingsIntro')}</p>
      <dl className={styles.modes}>
        {modes.map((mode) => (
          <div key={mode}>
            <dt>{modeName(mode, t)}</dt>
            <dd>{effectOf(mode, t)}</dd>
          </div>
        ))}
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
          <Radio.Group
            aria-label={t('modeOf', { type: type.name })}
            options={options}
            value={type.mode}
            onChange={({ target }) => void setMode(type, target.value)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Asks first, because it changes at once what other users see. */
async function setMode({ code, name }: OutputOf<typeof sharing.modes>[number], mode: Mode) {
  const question = {
    title: sharingText('setModeTitle', { type: name, mode: modeName(mode, sharingText) }),
    detail: sharingText('setModeDetail', { effect: effectOf(mode, sharingText) }),
    yes: sharingText('setMode', { mode: modeName(mode, sharingText) }),
  };
  if (await confirm(question)) await runAction('sharing', () => request(sharing.setMode, { sharingType: code, mode }));
}
