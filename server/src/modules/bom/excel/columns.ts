import type { Language, Text } from '@edp/contract/kernel/language.ts';

/** The columns of a workbook of a BOM, in their order. */
export const excelColumns = {
  level: { header: { ZHS: '层级', ENG: 'Level' }, width: 8 },
  itemCode: { header: { ZHS: '物料编码', ENG: 'Material code' }, width: 18 },
  productName: { header: { ZHS: '名称', ENG: 'Name' }, width: 32 },
  proSpecName: { header: { ZHS: '规格', ENG: 'Specification' }, width: 24 },
  quantity: { header: { ZHS: '数量', ENG: 'Quantity' }, width: 12 },
  unitText: { header: { ZHS: '单位', ENG: 'Unit' }, width: 10 },
  scrapRate: { header: { ZHS: '损耗率(%)', ENG: 'Scrap rate (%)' }, width: 14 },
  position: { header: { ZHS: '位号', ENG: 'Position' }, width: 16 },
  remark: { header: { ZHS: '备注', ENG: 'Remark' }, width: 32 },
} as const satisfies Record<string, { header: Text; width: number }>;

export type ExcelColumn = keyof typeof excelColumns;
export const excelNames = Object.keys(excelColumns) as ExcelColumn[];

export const headerOf = (column: ExcelColumn, language: Language) => excelColumns[column].header[language];
