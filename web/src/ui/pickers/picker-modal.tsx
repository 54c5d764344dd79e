import { Button } from 'antd';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { confirmDiscard } from '../dialog/confirm-discard.ts';
import { Modal } from '../dialog/modal.tsx';
import { useUiText } from '../ui.texts.ts';
import styles from './pickers.module.css';

interface Props {
  title: string;
  width?: number;
  isChanged: boolean;
  /** How many items are chosen. */
  count: number;
  /** Shown when nothing is chosen; without it, nothing is a valid choice. */
  emptyMessage?: string | undefined;
  /** The dialog stays busy until it resolves. */
  onConfirm: () => unknown;
  onClose: () => void;
  children: ReactNode;
}

/** A picker may stand inside a form, which Enter in one of its inputs must not submit. */
const preventSubmit = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

/** A dialog to choose in: 确定 applies the selection; closing it asks if changes would be lost. */
export function PickerModal({
  title,
  width = 880,
  isChanged,
  count,
  emptyMessage,
  onConfirm,
  onClose,
  children,
}: Props) {
  const t = useUiText();
  const [isBusy, setBusy] = useState(false);
  const [hasProblem, setProblem] = useState(false);
  const leave = async () => {
    if (!isBusy && (!isChanged || (await confirmDiscard()))) onClose();
  };
  const confirm = async () => {
    if (count === 0 && emptyMessage) return setProblem(true);
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
    }
  };
  const footer = [
    hasProblem && count === 0 && (
      <span key="problem" className={styles.problem} role="alert">
        {emptyMessage}
      </span>
    ),
    <Button key="cancel" onClick={() => void leave()}>
      {t('cancel')}
    </Button>,
    <Button key="confirm" type="primary" loading={isBusy} onClick={() => void confirm()}>
      {t('confirm')}
    </Button>,
  ];
  return (
    <Modal title={title} width={width} footer={footer} onClose={() => void leave()}>
      <div role="presentation" onKeyDown={preventSubmit}>
        {children}
      </div>
    </Modal>
  );
}
