import { skuSheet } from '@edp/contract/modules/product/product.sheet.ts';
import { skuChanges } from '@edp/contract/modules/product/sku-fields.ts';
import { skuRecord } from '@edp/contract/modules/product/sku-record.ts';
import { kitImporter } from '../../../kernel/exchange/import/kit-importer.ts';
import { recordTable } from '../../../kernel/record/record-table.ts';
import { recordWriter } from '../../../kernel/record/record-writer.ts';
import { touchProducts } from '../../material/variant-of.ts';

const skuTable = recordTable('material', skuChanges, {
  itemCode: 'code',
  itemName: 'name',
  listPricePerUnit: 'list_price',
  active: 'on_shelf',
});

const writer = recordWriter(skuTable, 'itemCode');

/** Prices, names and the shelf of variants. New ones come with their product, which knows its specifications. */
export const skuImporter = kitImporter(skuSheet, skuTable, {
  taken: skuRecord.taken,
  foldsKey: true,
  isUpdateOnly: true,
  defaults: {},
  // Other materials are no SKU records.
  where: 'r.product_id is not null',
  writer: {
    ...writer,
    async write(context, records, base) {
      // Before the variants are locked, as in a save of the product.
      await touchProducts(
        context.db,
        records.flatMap(({ id }) => id ?? []),
      );
      return writer.write(context, records, base);
    },
  },
});
