import { ownOrganisations, product, productLock } from '@edp/contract/modules/product/product.ts';
import { sku } from '@edp/contract/modules/product/sku.ts';
import { sql } from 'kysely';
import { bind } from '../../kernel/http/bind.ts';
import { assertVisible } from '../inventory/organisation-scope.ts';
import { translationHandlers } from '../../kernel/record/record-handlers.ts';
import { contains } from '../../kernel/search/search.ts';
import { readLabelSets } from '../label/label.queries.ts';
import { findProduct, readLock } from './find-product.ts';
import { listInGroup, listLoadable, listProducts } from './list-products.ts';
import { readCombinations, readMatrix } from './matrix.ts';
import {
  assignProduct,
  listAssignable,
  listOrganisationsOf,
  loadProducts,
  unassignProduct,
} from './product-organisations.ts';
import { readProductStock } from './product-stock.ts';
import { readPriceHistory } from './price-history.ts';
import { productTable } from './product-table.ts';
import { readRequirement, setRequirement } from './requirements.ts';
import { saveProduct } from './save-product.ts';
import { deleteProducts, putOnShelf, takeOffShelf } from './shelf.ts';
import { addForTest } from './test-products.ts';
import { takenCodes } from './variants/check-variants.ts';
import { listSkus } from './variants/list-skus.ts';
import { deleteSkus, setSkusActive } from './variants/sku-batch.ts';

export const productRoutes = bind(
  product,
  {
    list: (context) => listProducts(context),
    all: (context) => listProducts(context),
    forStore: (context) => listProducts(context, { active: 1 }),
    choices: (context) => listProducts(context),
    choicesByOldName: (context) => listProducts(context),
    detail: (context) => findProduct(context, context.input.proId, context.input.invorgId),
    async read(context) {
      const found = await findProduct(context, context.input.proId, context.input.invorgId);
      return { ...found, specList: found.specList.filter(({ active }) => active === 1) };
    },
    create: (context) => saveProduct(context),
    update: (context) => saveProduct(context),
    delete: (context) => deleteProducts(context),
    up: (context) => putOnShelf(context),
    down: (context) => takeOffShelf(context),
    loadable: (context) => listLoadable(context),
    load: (context) => loadProducts(context),
    organisations: (context) => listOrganisationsOf(context),
    assignable: (context) => listAssignable(context),
    assign: (context) => assignProduct(context),
    unassign: (context) => unassignProduct(context),
    skus: (context) => listSkus(context),
    skusInStock: (context) => listSkus(context, { inStock: true }),
    stock: (context) => readProductStock(context),
    stockForSale: (context) => readProductStock(context, { forSale: true }),
    inGroup: (context) => listInGroup(context),
    matrix: (context) => readMatrix(context),
    combinations: (context) => readCombinations(context),
    takenCodes: async ({ db, input: { codes, proId } }) => [...(await takenCodes(db, codes, proId))],
    labels: ({ db, language }) => readLabelSets(db, 'PRODUCT', language),
    prices: (context) => readPriceHistory(context),
    requirement: (context) => readRequirement(context),
    setRequirement: (context) => setRequirement(context),
    addForTest: (context) => addForTest(context),
    ...translationHandlers(productTable, { name: 'name', remark: 'description', nameRequired: 'product.nameRequired' }),
  },
  {
    product_code_key: { error: 'product.codeTaken', field: 'code' },
    // A code that was taken between the check and the save, or by a material that the user does not see.
    material_code_key: { error: 'product.codeRepeated', field: 'specList' },
    material_variant_key: { error: 'product.combinationRepeated', field: 'specList' },
  },
);

export const skuRoutes = bind(sku, {
  list: (context) => listSkus(context),
  ofProduct: (context) => listSkus(context),
  delete: (context) => deleteSkus(context),
  setActive: (context) => setSkusActive(context),
});

export const productLockRoutes = bind(productLock, {
  async read(context) {
    await assertVisible('product', context, context.input.productId);
    return readLock(context, context.input.productId);
  },
});

export const ownOrganisationsRoutes = bind(ownOrganisations, {
  async list({ db, input: { name } }) {
    const { rows } = await sql<{
      id: string;
      name: string;
    }>`select id, name from organisation where ${name ? contains('organisation.name', name) : sql`true`} order by id limit 10000`.execute(
      db,
    );
    return rows.map((row) => ({ ...row, orgId: row.id, orgName: row.name }));
  },
});
