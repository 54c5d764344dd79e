import { z } from 'zod';
import { withRight } from '../../kernel/record/field-rights.ts';
import { computedField, viewed } from '../../kernel/record/record-fields.ts';
import { RecordFile } from '../../kernel/file-link.ts';
import { OrganisationPair } from '../inventory-organisation/organisation-pair.ts';
import { Variant, VariantSpecification } from './variant.ts';

/** Lists that a product has beside its own columns. */
export const productParts = {
  labelIds: viewed(computedField(withRight('product.labelIds', z.array(z.string()))), {
    label: { ZHS: '标签', ENG: 'Labels' },
    sheet: { kind: 'text' },
  }),
  groupId: viewed(computedField(withRight('product.groupId', z.array(z.string()))), {
    label: { ZHS: '商品分组', ENG: 'Goods groups' },
    sheet: { kind: 'text' },
  }),
  picIds: viewed(computedField(withRight('product.picIds', z.array(RecordFile))), {
    label: { ZHS: '主图与视频', ENG: 'Pictures and videos' },
    sheet: { kind: 'picture', title: { ZHS: '主图', ENG: 'Pictures' } },
  }),
  productDocumentIds: viewed(computedField(withRight('product.productDocumentIds', z.array(RecordFile))), {
    label: { ZHS: '商品资料', ENG: 'Documents' },
    sheet: false,
  }),
  proSpecConfigVoList: viewed(computedField(z.array(VariantSpecification)), {
    label: { ZHS: '规格', ENG: 'Specifications' },
    sheet: false,
  }),
  specList: viewed(computedField(z.array(Variant)), { label: { ZHS: '规格明细', ENG: 'Variants' }, sheet: false }),
  /** The organisations that have it. */
  invOrgList: viewed(computedField(z.array(OrganisationPair)), {
    label: { ZHS: '库存组织', ENG: 'Inventory organisations' },
    sheet: false,
  }),
};
