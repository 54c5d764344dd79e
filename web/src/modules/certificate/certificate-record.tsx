import { application } from '@edp/contract/modules/application/application.ts';
import {
  passwordMask,
  type Certificate,
  type CertificateFile,
  certificateRecord,
  type RemindedPerson,
} from '@edp/contract/modules/certificate/certificate.ts';
import { joinNames } from '../../kernel/text/punctuation.ts';
import { OptionName } from '../../ui/inputs/option-name.tsx';
import { useDefinedKind } from '../../ui/noun/defined/defined-screens.tsx';
import { recordScreens } from '../../ui/noun/record-screens.tsx';
import { CertificateFields } from './certificate-fields.tsx';
import { applicationOf, toRow, type CertificateRow } from './certificate-row.ts';
import { CertificateStatus } from './certificate-status.tsx';
import { useCertificateText } from './certificate.texts.ts';
import { PasswordCell } from './password-cell.tsx';
import { RecentReveals } from './recent-reveals.tsx';
import { ValidityCell } from './validity-cell.tsx';

export const certificateScreens = recordScreens<CertificateRow>(() => {
  const t = useCertificateText();
  const kind = useDefinedKind<CertificateRow>(certificateRecord);
  const { appId, certificateFile, certificatePwd } = kind.fields;
  const rowOf = (record: unknown) => record as CertificateRow;
  const remindScope = {
    ...kind.fields['remindScope']!,
    render: (people: unknown) => joinNames((people as readonly RemindedPerson[]).map(({ userName }) => userName)),
  };
  return {
    ...kind,
    blank: { ...kind.blank, certificateFile: null, certificatePwd: '' },
    // Where two people changed a certificate; the password is never shown.
    fields: {
      ...kind.fields,
      appId: {
        ...appId!,
        render: (id) =>
          id ? <OptionName call={application.options} id={id as string} fallbackName={undefined} /> : undefined,
      },
      certificateFile: { ...certificateFile!, render: (file) => (file as CertificateFile | null | undefined)?.name },
      certificatePwd: {
        ...certificatePwd!,
        render: (value) => (value === passwordMask ? t('passwordKept') : t('passwordNew')),
      },
      remindScope,
    },
    facts: {
      appId: { ...appId!, render: (_, record) => applicationOf(rowOf(record)) },
      certificatePwd: { ...certificatePwd!, render: (_, record) => <PasswordCell row={rowOf(record)} /> },
      remindScope: { ...remindScope, isWide: true },
      reveals: { label: t('reveals'), isWide: true, render: (_, { id }) => <RecentReveals id={id as string} /> },
    },
    Inputs: CertificateFields,
    toValue: (detail) => toRow(detail as Certificate),
    codeOf: ({ packageName }) => packageName,
    tagsOf: (record) => (
      <>
        <CertificateStatus row={record} />
        <ValidityCell row={record} />
      </>
    ),
  };
});
