import { product } from '@edp/contract/modules/product/product.ts';
import { productChoices, productSample } from '../samples/product-sample.ts';
import type { TestClient } from '../test-client.ts';

/** What a file says of the product itself, without its code and name. */
export const productHeading = '商品编码,商品名称,商品分类,品牌,商品类型,计量单位,关键字,商品描述';

/** A product's choices, and the cells that stand for them below `productHeading` after the code and the name. */
export async function productCells(client: TestClient) {
  const choices = await productChoices(client);
  const { id } = await client.data(product.create, productSample(choices, 1));
  const { categoryText, brandText, typeText, unitText } = await client.data(product.detail, { proId: id });
  return {
    choices,
    cells: [
      categoryText.replaceAll(',', '/'),
      brandText,
      typeText.replaceAll(',', '/'),
      unitText,
      '阀门',
      '导入的商品',
    ].join(),
  };
}
