import { useEffect, type ReactNode } from 'react';
import type { RecordState } from '../../kernel/data/use-record.ts';
import { isGone } from '../../kernel/http/call-error.ts';
import { ErrorNotice } from '../feedback/error-notice.tsx';
import { Notice } from '../feedback/notice.tsx';
import { PageSkeleton } from '../feedback/page-skeleton.tsx';
import { useTreeEditorText } from './tree-editor.texts.ts';
import type { NodeDetail } from './tree-kind.ts';

interface Props<Value> extends Pick<NodeDetail, 'onRejected' | 'onCancel'> {
  state: RecordState<Value>;
  children: (record: Value) => ReactNode;
}

/**
 * Shown in place of a node until its record is loaded. If that is rejected, the node may be deleted: reload the tree.
 */
export function NodeRecord<Value>({ state: { record, error, reload }, onRejected, onCancel, children }: Props<Value>) {
  const isRejected = error?.kind === 'rejected';
  useEffect(() => {
    if (isRejected) onRejected();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isRejected]);
  if (record !== undefined) return children(record);
  if (!error) return <PageSkeleton />;
  return isGone(error) ? <DeletedNode onBack={onCancel} /> : <ErrorNotice title={error.message} onRetry={reload} />;
}

/** Another user has deleted the node; a retry would not bring it back. */
export function DeletedNode({ onBack }: { onBack: () => void }) {
  const t = useTreeEditorText();
  return (
    <Notice title={t('deletedNode')} detail={t('deletedNodeDetail')} action={{ text: t('backToTree'), run: onBack }} />
  );
}
