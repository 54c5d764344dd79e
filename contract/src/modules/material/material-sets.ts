/** The sets of categories that materials and products are sorted into. */
export const materialSets = { category: 'PRO_BASE_CLASS', type: 'ITEM_TYPE_CLASS' } as const;
