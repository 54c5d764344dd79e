import { certificateTypes, isInOrder, type Certificate } from '@edp/contract/modules/certificate.ts';
import { translate } from '@edp/contract/texts.ts';
import { Form, Input, Radio } from 'antd';
import { language } from '../../kernel/language.ts';
import controls from '../../ui/controls.module.css';
import { FormField } from '../../ui/form-field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { Select } from '../../ui/select.tsx';
import { CertificateFileField } from './certificate-file-field.tsx';
import { applicationOf } from './certificate-row.ts';
import { typeText, useCertificateText } from './certificate-text.ts';
import { StoredPasswordInput } from './stored-password-input.tsx';
import { RecentReveals } from './recent-reveals.tsx';
import { RemindField, type PickerRequest } from './remind-field.tsx';
import { useApplications } from './use-applications.ts';

const dayWidth = { width: 180 };

const endProblem = (end: unknown, other: (name: string) => unknown) =>
  isInOrder(other('startTime') as string, end as string) ? undefined : translate('certificate.endBeforeStart', language());

export function CertificateFields({ record, onPick }: { record: Certificate | undefined; onPick: (picking: PickerRequest) => void }) {
  const t = useCertificateText();
  const statuses = [{ value: 'USEABLE', label: t('usable') }, { value: 'UNEABLE', label: t('unusable') }];
  return (
    <>
      <FormField name="appId"><Select options={useChoices(record)} placeholder={t('applicationPlaceholder')} /></FormField>
      <FormField name="certificateType"><Radio.Group options={certificateTypes.map((value) => ({ value, label: typeText(value) }))} /></FormField>
      <FormField name="appKey"><Input placeholder={t('appKeyPlaceholder')} /></FormField>
      <FormField name="packageName"><Input placeholder={t('packagePlaceholder')} /></FormField>
      <FormField name="certificateFile"><CertificateFileField record={record} /></FormField>
      {record
        ? <FormField name="certificatePwd" hint={t('passwordHint')}><StoredPasswordInput /></FormField>
        : <FormField name="certificatePwd"><PasswordInput autoComplete="new-password" placeholder={t('passwordPlaceholder')} /></FormField>}
      <FormField name="startTime"><input type="date" className={controls.input} style={dayWidth} min="1000-01-01" max="9999-12-31" /></FormField>
      <FormField name="endTime" check={endProblem} dependsOn={['startTime']}><input type="date" className={controls.input} style={dayWidth} min="1000-01-01" max="9999-12-31" /></FormField>
      <FormField name="workStatus"><Radio.Group options={statuses} /></FormField>
      <FormField name="remindScope" hint={t('remindedHint')}><RemindField onPick={onPick} /></FormField>
      {record && <Form.Item label={t('reveals')}><RecentReveals id={record.id} /></Form.Item>}
    </>
  );
}

/** The record's application stays an option after it was disabled. */
function useChoices(record: Certificate | undefined) {
  const applications = useApplications();
  if (!record || applications.some(({ value }) => value === record.appId)) return applications;
  return [...applications, { value: record.appId, text: applicationOf(record) }];
}
