import { bom } from '@edp/contract/modules/bom/bom.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { imports } from '@edp/contract/modules/import/import.ts';
import { expect, it } from 'vitest';
import { withReader } from '../../kernel/file-reader/reader.ts';
import { uploadSheet } from '../../testing/imports/upload-sheet.ts';
import { rawWorkbook } from '../../testing/samples/raw-workbook.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp();

const csv = '品牌编码,品牌名称\nBUSY,忙\n';

/** Transactions that wait for something else than the database. */
async function heldConnections(): Promise<number> {
  const { rows } = await (
    await used.app.owner()
  ).query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  );
  return rows[0]!.count;
}

const importBom = async (bomId: string, content: Buffer) => {
  const form = new FormData();
  form.append('bomId', bomId);
  form.append('preview', '1');
  form.append('file', new Blob([new Uint8Array(content)]), 'x.xlsx');
  const response = await fetch(used.app.baseUrl + bom.importExcel.path, {
    method: 'POST',
    headers: used.admin.headersOf(),
    body: form,
  });
  return { status: response.status, body: (await response.json()) as { message: string } };
};

const cell = (text: string) => `<c t="str"><v>${text}</v></c>`;

it.each([
  ['上传', () => uploadSheet(used.admin, 'brand', csv, 'x.csv')],
  ['粘贴', () => used.admin.attempt(imports.paste, { noun: 'brand', text: csv })],
  [
    'BOM',
    async () => {
      const { id } = await used.admin.data(bom.save, { productName: '忙', proSpecName: '规格', active: 1 });
      const header = ['层级', '名称'].map(cell).join('');
      return importBom(id, await rawWorkbook({ rows: `<row>${header}</row><row>${cell('1')}${cell('甲')}</row>` }));
    },
  ],
])('%s：读取文件的进程都忙时，排队的不占数据库连接，太多的立即答复，其它接口照常', async (_way, send) => {
  const gate = Promise.withResolvers<void>();
  const held = [1, 2].map((each) => withReader({ call: `other ${each}` }, () => gate.promise));
  const sent = Array.from({ length: 3 }, send);
  try {
    // The third finds two that wait already.
    const { status, body } = await Promise.race(sent);
    expect([status, body.message]).toEqual([503, '正在读取的文件很多，请稍后再上传']);
    expect(await heldConnections()).toBe(0);
    expect((await used.admin.attempt(brand.list, {})).status).toBe(200);
  } finally {
    gate.resolve();
    await Promise.all(held);
  }
  expect((await Promise.all(sent)).map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 200, 503,
  ]);
});
