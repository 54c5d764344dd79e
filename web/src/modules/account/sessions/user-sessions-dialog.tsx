import type { Account } from '@edp/contract/modules/account/account.ts';
import { Button } from 'antd';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { useUiText } from '../../../ui/ui.texts.ts';
import { useSessionsText } from './sessions.texts.ts';
import { UserSessions } from './user-sessions.tsx';

export function UserSessionsDialog({ of: { id, name, account }, onClose }: { of: Account; onClose: () => void }) {
  const t = useSessionsText();
  const ui = useUiText();
  return (
    <Modal
      title={t('titleOf', { name, account })}
      width={680}
      footer={
        <Button type="primary" onClick={onClose}>
          {ui('close')}
        </Button>
      }
      onClose={onClose}>
      <UserSessions userId={id} />
    </Modal>
  );
}
