import type { Text } from '../../kernel/language.ts';

/** What the fields of a dictionary are called, on the screen and in spreadsheets. */
export const dictionaryLabels = {
  code: { ZHS: '字典键', ENG: 'Key' },
  name: { ZHS: '字典名称', ENG: 'Name' },
  items: { ZHS: '字典项', ENG: 'Items' },
  itemsHint: {
    ZHS: '每项写“编码=名称”，用“；”隔开，按此顺序；已有的项可只写名称。写出的是全部项，没有写的会删除；留空则不修改',
    ENG: 'Each as “code=name”, separated by “;”, in their order; of one that exists the name is enough. What is left out is deleted; empty: all stay',
  },
} as const satisfies Record<string, Text>;
