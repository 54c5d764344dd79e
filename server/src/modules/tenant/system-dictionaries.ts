import type { Text } from '@edp/contract/kernel/language.ts';
import { itemTypes, labelObjects, unitCategories } from '@edp/contract/modules/dictionary/dictionary-item.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';

interface SystemDictionary {
  key: string;
  name: Text;
  remark: string;
  /** By their codes, in their order. */
  items: Readonly<Record<string, Text>>;
}

/** Fields of the product are chosen from these. Tenants rename, disable and reorder the items, and add their own. */
export const systemDictionaries: readonly SystemDictionary[] = [
  {
    key: labelObjects,
    name: { ZHS: '标签使用对象', ENG: 'What labels are put on' },
    remark: '标签集的使用对象',
    items: {
      PRODUCT: { ZHS: '商品', ENG: 'Product' },
      MATERIAL: { ZHS: '物料', ENG: 'Material' },
      CUSTOMER: { ZHS: '客户', ENG: 'Customer' },
      SUPPLIER: { ZHS: '供应商', ENG: 'Supplier' },
      DEVICE: { ZHS: '设备', ENG: 'Device' },
      CONTRACT: { ZHS: '合同', ENG: 'Contract' },
      STAFF: { ZHS: '人员', ENG: 'Staff' },
    },
  },
  {
    key: itemTypes,
    name: { ZHS: '商品规格类型', ENG: 'Types of SKUs' },
    remark: '商品各规格的类型',
    items: {
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
  },
  {
    key: unitCategories,
    name: { ZHS: '单位类别', ENG: 'Categories of units' },
    remark: '计量单位的类别',
    items: {
      LengthUnit: { ZHS: '长度', ENG: 'Length' },
      WeightUnit: { ZHS: '重量', ENG: 'Weight' },
      VolumeUnit: { ZHS: '体积', ENG: 'Volume' },
      AreaUnit: { ZHS: '面积', ENG: 'Area' },
      CountUnit: { ZHS: '数量', ENG: 'Count' },
      TimeUnit: { ZHS: '时间', ENG: 'Time' },
    },
  },
];

const dictionaries = JSON.stringify(
  systemDictionaries.map(({ key, name, remark }) => ({ code: key, name: name.ZHS, english: name.ENG, remark })),
);
const items = JSON.stringify(
  systemDictionaries.flatMap(({ key, items: own }) =>
    Object.entries(own).map(([code, name], place) => ({
      dictionary: key,
      code,
      name: name.ZHS,
      english: name.ENG,
      place,
    })),
  ),
);

/**
 * The dictionaries and items that the tenant does not have yet, with one statement each; what it has stays as it is.
 */
export async function addDictionaries(db: Database): Promise<void> {
  await sql`
    with added as (
      insert into dictionary (code, name, remark, source)
      select code, name, remark, 1 from json_to_recordset(${dictionaries}::json) as given (code text, name text, remark text)
      on conflict on constraint dictionary_code_key do nothing returning id, code)
    insert into translation (table_name, record_id, language, name)
    select 'dictionary', added.id, 'ENG', given.english
      from added join json_to_recordset(${dictionaries}::json) as given (code text, english text) using (code)`.execute(
    db,
  );
  await sql`
    insert into dictionary_item (dictionary_id, code, name, name_eng, sort_order, source)
    select d.id, given.code, given.name, given.english, given.place, 1
      from json_to_recordset(${items}::json) as given (dictionary text, code text, name text, english text, place int) join dictionary d on d.code = given.dictionary
     where not exists (select from dictionary_item i where i.dictionary_id = d.id and i.code = given.code)
     order by given.dictionary, given.place`.execute(db);
}
