import type { Certificate } from '@edp/contract/modules/certificate/certificate.ts';
import { certificateText, typeText } from './certificate.texts.ts';

/** Sharing may hide the application from a user who sees its certificate. */
export const applicationOf = ({ knApplicationInfo }: Certificate) =>
  knApplicationInfo.title || certificateText('applicationHidden');

/** A certificate has no name: it is identified by application and type. */
const nameOf = (certificate: Certificate) => `${applicationOf(certificate)} ${typeText(certificate.certificateType)}`;

export type CertificateRow = Certificate & { readonly name: string };
export const toRow = (certificate: Certificate): CertificateRow => ({ ...certificate, name: nameOf(certificate) });

/** An expired certificate is not usable, whatever its status says. */
export const isUsable = ({ workStatus, daysLeft }: Certificate) => workStatus === 'USEABLE' && daysLeft >= 0;
