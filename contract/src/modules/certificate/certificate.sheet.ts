import { recordSheet } from '../../kernel/exchange/record-sheet.ts';
import { certificate, certificateRecord, SheetCertificate } from './certificate.ts';

export const certificateSheet = recordSheet(certificateRecord, {
  save: { ...certificate.save, input: SheetCertificate },
});
