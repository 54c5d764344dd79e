import { Button } from 'antd';
import type { ReactNode } from 'react';
import { confirmDiscard } from '../confirm-discard.ts';
import { Modal } from '../modal.tsx';
import { useUiText } from '../ui-text.ts';

interface Props {
  title: string;
  isChanged: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog to choose in: 确定 applies the selection; closing it asks if changes would be lost. */
export function PickerModal({ title, isChanged, onConfirm, onClose, children }: Props) {
  const t = useUiText();
  const leave = async () => {
    if (!isChanged || (await confirmDiscard())) onClose();
  };
  const footer = [
    <Button key="cancel" onClick={() => void leave()}>{t('cancel')}</Button>,
    <Button key="confirm" type="primary" onClick={onConfirm}>{t('confirm')}</Button>,
  ];
  return <Modal title={title} width={880} footer={footer} onClose={() => void leave()}>{children}</Modal>;
}
