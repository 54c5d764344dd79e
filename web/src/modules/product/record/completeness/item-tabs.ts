import type { CompletenessItem } from '@edp/contract/modules/product/completeness.ts';

/** The tab of the form where each part is filled in. */
export const formTabsOf: Readonly<Record<CompletenessItem, string>> = {
  picture: 'basic',
  price: 'variants',
  details: 'details',
  parameter: 'parameter',
  document: 'documents',
  translation: 'basic',
  organisation: 'organisations',
};

/** The tab where it is read: there the translations have one of their own. */
export const readTabs: typeof formTabsOf = { ...formTabsOf, translation: 'languages' };
