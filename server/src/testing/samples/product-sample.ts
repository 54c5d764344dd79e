import { createCanvas } from '@napi-rs/canvas';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { productDefaults } from '@edp/contract/modules/product/product-fields.ts';
import { materialChoices } from './material-sample.ts';
import type { TestClient } from '../test-client.ts';
import { uploadFile } from '../upload-file.ts';

/** The choices of a product's form in the demo data, with a picture. */
export async function productChoices(client: TestClient) {
  const [{ itemCategoryId: categoryId, itemTypeId: typeId, unitId, categories }, brands, picture] = await Promise.all([
    materialChoices(client),
    client.data(brand.options, {}),
    uploadFile(client, 'product.png', drawPicture()),
  ]);
  return { categories, categoryId, typeId, unitId, brandId: brands[0]!.id, picture };
}

export type ProductChoices = Awaited<ReturnType<typeof productChoices>>;

/** As large as a thumbnail should be. */
function drawPicture(): Buffer {
  const canvas = createCanvas(360, 235);
  const context = canvas.getContext('2d');
  context.fillStyle = '#e5f1f5';
  context.fillRect(0, 0, 360, 235);
  context.fillStyle = '#0f6b8c';
  context.fillRect(120, 60, 120, 115);
  return canvas.toBuffer('image/png');
}

/** A variant whose code the server makes. */
export const variantSample = (itemName: string, listPricePerUnit = '18.5') => ({
  itemCode: '',
  isCreateItem: 1,
  itemName,
  proType: 'FINISHED',
  marketPrice: '20',
  listPricePerUnit,
  barCode: '',
  active: 1,
});

/** A valid product of a single style; its picture may be used by several. */
export const productSample = ({ categoryId, typeId, unitId, brandId, picture }: ProductChoices, number: number) => ({
  ...productDefaults,
  code: `PROD-${number}`,
  name: `测试商品${number}`,
  keyword: '测试',
  description: '测试商品的描述',
  categoryId,
  typeId,
  unitId,
  brandId,
  minimumOrderQuantity: '1',
  minimumPacking: '1',
  picId: picture.id,
  picIds: [picture.id],
  graphicDetails: '<p>图文详情</p>',
  specList: [variantSample(`测试商品${number}`)],
});
