import ExclamationCircleFilled from '@ant-design/icons/ExclamationCircleFilled';
import { Button } from 'antd';
import { usePendingConfirm, type ConfirmOptions } from '../../kernel/feedback/confirm.ts';
import styles from './confirm-dialog.module.css';
import { Modal } from './modal.tsx';
import { useUiText } from '../ui.texts.ts';

/** Shows the question that `confirm` asks. */
export function ConfirmHost() {
  const { pending } = usePendingConfirm();
  return pending && <ConfirmDialog {...pending} />;
}

function ConfirmDialog({
  title,
  detail,
  yes,
  danger = false,
  answer,
}: ConfirmOptions & { answer: (confirmed: boolean) => void }) {
  const t = useUiText();
  const footer = [
    // In a destructive question Cancel has the focus, so that Enter does no harm.
    <Button key="no" data-focus={danger || undefined} onClick={() => answer(false)}>
      {t('cancel')}
    </Button>,
    <Button key="yes" type="primary" danger={danger} data-focus={!danger || undefined} onClick={() => answer(true)}>
      {yes}
    </Button>,
  ];
  return (
    <Modal
      isStacked
      width={416}
      footer={footer}
      onClose={() => answer(false)}
      title={
        <span className={styles.title}>
          <ExclamationCircleFilled className={styles.sign} aria-hidden="true" />
          {title}
        </span>
      }>
      {detail && <p className={styles.detail}>{detail}</p>}
    </Modal>
  );
}
