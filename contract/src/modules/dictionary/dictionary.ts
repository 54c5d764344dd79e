import { z } from 'zod';
import { calls, post } from '../../kernel/call.ts';
import { requiredOr } from '../../kernel/fields.ts';
import type { Language, Text } from '../../kernel/language.ts';
import { rule } from '../../kernel/rule.ts';
import type { MessageKey } from '../../texts.ts';

/** Lists to choose from that are the same for every tenant: key, code, name. */
const dictionaries = {
  /** What labels are put on. */
  edp_label_useobj: {
    PRODUCT: { ZHS: '商品', ENG: 'Product' },
    MATERIAL: { ZHS: '物料', ENG: 'Material' },
    CUSTOMER: { ZHS: '客户', ENG: 'Customer' },
    SUPPLIER: { ZHS: '供应商', ENG: 'Supplier' },
    DEVICE: { ZHS: '设备', ENG: 'Device' },
    CONTRACT: { ZHS: '合同', ENG: 'Contract' },
    STAFF: { ZHS: '人员', ENG: 'Staff' },
  },
  dms_sku_itemtype: {
    RAW: { ZHS: '原材料', ENG: 'Raw material' },
    SEMI_FINISHED: { ZHS: '半成品', ENG: 'Semi-finished product' },
    FINISHED: { ZHS: '产成品', ENG: 'Finished product' },
    PURCHASED_PART: { ZHS: '外购件', ENG: 'Purchased part' },
    SPARE_PART: { ZHS: '备品备件', ENG: 'Spare part' },
    AUXILIARY: { ZHS: '辅料', ENG: 'Auxiliary material' },
    PACKAGING: { ZHS: '包装物', ENG: 'Packaging' },
    CONSUMABLE: { ZHS: '低值易耗品', ENG: 'Consumable' },
    SERVICE: { ZHS: '服务', ENG: 'Service' },
  },
  edp_productunit_type: {
    LengthUnit: { ZHS: '长度', ENG: 'Length' },
    WeightUnit: { ZHS: '重量', ENG: 'Weight' },
    VolumeUnit: { ZHS: '体积', ENG: 'Volume' },
    AreaUnit: { ZHS: '面积', ENG: 'Area' },
    CountUnit: { ZHS: '数量', ENG: 'Count' },
    TimeUnit: { ZHS: '时间', ENG: 'Time' },
  },
} satisfies Record<string, Record<string, Text>>;

type Dictionaries = typeof dictionaries;
type DictionaryKey = keyof Dictionaries;

const dictionaryKeys = Object.keys(dictionaries) as DictionaryKey[];

/** A client may keep `id`, `code` or `value` of the item that was chosen: they are the same. */
const DictionaryItem = z.object({ id: z.string(), code: z.string(), name: z.string(), value: z.string() });

export function dictionaryItems(key: DictionaryKey, language: Language): z.output<typeof DictionaryItem>[] {
  const entries: [string, Text][] = Object.entries(dictionaries[key]);
  return entries.map(([code, name]) => ({ id: code, code, name: name[language], value: code }));
}

/** A field that holds the code of an item. */
export const dictionaryCode = <Key extends DictionaryKey>(key: Key, required?: MessageKey) =>
  z.enum(Object.keys(dictionaries[key]) as (keyof Dictionaries[Key] & string)[], requiredOr('rule.choice', required));

/** The name of an item; an unknown code is returned as it is. */
export function dictionaryName(key: DictionaryKey, code: string, language: Language): string {
  const names: Readonly<Record<string, Text>> = dictionaries[key];
  return names[code]?.[language] ?? code;
}

export const dictionary = calls('dictionary', 'edp', '/v1/dictionaryItem', {
  byKey: post('listByKey', {
    can: 'member',
    input: z.object({ key: z.enum(dictionaryKeys, rule('dictionary.unknownKey')) }),
    output: z.array(DictionaryItem),
  }),
});
