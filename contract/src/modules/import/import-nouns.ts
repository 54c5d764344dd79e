/** The nouns whose lists can be imported into; a test compares them with what the server imports. */
export const importNouns = [
  'material', 'product', 'sku', 'goodsGroup', 'brand', 'unit', 'specification', 'categorySet', 'labelSet', 'application', 'setting', 'certificate', 'employee', 'organisation', 'inventoryOrganisation', 'userGroup', 'dictionary',
] as const;
