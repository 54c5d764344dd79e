import { product } from '@edp/contract/modules/product/product.ts';
import { specification } from '@edp/contract/modules/specification/specification.ts';
import { expect, it } from 'vitest';
import { checkFile, rowsOf, runImport } from '../../../testing/imports/import-file.ts';
import { interruptedImport } from '../../../testing/imports/interrupted-import.ts';
import { productCells, productHeading } from '../../../testing/imports/product-cells.ts';
import { useImportApp } from '../../../testing/imports/use-import-app.ts';
import { retryNow } from '../../../testing/jobs/retry-now.ts';

const interrupted = interruptedImport();
const used = useImportApp(interrupted.kinds);

it('多款式商品的导入中途被杀死，下一次接着做：每个商品的规格齐全，一个也不重复', async () => {
  const { choices, cells } = await productCells(used.admin);
  const values = Array.from({ length: 70 }, (_none, index) => `N${index}`);
  await used.admin.data(specification.save, {
    name: '编号',
    productTypeId: choices.categoryId,
    active: 1,
    sortOrder: 1,
    specValueList: values.map((specValue) => ({ specValue })),
  });
  // Seventy rows each, so that records begin in one slice of a hundred and end in the next.
  const rows = Array.from({ length: 16 }, (_none, number) =>
    values.map(
      (value, index) => `KILL-${number},${index === 0 ? `被杀死的,${cells}` : ',,,,,,'},产成品,20,18,编号:${value}`,
    ),
  ).flat();
  const run = await checkFile(
    used.admin,
    'product',
    `${productHeading},物料类型,市场价,标价,规格值\n${rows.join('\n')}\n`,
  );
  expect(run).toMatchObject({ newCount: 1120, wrongCount: 0 });
  const [ran] = await Promise.all([runImport(used.admin, run.id), retryNow(used.app)]);
  expect(ran).toMatchObject({ state: 'done', writtenCount: 1120, failedCount: 0 });
  expect(interrupted.attempts()).toBe(2);
  const made = await used.admin.data(product.list, { code: 'KILL-', pageSize: 50 });
  expect(made.map(({ variantCount }) => variantCount)).toEqual(Array.from({ length: 16 }, () => 70));
  expect(await rowsOf(used.admin, run.id, { failed: 1 })).toEqual([]);
});
