import { z } from 'zod';
import { withRight } from '../../kernel/record/field-rights.ts';
import { computedField, viewed } from '../../kernel/record/record-fields.ts';
import { RecordFile } from '../../kernel/file-link.ts';
import { OrganisationPair } from '../inventory-organisation/organisation-pair.ts';

const Accessory = z.object({
  id: z.string(),
  itemCode: z.string(),
  itemName: z.string(),
  itemCategoryName: withRight('material.itemCategoryId', z.string()),
  itemType: withRight('material.itemTypeId', z.string()),
});
export type Accessory = z.output<typeof Accessory>;

/** Lists that a material has beside its own columns. */
export const materialParts = {
  picIds: viewed(computedField(withRight('material.picIds', z.array(RecordFile))), {
    label: { ZHS: '主图与视频', ENG: 'Pictures and videos' },
    sheet: false,
  }),
  productDocumentIds: viewed(computedField(withRight('material.productDocumentIds', z.array(RecordFile))), {
    label: { ZHS: '产品文档', ENG: 'Product documents' },
    sheet: false,
  }),
  productionOptions: viewed(computedField(withRight('material.productionOptions', z.array(Accessory))), {
    label: { ZHS: '生产配件', ENG: 'Accessories' },
    sheet: false,
  }),
  /** The organisations that have it. */
  invOrgList: viewed(computedField(z.array(OrganisationPair)), {
    label: { ZHS: '分配库存组织', ENG: 'Assign inventory organisations' },
    sheet: false,
  }),
};
