import type { CertificateType } from '@edp/contract/modules/certificate.ts';
import { translate } from '@edp/contract/texts.ts';
import { language } from '../../kernel/language.ts';
import { dictionary } from '../../kernel/text.ts';
import { certificateEn } from './certificate.en.ts';
import { certificateZh } from './certificate.zh.ts';

export const { useText: useCertificateText, text: certificateText } = dictionary('certificate', certificateZh, certificateEn);
export type CertificateText = typeof certificateText;

/** The server's messages contain it too, so the texts are in the contract. */
export const typeText = (type: CertificateType) => translate(`certificate.type.${type}`, language());
