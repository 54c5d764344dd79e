import { application } from '@edp/contract/modules/application/application.ts';
import { certificateTypes, type Certificate } from '@edp/contract/modules/certificate/certificate.ts';
import { Input, Radio } from 'antd';
import { FormField, FormRow } from '../../ui/form/fields/form-field.tsx';
import { PasswordInput } from '../../ui/form/fields/password-input.tsx';
import { DateInput } from '../../ui/inputs/dates/date-input.tsx';
import { RemoteSelect } from '../../ui/inputs/remote-select.tsx';
import { CertificateFileField } from './certificate-file-field.tsx';
import { applicationOf } from './certificate-row.ts';
import { typeText, useCertificateText } from './certificate.texts.ts';
import { StoredPasswordInput } from './stored-password-input.tsx';
import { RecentReveals } from './recent-reveals.tsx';
import { RemindField } from './remind-field.tsx';

export function CertificateFields({ record }: { record?: Certificate | undefined }) {
  const t = useCertificateText();
  const statuses = [
    { value: 'USEABLE', label: t('usable') },
    { value: 'UNEABLE', label: t('unusable') },
  ];
  return (
    <>
      <FormField name="appId">
        <RemoteSelect
          call={application.options}
          known={record && [{ id: record.appId, name: applicationOf(record) }]}
          placeholder={t('applicationPlaceholder')}
        />
      </FormField>
      <FormField name="certificateType">
        <Radio.Group options={certificateTypes.map((value) => ({ value, label: typeText(value) }))} />
      </FormField>
      <FormField name="appKey">
        <Input placeholder={t('appKeyPlaceholder')} />
      </FormField>
      <FormField name="packageName">
        <Input placeholder={t('packagePlaceholder')} />
      </FormField>
      <FormField name="certificateFile">
        <CertificateFileField record={record} />
      </FormField>
      {record ? (
        <FormField name="certificatePwd" hint={t('passwordHint')}>
          <StoredPasswordInput />
        </FormField>
      ) : (
        <FormField name="certificatePwd">
          <PasswordInput autoComplete="new-password" placeholder={t('passwordPlaceholder')} />
        </FormField>
      )}
      <FormField name="startTime">
        <DateInput />
      </FormField>
      <FormField name="endTime">
        <DateInput />
      </FormField>
      <FormField name="workStatus">
        <Radio.Group options={statuses} />
      </FormField>
      <FormField name="remindScope" hint={t('remindedHint')}>
        <RemindField />
      </FormField>
      {record && (
        <FormRow label={t('reveals')}>
          <RecentReveals id={record.id} />
        </FormRow>
      )}
    </>
  );
}
