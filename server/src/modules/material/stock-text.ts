import type { Language } from '@edp/contract/kernel/language.ts';
import type { OrganisationStock } from '@edp/contract/modules/material/material.ts';

const most = 5;

/** 华东仓库 120、华北仓库 30: as a message says it. */
export function stockText(stock: readonly OrganisationStock[], language: Language): string {
  const [separator, more] = language === 'ZHS' ? ['、', '…'] : [', ', ' …'];
  return stock.slice(0, most).map(({ invOrgName, quantity }) => `${invOrgName} ${quantity}`).join(separator) + (stock.length > most ? more : '');
}
