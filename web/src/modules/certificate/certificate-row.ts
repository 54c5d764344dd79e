import type { Certificate } from '@edp/contract/modules/certificate.ts';
import { typeText } from './certificate-text.ts';

/** A certificate has no name of its own: it is one type of an application's. */
const nameOf = ({ knApplicationInfo, certificateType }: Certificate) => `${knApplicationInfo.title} ${typeText(certificateType)}`;

export type CertificateRow = Certificate & { readonly name: string };
export const toRow = (certificate: Certificate): CertificateRow => ({ ...certificate, name: nameOf(certificate) });
