import { z } from 'zod';
import { calls, get } from '../../kernel/call.ts';
import { requiredText } from '../../kernel/fields.ts';
import { addTexts } from '../../kernel/text-store.ts';
import { companyTexts } from './company.texts.ts';

addTexts(companyTexts);

/** An entry of the register of companies. The fields are spelled as on the wire, the credit code twice. */
export const Company = z.object({
  name: z.string(),
  credit_no: z.string(),
  address: z.string(),
  /** The legal representative. */
  operName: z.string(),
  /** The registered capital with its unit: `5000万元人民币`. */
  registCapi: z.string(),
  /** The business term begins on the day of founding; an empty end means without limit. */
  termStart: z.string(),
  termEnd: z.string(),
  regNo: z.string(),
  orgNo: z.string(),
  creditNo: z.string(),
  new_status: z.string(),
  econKind: z.string(),
  checkDate: z.string(),
  belongOrg: z.string(),
  scope: z.string(),
});
export type Company = z.output<typeof Company>;

const byKeyword = z.object({ keyword: requiredText(100, 'company.keywordRequired') });

export const company = calls('company', 'bpm', '/EEnterprise/Info', {
  /** By a part of the name, the credit code or the legal representative. */
  search: get('advSearch', { can: 'anyone', input: byKeyword, output: z.array(Company) }),
  /** By the whole name, credit code or registration number. */
  detail: get('getBasicInfo', { can: 'anyone', input: byKeyword, output: Company }),
});

/** Digits and letters without I, O, S, V and Z, which are mistaken for others. */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const codePattern = /^[0-9A-HJ-NPQRTUWXY]{18}$/;

/** The last character of a unified social credit code, from the seventeen before it (GB 32100-2015). */
export function creditCodeCheckDigit(first17: string): string {
  let sum = 0;
  let weight = 1;
  for (const character of first17) {
    sum += alphabet.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return alphabet[(31 - (sum % 31)) % 31]!;
}

/** Whether a credit code is whole and typed without a slip. A wrong one gets a hint, never a refusal. */
export function isCreditCode(text: string): boolean {
  const code = text.trim().toUpperCase();
  return codePattern.test(code) && creditCodeCheckDigit(code.slice(0, 17)) === code[17];
}
