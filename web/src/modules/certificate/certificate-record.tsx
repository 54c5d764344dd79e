import { application } from '@edp/contract/modules/application/application.ts';
import {
  certificate,
  passwordMask,
  type Certificate,
  type CertificateFile,
  type CertificateType,
  type RemindedPerson,
} from '@edp/contract/modules/certificate/certificate.ts';
import { joinNames } from '../../kernel/text/punctuation.ts';
import type { FieldTexts } from '../../ui/form/engine/form-context.ts';
import { OptionName } from '../../ui/inputs/option-name.tsx';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { recordScreens } from '../../ui/noun/record-screens.tsx';
import { standardTitles } from '../../ui/noun/standard-fields.tsx';
import { StatusTag } from '../../ui/feedback/status-tag.tsx';
import { CertificateFields } from './certificate-fields.tsx';
import { applicationOf, isUsable, toRow, type CertificateRow } from './certificate-row.ts';
import { typeText, useCertificateText } from './certificate.texts.ts';
import { PasswordCell } from './password-cell.tsx';
import { RecentReveals } from './recent-reveals.tsx';
import { ValidityCell } from './validity-cell.tsx';

const blank = {
  appId: '',
  appKey: '',
  packageName: '',
  certificateType: 'PUSH',
  workStatus: 'USEABLE',
  certificatePwd: '',
  startTime: '',
  endTime: '',
  remindScope: [],
  certificateFile: null,
};

export const certificateScreens = recordScreens<CertificateRow>(() => {
  const t = useCertificateText();
  const noun = useNounText();
  const fields = useFieldTexts();
  const rowOf = (record: unknown) => record as CertificateRow;
  return {
    noun: 'certificate',
    list: '/zBook',
    titles: standardTitles(noun, t('thing')),
    calls: { detail: certificate.detail, create: certificate.save, update: certificate.update },
    blank,
    fields,
    facts: {
      appId: { label: t('application'), render: (_, record) => applicationOf(rowOf(record)) },
      certificatePwd: { label: t('password'), render: (_, record) => <PasswordCell row={rowOf(record)} /> },
      remindScope: { ...fields['remindScope']!, isWide: true },
      reveals: { label: t('reveals'), isWide: true, render: (_, { id }) => <RecentReveals id={id as string} /> },
    },
    Inputs: CertificateFields,
    toValue: (detail) => toRow(detail as Certificate),
    codeOf: ({ packageName }) => packageName,
    tagsOf: (record) => (
      <>
        <StatusTag on={isUsable(record)} text={record.workStatus === 'USEABLE' ? t('usable') : t('unusable')} />
        <ValidityCell row={record} />
      </>
    ),
  };
});

/** Labels of the fields, and how values are rendered in the conflict dialog: never the password. */
function useFieldTexts(): FieldTexts {
  const t = useCertificateText();
  return {
    appId: {
      label: t('application'),
      render: (id) => (id ? <OptionName call={application.options} id={id as string} known={undefined} /> : undefined),
    },
    certificateType: { label: t('type'), render: (value) => typeText(value as CertificateType) },
    appKey: { label: t('appKey') },
    packageName: { label: t('packageName') },
    certificateFile: { label: t('file'), render: (value) => (value as CertificateFile | null | undefined)?.name },
    certificatePwd: {
      label: t('password'),
      render: (value) => (value === passwordMask ? t('passwordKept') : t('passwordNew')),
    },
    startTime: { label: t('start') },
    endTime: { label: t('end') },
    workStatus: { label: t('status'), render: (value) => (value === 'USEABLE' ? t('usable') : t('unusable')) },
    remindScope: {
      label: t('reminded'),
      render: (value) => joinNames((value as readonly RemindedPerson[]).map(({ userName }) => userName)),
    },
  };
}
