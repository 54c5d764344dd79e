import { productFields, productRowFields } from '@edp/contract/modules/product/product-fields.ts';
import { sql } from 'kysely';
import { recordTable } from '../../kernel/record/record-table.ts';

/** Where a column is called otherwise than its field. */
const columns = {
  productModel: 'multi_style',
  variantCount: sql`product.variant_count`,
  thumbnailUrl: 'picture_file_id',
} as const;

/** As lists read it: without the long texts. */
export const productRowTable = recordTable('product', productRowFields, columns);

export const productTable = recordTable('product', productFields, {
  ...columns,
  lengthStr: 'length',
  widthStr: 'width',
  highStr: 'height',
  roughWeight: 'gross_weight',
  volumeStr: 'volume',
  orgId: 'organisation_id',
  orgName: sql`(select o.name from organisation o where o.id = product.organisation_id)`,
  listingTime: 'listing_date',
  indate: 'shelf_days',
  bathEnable: 'is_lot_control',
  serialNumberEnable: 'is_serial_number_control',
  assetMaterial: 'is_inventory_asset',
  picId: sql`coalesce(product.picture_file_id::text, '')`,
});
