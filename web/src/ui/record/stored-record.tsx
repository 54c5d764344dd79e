import { translate } from '@edp/contract/texts.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { sectionParam } from '../../kernel/data/record-route.ts';
import { isGone, isTransient, showError } from '../../kernel/http/call-error.ts';
import { nounOf } from '../../kernel/http/query-key.ts';
import { language } from '../../kernel/text/language.ts';
import { useRecordName } from '../../kernel/tabs/tab.ts';
import { useRestorableState } from '../../kernel/tabs/use-restorable-state.ts';
import { useRecord } from '../../kernel/data/use-record.ts';
import { PageSkeleton } from '../feedback/page-skeleton.tsx';
import { PermittedButton } from '../layout/permitted-button.tsx';
import { useUiText } from '../ui.texts.ts';
import { useGoBack } from '../layout/use-go-back.ts';
import { LoadFailure } from './load-failure.tsx';
import { RecordDetails } from './record-details.tsx';
import { RecordForm } from './record-form.tsx';
import { RecordLayout } from './record-layout.tsx';
import styles from './record-page.module.css';
import type { RecordPageProps } from './record-page.tsx';
import { RecordViewers } from './record-viewers.tsx';

const focusElement = (element: HTMLElement | null) => element?.focus();

/** An existing record: details, and after 编辑 a form with the current version. */
export function StoredRecord({
  id,
  idName,
  detailInput,
  list,
  titles,
  calls,
  fields,
  facts,
  invalidMessage,
  toInput,
  formToolsOf,
  toolsOf,
  nameOf,
  subtitleOf,
  view,
  lockReason,
  tabsOf,
  inputsOf,
}: RecordPageProps) {
  const t = useUiText();
  const leave = useGoBack(list);
  const [address] = useSearchParams();
  const { record, error: loadError, reload } = useRecord(calls.detail, id, idName, detailInput);
  // The form keeps its initial record, even if that changes meanwhile or the browser reloads.
  const [edited, setEdited] = useRestorableState<object>();
  const [isOpening, setOpening] = useState(false);
  const [wasEdited, setWasEdited] = useState(false);
  const name = record && nameOf ? nameOf(record) : (record as { name?: string } | undefined)?.name;
  useRecordName(name, loadError);

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

  if (edited && calls.update) {
    return (
      <RecordForm
        title={titles.edit ?? titles.view}
        subtitle={subtitleOf?.(edited)}
        call={calls.update}
        initial={edited}
        fields={fields}
        invalidMessage={invalidMessage}
        toInput={toInput}
        tabs={tabsOf?.(edited)}
        firstTab={address.get(sectionParam) ?? undefined}
        toolsOf={formToolsOf && ((form) => formToolsOf(form, edited))}
        onCancel={read}
        onLeave={leave}>
        {inputsOf?.(edited)}
      </RecordForm>
    );
  }
  // One that was read before may be gone since, or missing in the inventory organisation that is active now.
  const isLoaded = record !== undefined && record !== null && !(loadError && isGone(loadError));
  // Sharing may allow a user to view a record but not to change it.
  const isReadOnly =
    isLoaded && ((record as { editable?: 0 | 1 }).editable === 0 || lockReason?.(record) !== undefined);
  const tools = isLoaded && (
    <>
      <RecordViewers noun={nounOf(calls.detail)} id={id} mode="view" />
      {isReadOnly && !view && <span className={styles.readOnly}>{translate('error.readOnly', language())}</span>}
      {toolsOf?.(record as { id: string; name: string })}
      {!isReadOnly && calls.update && (
        <PermittedButton
          can={calls.update.can}
          type="primary"
          loading={isOpening}
          ref={wasEdited ? focusElement : undefined}
          onClick={() => void edit()}>
          {t('edit')}
        </PermittedButton>
      )}
    </>
  );
  return (
    <RecordLayout title={titles.view} onBack={leave} tools={tools}>
      {isLoaded &&
        (view?.(record) ?? (
          <RecordDetails schema={calls.detail.output} record={record} fields={{ ...fields, ...facts }} />
        ))}
      {!isLoaded && loadError && <LoadFailure error={loadError} onRetry={reload} onBack={leave} />}
      {!isLoaded && !loadError && <PageSkeleton />}
    </RecordLayout>
  );
}
