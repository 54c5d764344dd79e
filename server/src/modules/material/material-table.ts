import { materialFields, materialRowFields } from '@edp/contract/modules/material/material-fields.ts';
import { materialCompleteness } from '@edp/contract/modules/material/material-completeness.ts';
import { sql } from 'kysely';
import { filledItems } from '../../kernel/record/completeness.ts';
import { recordTable } from '../../kernel/record/record-table.ts';

/** Where a column is called otherwise than its field. */
const columns = {
  itemCode: 'code',
  itemName: 'name',
  itemCategoryId: 'category_id',
  itemTypeId: 'type_id',
  listPricePerUnit: 'list_price',
  enabled: 'active',
  thumbnailUrl: 'picture_file_id',
  lengthStr: 'length',
  widthStr: 'width',
  highStr: 'height',
  roughWeight: 'gross_weight',
  volumeStr: 'volume',
  proCategoryId: 'product_category_id',
} as const;

const completeness = filledItems('material', materialFields, materialCompleteness, columns);

/** As lists read it: without the long texts. */
export const materialRowTable = recordTable('material', materialRowFields, { ...columns, completeness });

export const materialTable = recordTable('material', materialFields, {
  ...columns,
  completeness,
  picId: sql`coalesce(material.picture_file_id::text, '')`,
  orgId: 'organisation_id',
  orgName: sql`(select o.name from organisation o where o.tenant_id = material.tenant_id and o.id = material.organisation_id)`,
});
