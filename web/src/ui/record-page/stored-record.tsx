import { translate } from '@edp/contract/texts.ts';
import { useState } from 'react';
import { isTransient, showError } from '../../kernel/call-error.ts';
import { language } from '../../kernel/language.ts';
import { useRecordName } from '../../kernel/tab.ts';
import { useRestorableState } from '../../kernel/use-restorable-state.ts';
import { useRecord } from '../../kernel/use-record.ts';
import { ErrorNotice } from '../error-notice.tsx';
import { PageSkeleton } from '../page-skeleton.tsx';
import { PermittedButton } from '../permitted-button.tsx';
import { useUiText } from '../ui-text.ts';
import { useGoBack } from '../use-go-back.ts';
import { RecordDetails } from './record-details.tsx';
import { RecordForm } from './record-form.tsx';
import { RecordLayout } from './record-layout.tsx';
import styles from './record-page.module.css';
import type { RecordPageProps } from './record-page.tsx';

const focusElement = (element: HTMLElement | null) => element?.focus();

/** An existing record: details, and after 编辑 a form with the current version. */
export function StoredRecord({ id, idName, list, titles, calls, fields, facts, toolsOf, children }: RecordPageProps) {
  const t = useUiText();
  const leave = useGoBack(list);
  const { record, error: loadError, reload } = useRecord(calls.detail, id, idName);
  // The form keeps its initial record, even if that changes meanwhile or the browser reloads.
  const [edited, setEdited] = useRestorableState<object>();
  const [isOpening, setOpening] = useState(false);
  const [wasEdited, setWasEdited] = useState(false);
  useRecordName((record as { name?: string } | undefined)?.name);

  const edit = async () => {
    setOpening(true);
    const { data, error } = await reload();
    setOpening(false);
    if (error === null) setEdited(data as object);
    // Other errors were shown by the query client (see query-client.ts).
    else if (isTransient(error)) showError(error);
  };
  const read = async () => {
    setEdited(undefined);
    setWasEdited(true);
    await reload();
  };

  if (edited) {
    return (
      <RecordForm title={titles.edit} call={calls.update} initial={edited} fields={fields} onCancel={read} onLeave={leave}>
        {children}
      </RecordForm>
    );
  }
  const isLoaded = record !== undefined && record !== null;
  // Sharing may allow a user to view a record but not to change it.
  const isReadOnly = isLoaded && (record as { editable?: 0 | 1 }).editable === 0;
  const tools = isLoaded && (
    <>
      {isReadOnly && <span className={styles.readOnly}>{translate('error.readOnly', language())}</span>}
      {toolsOf?.(record as { id: string; name: string })}
      {!isReadOnly && (
        <PermittedButton can={calls.update.can} type="primary" loading={isOpening} ref={wasEdited ? focusElement : undefined} onClick={() => void edit()}>
          {t('edit')}
        </PermittedButton>
      )}
    </>
  );
  return (
    <RecordLayout title={titles.view} onBack={leave} tools={tools}>
      {isLoaded && <RecordDetails record={record} fields={{ ...fields, ...facts }} />}
      {!isLoaded && loadError && <ErrorNotice title={loadError.message} onRetry={reload} />}
      {!isLoaded && !loadError && <PageSkeleton />}
    </RecordLayout>
  );
}
