import type { Call } from '@edp/contract/kernel/call.ts';
import type { ReactNode } from 'react';
import { useCan } from '../../kernel/access.ts';
import type { FormCall } from '../../kernel/rules.ts';
import type { FieldTexts } from '../form-context.ts';
import { Notice } from '../notice.tsx';
import { useUiText } from '../ui-text.ts';
import { useGoBack } from '../use-go-back.ts';
import { RecordForm } from './record-form.tsx';
import { RecordLayout } from './record-layout.tsx';
import { StoredRecord } from './stored-record.tsx';

export interface RecordPageProps {
  /** From the address; 0 means a new record. */
  id: string;
  /** The name of the id in the detail call, if not `id`. */
  idName?: string;
  /** Where to go when there is no previous page. */
  list: string;
  titles: { create: string; view: string; edit: string };
  calls: { detail: Call; create: FormCall; update: FormCall };
  /** The initial values of a new record. */
  blank: object;
  /** The fields of the form; the details have the same order. */
  fields: FieldTexts;
  /** Further fields of the details. */
  facts?: FieldTexts;
  /** Further actions of the details. */
  toolsOf?: (record: { id: string; name: string }) => ReactNode;
  /** The form fields. */
  children: ReactNode;
}

/** A record with its own page: a new one opens as a form, a stored one as details until 编辑. */
export function RecordPage(props: RecordPageProps) {
  if (props.id === '0') return <NewRecord {...props} />;
  return <StoredRecord key={props.id} {...props} />;
}

function NewRecord({ list, titles, calls, blank, fields, children }: RecordPageProps) {
  const t = useUiText();
  const can = useCan();
  const leave = useGoBack(list);
  if (!can(calls.create.can)) {
    return <RecordLayout title={titles.create} onBack={leave}><Notice title={t('mayNotCreate')} detail={t('mayNotCreateHint')} /></RecordLayout>;
  }
  return (
    <RecordForm title={titles.create} call={calls.create} initial={blank} fields={fields} onCancel={leave} onLeave={leave}>
      {children}
    </RecordForm>
  );
}
