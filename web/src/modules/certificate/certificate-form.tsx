import { certificate, type Certificate } from '@edp/contract/modules/certificate.ts';
import { useState } from 'react';
import type { FormCall } from '../../kernel/rules.ts';
import { useRecord } from '../../kernel/use-record.ts';
import { FormModal } from '../../ui/form-modal.tsx';
import { PeopleTransfer } from '../../ui/pickers/people-transfer.tsx';
import { RecordModal } from '../../ui/record-modal.tsx';
import { CertificateFields } from './certificate-fields.tsx';
import { useFieldTexts } from './field-texts.tsx';
import { useCertificateText } from './certificate-text.ts';
import type { PickerRequest } from './remind-field.tsx';

const newCertificate = { appId: '', appKey: '', packageName: '', certificateType: 'PUSH', workStatus: 'USEABLE', certificatePwd: '', startTime: '', endTime: '', remindScope: [], certificateFile: null };

/** Adds a certificate, or edits the one with the given id. */
export function CertificateForm({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const t = useCertificateText();
  const state = useRecord(certificate.detail, id);
  if (id === undefined) return <CertificateDialog title={t('add')} call={certificate.save} onClose={onClose} />;
  return (
    <RecordModal title={t('edit')} state={state} onClose={onClose}>
      {(record) => <CertificateDialog title={t('edit')} call={certificate.update} record={record} onClose={onClose} />}
    </RecordModal>
  );
}

interface Props {
  title: string;
  call: FormCall;
  record?: Certificate;
  onClose: () => void;
}

/** The people dialog is rendered beside the form, so that Enter in it does not submit the form. */
function CertificateDialog({ title, call, record, onClose }: Props) {
  const t = useCertificateText();
  const fields = useFieldTexts();
  const [picking, setPicking] = useState<PickerRequest>();
  const confirmPicking = (people: Parameters<PickerRequest['onConfirm']>[0]) => {
    picking?.onConfirm(people);
    setPicking(undefined);
  };
  return (
    <>
      <FormModal title={title} call={call} initial={record ?? newCertificate} fields={fields} width={640} onClose={onClose}>
        <CertificateFields record={record} onPick={setPicking} />
      </FormModal>
      {picking && <PeopleTransfer title={t('addUsers')} initial={picking.initial} onConfirm={confirmPicking} onClose={() => setPicking(undefined)} />}
    </>
  );
}
