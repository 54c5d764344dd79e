import type { CertificateType } from '@edp/contract/modules/certificate.ts';
import { translate } from '@edp/contract/texts.ts';
import { language } from '../../kernel/language.ts';
import { dictionary } from '../../kernel/text.ts';
import { certificateEn } from './certificate.en.ts';
import { certificateZh } from './certificate.zh.ts';

export const { useText: useCertificateText, text: certificateText } = dictionary('certificate', certificateZh, certificateEn);
export type CertificateText = typeof certificateText;

/** Messages of the server say it too, so the words are the contract's. */
export const typeText = (type: CertificateType) => translate(`certificate.type.${type}`, language());
