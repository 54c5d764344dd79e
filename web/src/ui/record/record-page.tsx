import type { Call } from '@edp/contract/kernel/call.ts';
import { type ReactNode, useState } from 'react';
import { useCan } from '../../kernel/session/access.ts';
import type { FormCall } from '../../kernel/data/rules.ts';
import type { InvalidMessage, SaveForm, ToInput } from '../form/engine/use-save-form.ts';
import type { FieldTexts } from '../form/engine/form-context.ts';
import type { FormTab } from '../form/form-tabs.tsx';
import { Notice } from '../feedback/notice.tsx';
import { useUiText } from '../ui.texts.ts';
import { useGoBack } from '../layout/use-go-back.ts';
import { RecordForm } from './record-form.tsx';
import { RecordLayout } from './record-layout.tsx';
import { translate } from '@edp/contract/texts.ts';
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
import { EditRecordContext } from './edit-record.ts';
import { LoadFailure } from './load-failure.tsx';
import { RecordDetails } from './record-details.tsx';
import styles from './record-page.module.css';
import { RecordViewers } from './record-viewers.tsx';

export interface RecordPageProps {
  /** From the address; 0 means a new record. */
  id: string;
  /** The name of the id in the detail call, if not `id`. */
  idName?: string | undefined;
  /** What else the detail call wants to know. */
  detailInput?: Readonly<Record<string, string>> | undefined;
  /** Where to go when there is no previous page. */
  list: string;
  titles: { create?: string | undefined; view: string; edit?: string | undefined };
  /** Without `create` or `update` the page offers neither. */
  calls: { detail: Call; create?: FormCall | undefined; update?: FormCall | undefined };
  /** The initial values of a new record. */
  blank?: object | undefined;
  /** The fields of the form; the details have the same order. */
  fields: FieldTexts;
  /** Distinguishes the drafts of new records that begin with different values. */
  draftKey?: string | undefined;
  /** Shown beside the messages at the fields when the rules are not met. */
  invalidMessage?: InvalidMessage | undefined;
  /** Makes the input of `create` and `update` of the form's values, where they differ. */
  toInput?: ToInput | undefined;
  /** Further fields of the details. */
  facts?: FieldTexts | undefined;
  /** Further actions of the form; without a record, of a new one. */
  formToolsOf?: ((form: SaveForm['form'], record: object | undefined) => ReactNode) | undefined;
  /** Further actions of the details. */
  toolsOf?: (record: { id: string; name: string }) => ReactNode;
  /** What the tab of the page says of the record, where that is not its `name`. */
  nameOf?: (record: object) => string;
  /** The header of a stored record, under what the page is about. */
  headerOf?: ((record: object, title: string, isForm: boolean) => ReactNode) | undefined;
  /** Renders the record to read, where that is more than its fields. */
  view?: (record: object) => ReactNode;
  /** Why the record cannot be edited, beside sharing. */
  lockReason?: (record: object) => string | undefined;
  /** The form fields of a stored record, or of a new one; a large form has them in tabs. */
  inputsOf?: (record: object | undefined) => ReactNode;
  tabsOf?: ((record: object | undefined) => readonly FormTab[]) | undefined;
}

/** A record with its own page: a new one opens as a form, a stored one as details until 编辑. */
export function RecordPage(props: RecordPageProps) {
  if (props.id === '0') return <NewRecord {...props} />;
  return <StoredRecord key={props.id} {...props} />;
}

function NewRecord({
  list,
  titles,
  calls,
  blank,
  fields,
  draftKey,
  invalidMessage,
  toInput,
  formToolsOf,
  tabsOf,
  inputsOf,
}: RecordPageProps) {
  const t = useUiText();
  const can = useCan();
  const leave = useGoBack(list);
  const title = titles.create ?? titles.view;
  if (!calls.create || !can(calls.create.can)) {
    return (
      <RecordLayout title={title} onBack={leave}>
        <Notice title={t('mayNotCreate')} detail={t('mayNotCreateHint')} />
      </RecordLayout>
    );
  }
  return (
    <RecordForm
      title={title}
      call={calls.create}
      initial={blank ?? {}}
      fields={fields}
      draftKey={draftKey}
      invalidMessage={invalidMessage}
      toInput={toInput}
      tabs={tabsOf?.(undefined)}
      toolsOf={formToolsOf && ((form) => formToolsOf(form, undefined))}
      onCancel={leave}
      onLeave={leave}>
      {inputsOf?.(undefined)}
    </RecordForm>
  );
}

const focusElement = (element: HTMLElement | null) => element?.focus();

/** An existing record: details, and after 编辑 a form with the current version. */
function StoredRecord({
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
  headerOf,
  view,
  lockReason,
  tabsOf,
  inputsOf,
}: RecordPageProps) {
  const t = useUiText();
  const can = useCan();
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
        header={headerOf?.(edited, titles.edit ?? titles.view, true)}
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
  const mayEdit = isLoaded && !isReadOnly && calls.update !== undefined && can(calls.update.can);
  const tools = isLoaded && (
    <>
      <RecordViewers noun={nounOf(calls.detail)} id={id} mode="view" />
      {isReadOnly && !view && <span className={styles.readOnly}>{translate('error.readOnly', language())}</span>}
      {toolsOf?.(record as { id: string; name: string })}
      {!isReadOnly && calls.update && (
        <PermittedButton
          can={calls.update.can}
          type="primary"
          data-shortcut="edit"
          loading={isOpening}
          ref={wasEdited ? focusElement : undefined}
          onClick={() => void edit()}>
          {t('edit')}
        </PermittedButton>
      )}
    </>
  );
  return (
    <RecordLayout
      title={titles.view}
      header={isLoaded && headerOf?.(record, titles.view, false)}
      onBack={leave}
      tools={tools}>
      {isLoaded && (
        <EditRecordContext value={mayEdit ? () => void edit() : undefined}>
          {view?.(record) ?? (
            <RecordDetails schema={calls.detail.output} record={record} fields={{ ...fields, ...facts }} />
          )}
        </EditRecordContext>
      )}
      {!isLoaded && loadError && <LoadFailure error={loadError} onRetry={reload} onBack={leave} />}
      {!isLoaded && !loadError && <PageSkeleton />}
    </RecordLayout>
  );
}
