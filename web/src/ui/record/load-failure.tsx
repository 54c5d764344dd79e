import { isGone, type CallError } from '../../kernel/http/call-error.ts';
import { ErrorNotice } from '../feedback/error-notice.tsx';
import { Notice } from '../feedback/notice.tsx';
import { useRecordText } from './record.texts.ts';

interface Props {
  error: CallError;
  onRetry: () => unknown;
  /** Back to the list; where there is none, the notice has no button. */
  onBack?: (() => unknown) | undefined;
}

/** Shown in place of a record that failed to load. A retry does not bring back a deleted one. */
export function LoadFailure({ error, onRetry, onBack }: Props) {
  const t = useRecordText();
  if (!isGone(error)) return <ErrorNotice title={error.message} onRetry={onRetry} />;
  return (
    <Notice
      title={t('gone')}
      detail={t('goneDetail')}
      action={onBack && { text: t('backToList'), run: () => void onBack() }}
    />
  );
}
