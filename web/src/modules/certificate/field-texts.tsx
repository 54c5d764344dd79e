import { passwordMask, type CertificateFile, type CertificateType, type RemindedPerson } from '@edp/contract/modules/certificate.ts';
import type { FieldTexts } from '../../ui/form-context.ts';
import { typeText, useCertificateText } from './certificate-text.ts';
import { useApplications } from './use-applications.ts';

/** Labels of the fields, and how values are rendered in the conflict dialog: never the password. */
export function useFieldTexts(): FieldTexts {
  const t = useCertificateText();
  const applications = useApplications();
  return {
    appId: { label: t('application'), render: (value) => applications.find((each) => each.value === value)?.text },
    certificateType: { label: t('type'), render: (value) => typeText(value as CertificateType) },
    appKey: { label: t('appKey') },
    packageName: { label: t('packageName') },
    certificateFile: { label: t('file'), render: (value) => (value as CertificateFile | null | undefined)?.name },
    certificatePwd: { label: t('password'), render: (value) => (value === passwordMask ? t('passwordKept') : t('passwordNew')) },
    startTime: { label: t('start') },
    endTime: { label: t('end') },
    workStatus: { label: t('status'), render: (value) => (value === 'USEABLE' ? t('usable') : t('unusable')) },
    remindScope: { label: t('reminded'), render: (value) => (value as readonly RemindedPerson[]).map(({ userName }) => userName).join('、') },
  };
}
