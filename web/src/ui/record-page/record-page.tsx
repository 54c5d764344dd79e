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
  /** From the address; 0 makes a new record. */
  id: string;
  /** What the call for the record names it, where that is not `id`. */
  idName?: string;
  /** Where to go when there is no previous page. */
  list: string;
  titles: { create: string; view: string; edit: string };
  calls: { detail: Call; create: FormCall; update: FormCall };
  /** What a new record starts with. */
  blank: object;
  /** The fields of the form; they are read in the same order. */
  fields: FieldTexts;
  /** What can be read beside them. */
  facts?: FieldTexts;
  /** What else can be done with the record that is read. */
  toolsOf?: (record: { id: string; name: string }) => ReactNode;
  /** The fields themselves, for the form. */
  children: ReactNode;
}

/** A record that has a page of its own: a new one is filled in, a stored one is read until 编辑. */
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
