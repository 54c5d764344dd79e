import { batchEdit } from '@edp/contract/modules/batch-edit/batch-edit.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { certificate } from '@edp/contract/modules/certificate/certificate.ts';
import { exchange } from '@edp/contract/modules/exchange/exchange.ts';
import { imports } from '@edp/contract/modules/import/import.ts';
import { job } from '@edp/contract/modules/job/job.ts';
import { languagePack } from '@edp/contract/modules/language-pack/language-pack.ts';
import { live } from '@edp/contract/modules/live/live.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { newsManage } from '@edp/contract/modules/news/news-manage.ts';
import { news, newsComment } from '@edp/contract/modules/news/news.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { roles } from '@edp/contract/modules/role/role.ts';
import { savedView } from '@edp/contract/modules/saved-view/saved-view.ts';
import { sharing, sharingModes } from '@edp/contract/modules/sharing/sharing.ts';
import { tableLayout } from '@edp/contract/modules/table-layout/table-layout.ts';
import { loginAs } from '../../testing/login-as.ts';
import { fillPeople } from './fill-people.ts';
import { demoPicture } from '../../demo/demo-picture.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { withClient } from '../with-client.ts';
import { materialChoices, materialSample } from '../../testing/samples/material-sample.ts';
import { newsSample } from '../../testing/samples/news-sample.ts';
import { productChoices, productSample } from '../../testing/samples/product-sample.ts';
import { uploadSheet } from '../../testing/imports/upload-sheet.ts';
import { rawZip } from '../../testing/samples/raw-zip.ts';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Puts rows into every table that the demo leaves empty. A user stays online until the function that it returns is
 * called.
 */
export async function fillTables(baseUrl: string, ownerUrl: string): Promise<() => void> {
  const admin = await loginAs(baseUrl, { account: 'admin', password: 'Admin123' });
  await fillPeople(baseUrl, admin);
  await fillRecords(admin);
  await fillLists(admin);
  await fillRest(admin, ownerUrl);
  return openWindow(admin, ownerUrl);
}

/** A user is online and has a record open until the socket is closed. */
async function openWindow(admin: TestClient, ownerUrl: string): Promise<() => void> {
  const { ticket } = admin.credentials;
  const socket = new WebSocket(admin.baseUrl.replace('http', 'ws') + live.path.replace('{ticket}', ticket));
  const say = (event: string, data: object) => socket.send(JSON.stringify({ event, data }));
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const isWelcome = new Promise((resolve) => socket.addEventListener('message', resolve, { once: true }));
  say('OnConnection', { token: ticket });
  await isWelcome;
  const [row] = await admin.data(brand.list, {});
  say('openRecord', { noun: 'brand', id: row!.id, mode: 'edit' });
  const noted = () => withClient(ownerUrl, (client) => client.query('select from app.presence, app.record_viewer'));
  await waitUntil(async () => (await noted()).rowCount === 1);
  return () => socket.close();
}

/** Fills tables that are filled by themselves after days, and those of the job queue that the product does not use. */
async function fillRest(admin: TestClient, ownerUrl: string): Promise<void> {
  const { id } = await uploadFile(admin, 'unused.png', demoPicture('无用'));
  await withClient(ownerUrl, (client) =>
    client.query(`
    set app.tenant = '1';
    select app.refresh_row_estimates('public.brand');
    delete from public.file where tenant_id = 1 and id = ${Number(id)};
    insert into pgboss.bam (name, version, status, table_name, command) values ('release', 1, 'completed', 'job', 'select 1');
    insert into pgboss.subscription (event, name) values ('release', 'job');
    insert into pgboss.warning (type, message) values ('release', '示例');
    insert into pgboss.queue_stats (name) values ('job');
    -- The queue does not exist: pg-boss removes dependencies of jobs that its queues do not have.
    insert into pgboss.job_dependency (child_name, child_id, parent_name, parent_id)
    values ('release', gen_random_uuid(), 'release', gen_random_uuid())`),
  );
}

/** The records of the demo lack these. */
async function fillRecords(admin: TestClient): Promise<void> {
  const picture = await uploadFile(admin, 'release.png', demoPicture('发布'));
  await fillMaterials(admin, picture.id);
  await fillProducts(admin);
  await fillNews(admin, picture.id);

  const [existing] = await admin.data(certificate.list, {});
  await admin.succeed(certificate.reveal, { id: existing!.id });
  await admin.succeed(languagePack.save, {
    functionName: 'brand',
    languageType: 'ZHS',
    texts: { title: '我们的品牌' },
  });
  await admin.succeed(sharing.setMode, { sharingType: 'brand', mode: sharingModes.publicRead });
}

async function fillMaterials(admin: TestClient, pictureId: string) {
  const sample = materialSample(await materialChoices(admin), 1);
  await admin.succeed(material.save, { ...sample, itemCode: 'RELEASE-1', picIds: [pictureId] });
  await admin.succeed(material.setRequirement, { categoryId: sample.itemCategoryId.at(-1)!, needed: ['texture'] });
  await admin.succeed(material.setStock, {
    key: 'release',
    entries: [{ itemCode: 'RELEASE-1', invOrgCode: 'INV01', quantity: '12.5' }],
  });
}

/** With a code that the server makes, and labels. */
async function fillProducts(admin: TestClient) {
  const sample = productSample(await productChoices(admin), 1);
  const [set] = await admin.data(product.labels, {});
  await admin.succeed(product.create, { ...sample, code: '', labelIds: [set!.roots[0]!.children[0]!.id] });
  await admin.succeed(product.setRequirement, { categoryId: sample.categoryId.at(-1)!, needed: ['picture', 'price'] });
}

async function fillNews(admin: TestClient, pictureId: string) {
  const { id: newId } = await admin.data(newsManage.save, { ...newsSample('新版本发布'), fileIds: [pictureId] });
  await admin.succeed(news.recordRead, { newId });
  await admin.succeed(news.laud, { newId, lauded: 1 });
  await admin.succeed(newsComment.add, { newId, commentValue: '已阅' });
}

/** People do these things to lists: arrange them, import, change many at once, export. */
async function fillLists(admin: TestClient): Promise<void> {
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

/** Asks again and again, however long it takes. */
export async function waitUntil(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(50);
}
