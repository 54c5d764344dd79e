import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { RecordState } from '../../kernel/data/use-record.ts';
import { Modal } from '../dialog/modal.tsx';
import { PageSkeleton } from '../feedback/page-skeleton.tsx';
import { useUiText } from '../ui.texts.ts';
import { LoadFailure } from './load-failure.tsx';

interface Props<Value> {
  title: string;
  state: RecordState<Value>;
  onClose: () => void;
  children: (record: Value) => ReactNode;
}

/** Shown in place of a form until its record is loaded. */
export function RecordModal<Value>({ title, state, onClose, children }: Props<Value>) {
  const t = useUiText();
  if (state.record !== undefined) return children(state.record);
  return (
    <Modal title={title} width={600} footer={<Button onClick={onClose}>{t('close')}</Button>} onClose={onClose}>
      {state.error ? <LoadFailure error={state.error} onRetry={state.reload} onBack={onClose} /> : <PageSkeleton />}
    </Modal>
  );
}
