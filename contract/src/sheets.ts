import { definitions } from './all-records.ts';
import { recordSheet } from './kernel/exchange/record-sheet.ts';
import type { Sheet } from './kernel/exchange/sheet.ts';
import type { Text } from './kernel/language.ts';
import { certificateSheet } from './modules/certificate/certificate.sheet.ts';
import { importSheet } from './modules/import/import.sheet.ts';
import { loginRecordSheet } from './modules/login-record/login-record.sheet.ts';
import { messageSendingSheet } from './modules/message/message-sending.sheet.ts';
import { productSheet, productSkuSheet, skuSheet } from './modules/product/product.sheet.ts';
import { tenantApplicationSheet } from './modules/tenant-application/tenant-application.sheet.ts';
import { nouns } from './nouns.ts';

/** Of definitions whose sheets differ from what follows from them. */
const own = [productSheet, skuSheet, certificateSheet];

/** Every list that can be exported. */
export const sheets: readonly Sheet[] = [
  productSkuSheet,
  loginRecordSheet,
  messageSendingSheet,
  tenantApplicationSheet,
  importSheet,
  ...definitions
    .filter(({ calls }) => calls.list)
    .map((record) => own.find(({ noun }) => noun === record.noun.name) ?? recordSheet(record)),
];

export const sheetTitle = ({ noun, title }: Sheet): Text => title ?? nouns.find(({ name }) => name === noun)!.title;

/** By its noun, or by the name of its list call. */
export const sheetOf = (name: string): Sheet | undefined =>
  sheets.find(({ noun, list }) => noun === name || list.name === name);
