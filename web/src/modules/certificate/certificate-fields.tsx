import { application } from '@edp/contract/modules/application/application.ts';
import { type Certificate, certificateRecord } from '@edp/contract/modules/certificate/certificate.ts';
import { FormField, FormRow } from '../../ui/form/fields/form-field.tsx';
import { PasswordInput } from '../../ui/form/fields/password-input.tsx';
import { RemoteSelect } from '../../ui/inputs/remote-select.tsx';
import { definedInputs } from '../../ui/noun/defined/defined-inputs.tsx';
import { useDefinitionText } from '../../ui/noun/defined/definition-text.ts';
import { CertificateFileField } from './certificate-file-field.tsx';
import { applicationOf } from './certificate-row.ts';
import { useCertificateText } from './certificate.texts.ts';
import { StoredPasswordInput } from './stored-password-input.tsx';
import { RecentReveals } from './recent-reveals.tsx';
import { RemindField } from './remind-field.tsx';

interface Props {
  record?: Certificate | undefined;
}

const DefinedFields = definedInputs<Certificate>(certificateRecord, {
  appId: ApplicationField,
  certificateFile: FileField,
  certificatePwd: PasswordField,
  remindScope: PeopleField,
});

export function CertificateFields({ record }: Props) {
  const t = useCertificateText();
  return (
    <>
      <DefinedFields record={record} />
      {record && (
        <FormRow label={t('reveals')}>
          <RecentReveals id={record.id} />
        </FormRow>
      )}
    </>
  );
}

function ApplicationField({ record }: Props) {
  const text = useDefinitionText(certificateRecord);
  return (
    <FormField name="appId">
      <RemoteSelect
        call={application.options}
        loadedRecords={record && [{ id: record.appId, name: applicationOf(record) }]}
        placeholder={text.of('appId', 'placeholder')}
      />
    </FormField>
  );
}

function FileField({ record }: Props) {
  return (
    <FormField name="certificateFile">
      <CertificateFileField record={record} />
    </FormField>
  );
}

function PasswordField({ record }: Props) {
  const text = useDefinitionText(certificateRecord);
  if (record)
    return (
      <FormField name="certificatePwd" hint={text.of('certificatePwd', 'hint')}>
        <StoredPasswordInput />
      </FormField>
    );
  return (
    <FormField name="certificatePwd">
      <PasswordInput autoComplete="new-password" placeholder={text.of('certificatePwd', 'placeholder')} />
    </FormField>
  );
}

function PeopleField() {
  const text = useDefinitionText(certificateRecord);
  return (
    <FormField name="remindScope" hint={text.of('remindScope', 'hint')}>
      <RemindField />
    </FormField>
  );
}
