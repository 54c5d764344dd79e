import { batchEdit } from '@edp/contract/modules/batch-edit/batch-edit.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { exchange } from '@edp/contract/modules/exchange/exchange.ts';
import { imports } from '@edp/contract/modules/import/import.ts';
import { job } from '@edp/contract/modules/job/job.ts';
import { roles } from '@edp/contract/modules/role/role.ts';
import { savedView } from '@edp/contract/modules/saved-view/saved-view.ts';
import { tableLayout } from '@edp/contract/modules/table-layout/table-layout.ts';
import { demoPicture } from '../../demo/demo-picture.ts';
import { uploadSheet } from '../../testing/imports/upload-sheet.ts';
import { rawZip } from '../../testing/samples/raw-zip.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { waitUntil } from './wait-until.ts';

/** What people do to lists: arrange them, import, change many at once, export. */
export async function fillLists(admin: TestClient): Promise<void> {
  const layout = { columns: [{ key: 'code', width: 160 }], density: 'compact' as const };
  await admin.succeed(tableLayout.save, { table: 'brand.list', layout });
  const content = { filters: { active: '1' }, sort: 'code', layout };
  const { id } = await admin.data(savedView.save, { list: 'brand.list', name: '我的品牌', content });
  const [viewer] = await admin.data(roles.query, { keyword: 'VIEWER' });
  await admin.succeed(savedView.share, { id, roleIds: [viewer!.id] });
  await admin.succeed(savedView.setDefault, { list: 'brand.list', id });

  await importBrands(admin, demoPicture('甲'));
  await importBrands(admin, demoPicture('乙'));
  const brands = await admin.data(brand.list, { code: 'RELEASE' });
  const changes = [{ field: 'description', operation: 'set' as const, value: '批量修改' }];
  const run = await admin.data(batchEdit.start, { noun: 'brand', ids: brands.map((row) => row.id), changes });
  await finish(admin, run.id);

  await admin.succeed(exchange.exportLater, { noun: 'brand', format: 'csv', columns: ['code', 'name'] });
  await waitUntil(async () =>
    (await admin.data(job.list, {})).every(({ state }) => state !== 'queued' && state !== 'running'),
  );
}

/**
 * Under a heading that has to be matched by hand, with a picture; the second time it takes the place of the first one.
 */
async function importBrands(admin: TestClient, picture: Buffer) {
  const sheet = { name: '品牌.csv', content: '牌子代号,品牌名称,品牌图片\nRELEASE,发布用的品牌,a.png\n' };
  const { body } = await uploadSheet(admin, 'brand', rawZip([sheet, { name: 'a.png', content: picture }]), '品牌.zip');
  const mapping = ['code', 'name', 'labelPath'].map((field, place) => ({ place, field }));
  await admin.succeed(imports.check, { id: body.data.id, mapping, replacements: [] });
  await finish(admin, body.data.id);
}

/** Waits for the dry run, and does what it found. */
async function finish(admin: TestClient, id: string) {
  const isIdle = async () => !/queued|running/.test((await admin.data(imports.detail, { id })).jobState);
  await waitUntil(isIdle);
  await admin.succeed(imports.run, { id, mode: 'both', allOrNone: 0 });
  await waitUntil(isIdle);
  const { state, writtenCount } = await admin.data(imports.detail, { id });
  if (state !== 'done' || writtenCount !== 1) throw new Error(`the import ended as ${state} with ${writtenCount} rows`);
}
