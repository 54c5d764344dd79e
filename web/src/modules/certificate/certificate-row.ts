import type { Certificate } from '@edp/contract/modules/certificate.ts';
import { certificateText, typeText } from './certificate-text.ts';

/** Sharing may hide the application from whoever sees its certificate. */
export const applicationOf = ({ knApplicationInfo }: Certificate) => knApplicationInfo.title || certificateText('applicationHidden');

/** A certificate has no name of its own: it is one type of an application's. */
const nameOf = (certificate: Certificate) => `${applicationOf(certificate)} ${typeText(certificate.certificateType)}`;

export type CertificateRow = Certificate & { readonly name: string };
export const toRow = (certificate: Certificate): CertificateRow => ({ ...certificate, name: nameOf(certificate) });
