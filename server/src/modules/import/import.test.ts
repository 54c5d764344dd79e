import { brand } from '@edp/contract/modules/brand/brand.ts';
import { imports } from '@edp/contract/modules/import/import.ts';
import { job } from '@edp/contract/modules/job/job.ts';
import { message } from '@edp/contract/modules/message/message.ts';
import { unit } from '@edp/contract/modules/unit/unit.ts';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from '../../testing/samples/read-workbook.ts';
import { addPerson } from '../../testing/people/add-person.ts';
import { addRole } from '../../testing/people/add-role.ts';
import { check, checkFile, rowsOf, runImport, undoImport, waitForImport } from '../../testing/imports/import-file.ts';
import { restrictFields } from '../../testing/people/restrict-fields.ts';
import { rawWorkbook } from '../../testing/samples/raw-workbook.ts';
import { uploadSheet } from '../../testing/imports/upload-sheet.ts';
import { useImportApp } from '../../testing/imports/use-import-app.ts';

const used = useImportApp();
const brandOf = async (code: string) =>
  (await used.admin.data(brand.list, { code, pageSize: 50 })).find((row) => row.code === code);

describe('试运行', () => {
  it('按标题、英文标题、字段名与星号匹配列，认不出的列出；什么也不写入', async () => {
    const { body } = await uploadSheet(
      used.admin,
      'brand',
      '品牌编码*,Brand name, sortOrder ,没有这一列\nIMP1,导入一,3,x\n',
    );
    expect(body.data.columns.map(({ heading, field }) => [heading, field])).toEqual([
      ['品牌编码*', 'code'],
      ['Brand name', 'name'],
      ['sortOrder', 'sortOrder'],
      ['没有这一列', ''],
    ]);
    expect(body.data).toMatchObject({
      state: 'uploaded',
      fileName: 'x.csv',
      fields: expect.arrayContaining([
        expect.objectContaining({ field: 'code', title: '品牌编码', isRequired: true, isKey: true }),
      ]),
    });
    const checked = await check(used.admin, body.data);
    expect(checked).toMatchObject({ state: 'checked', newCount: 1, changedCount: 0, unchangedCount: 0, wrongCount: 0 });
    expect(await brandOf('IMP1')).toBeUndefined();
  });

  it('每一行说明新增、更新（前后的值）、无变化或错误（列与原因）', async () => {
    const { name, sortOrder } = (await brandOf('HENGTUO'))!;
    const run = await checkFile(
      used.admin,
      'brand',
      [
        '编码,名称,排序,状态,描述',
        `HENGTUO,${name},${sortOrder},有效,`,
        'YUANCE,远测改名,７,无效,',
        'NEW-1,新的,1,,',
        'NEW-1,再来一次,1,,',
        '编码,x,1,,',
        '1.2E+10,科学计数,1,,',
        'NEW-2,,x,也许,',
        `NEW-3,${'长'.repeat(51)},-1,Valid,`,
      ]
        .join('\n')
        .replace('编码,名称', '品牌编码,品牌名称'),
    );
    expect(await rowsOf(used.admin, run.id)).toEqual([
      [2, 'changed'],
      [3, 'changed'],
      [4, 'new'],
      [5, 'wrong', '与本文件第 4 行重复'],
      [6, 'wrong', '不允许输入中文字符'],
      [7, 'wrong', 'Excel 转成了科学计数，请把该列设为文本后重新填写'],
      [8, 'wrong', '请输入品牌名称!', expect.stringContaining('整数'), '“也许”不存在'],
      [9, 'wrong', '不超过50个字符', '不能小于0'],
    ]);
    const [first, second] = await used.admin.data(imports.rows, { id: run.id, pageSize: 2 });
    expect(first!.cells.filter(({ before, after }) => before !== after).map(({ after }) => after)).toEqual(['']);
    expect(second!.cells.map(({ before, after, note }) => [before, after, note])).toEqual([
      ['', '', ''],
      ['远策仪表', '远测改名', ''],
      [expect.any(String), '7', '全角字符已转换'],
      ['有效', '无效', ''],
      [expect.any(String), '', ''],
    ]);
    expect(run.problems[0]).toMatchObject({ count: 3, reasons: expect.any(Array) });
    expect(run.problems.map(({ field, count }) => [field, count])).toEqual(
      expect.arrayContaining([
        ['code', 3],
        ['name', 2],
        ['sortOrder', 2],
        ['active', 1],
      ]),
    );
    expect(await rowsOf(used.admin, run.id, { results: 'wrong', field: 'active' })).toHaveLength(1);
    expect(await rowsOf(used.admin, run.id, { search: '再来' })).toHaveLength(1);
    expect(await rowsOf(used.admin, run.id, { search: '9' })).toHaveLength(1);
  });

  it('错误行可以下载，附原因，改好后可以再次上传', async () => {
    const run = await checkFile(used.admin, 'brand', '品牌编码,品牌名称\n编码,有名\nOK-1,好的\n');
    const response = await fetch(used.admin.baseUrl + imports.wrongRows.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...used.admin.headersOf() },
      body: JSON.stringify({ id: run.id }),
    });
    const content = Buffer.from(await response.arrayBuffer());
    expect(await readWorkbook(content)).toEqual([
      ['品牌编码', '品牌名称', '原文件行号', '错误原因'],
      ['编码', '有名', '2', '品牌编码：不允许输入中文字符'],
    ]);
    expect(
      (await uploadSheet(used.admin, 'brand', content, '错误行.xlsx')).body.data.columns.map(({ field }) => field),
    ).toEqual(['code', 'name', '', '']);
  });

  it('一种写法可以整体替换后再试；匹配被记住', async () => {
    const file = '代号,品牌名称,状态\nREP-1,甲,有\nREP-2,乙,有\n';
    const {
      body: { data: uploaded },
    } = await uploadSheet(used.admin, 'brand', file);
    const matched = {
      ...uploaded,
      columns: uploaded.columns.map((column) => (column.heading === '代号' ? { ...column, field: 'code' } : column)),
    };
    const wrong = await check(used.admin, matched);
    expect(wrong.problems).toMatchObject([{ field: 'active', count: 2, reasons: [{ value: '有', count: 2 }] }]);
    expect((await check(used.admin, wrong, [{ field: 'active', from: '有', to: '有效' }])).newCount).toBe(2);
    expect((await uploadSheet(used.admin, 'brand', file)).body.data.columns[0]!.field).toBe('code');
  });

  it('工作簿：数字写成的编码、日期与公式的值；被 Excel 截断的长数字指出', async () => {
    const cell = (reference: string, text: string) => `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const rows = `<row r="2">${cell('A2', '品牌编码')}${cell('B2', '品牌名称')}</row><row r="3"><c r="A3"><v>12000000000</v></c><c r="B3" t="str"><f>1</f><v>公式</v></c></row><row r="4"><c r="A4"><v>1.2345678901234568E+17</v></c>${cell('B4', 'x')}</row>`;
    const run = await checkFile(
      used.admin,
      'brand',
      await rawWorkbook({ rows, head: '<cols><col min="2" max="2" hidden="1"/></cols>' }),
      '数据.xlsx',
    );
    expect(run).toMatchObject({ sheetName: '数据', columns: [{ isHidden: false }, { isHidden: true }] });
    expect(await rowsOf(used.admin, run.id)).toEqual([
      [3, 'new'],
      [4, 'wrong', '超过 15 位，Excel 已丢失末尾数字，请把该列设为文本后重新填写'],
    ]);
  });
});

it('启用宏的工作簿在上传时说明，不当作不支持的类型', async () => {
  const content = await rawWorkbook({
    rows: '',
    types: '<Override PartName="/xl/workbook.xml" ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/>',
    more: { 'xl/vbaProject.bin': 'x' },
  });
  const { status, body } = await uploadSheet(used.admin, 'brand', content, '宏.xlsm');
  expect([status, body.message]).toEqual([415, '文件含有宏，请另存为不带宏的工作簿（.xlsx）后再上传']);
});

describe('写入与撤销', () => {
  it('新增并更新，记入修改记录，发送通知；撤销后恢复原样，重复撤销拒绝', async () => {
    const before = (await brandOf('LANJI'))!;
    const run = await checkFile(
      used.admin,
      'brand',
      `品牌编码,品牌名称\nRUN-1,新增的\nRUN-2,也是新增的\nLANJI,蓝极改名\n`,
    );
    expect(await runImport(used.admin, run.id)).toMatchObject({
      state: 'done',
      writtenCount: 3,
      failedCount: 0,
      canUndo: true,
    });
    expect([
      (await brandOf('RUN-1'))!.name,
      (await brandOf('LANJI'))!.name,
      (await brandOf('LANJI'))!.sortOrder,
    ]).toEqual(['新增的', '蓝极改名', before.sortOrder]);
    const { rows } = await (
      await used.app.asTenant(1)
    ).query(
      `select action, changes -> 'name' as name from change_record where table_name = 'brand' and request_id = 'import-${run.id}' order by id`,
    );
    expect(rows).toEqual([
      { action: 'insert', name: { after: '新增的' } },
      { action: 'insert', name: { after: '也是新增的' } },
      { action: 'update', name: { before: before.name, after: '蓝极改名' } },
    ]);
    expect((await used.admin.data(message.list, {}))[0]).toMatchObject({
      title: '导入完成：x.csv',
      content: '已写入 3 行，失败 0 行。',
    });
    expect(await undoImport(used.admin, run.id)).toMatchObject({
      state: 'undone',
      undoneCount: 3,
      keptCount: 0,
      canUndo: false,
    });
    expect([await brandOf('RUN-1'), (await brandOf('LANJI'))!.name]).toEqual([undefined, before.name]);
    expect((await used.admin.attempt(imports.undo, { id: run.id })).status).toBe(409);
  });

  it('撤销时，之后又被修改或已被使用的保留，说明原因', async () => {
    const run = await checkFile(
      used.admin,
      'unit',
      '单位编码,单位名称,单位类别\nUNDO1,改过的,数量\nUNDO2,未动的,数量\nkg,千克改名,重量\n',
    );
    await runImport(used.admin, run.id);
    for (const code of ['UNDO1', 'kg']) {
      const [row] = await used.admin.data(unit.list, { code });
      await used.admin.succeed(unit.update, { ...row!, description: '又改了' });
    }
    expect(await undoImport(used.admin, run.id)).toMatchObject({ undoneCount: 1, keptCount: 2 });
    expect(await rowsOf(used.admin, run.id, { failed: 1 })).toEqual([
      [2, 'new', '之后又被修改，已保留'],
      [4, 'changed', '之后又被修改，已保留'],
    ]);
    expect((await used.admin.data(unit.list, { code: 'UNDO' })).map(({ code }) => code)).toEqual(['UNDO1']);
  });

  it('一行也没有写入的导入、一行也没有撤销的撤销都是失败：消息与任务都这么说', async () => {
    const latestMessage = async () => (await used.admin.data(message.list, {}))[0]!;
    const ended = async () => (await used.admin.data(job.list, {}))[0]!;
    const file = '单位编码,单位名称,单位类别\nNONE1,没有写入,数量\n';
    const [run, late] = [await checkFile(used.admin, 'unit', file), await checkFile(used.admin, 'unit', file)];
    await runImport(used.admin, run.id);
    expect(await runImport(used.admin, late.id)).toMatchObject({ state: 'done', writtenCount: 0, canUndo: false });
    const unwritten = '1 行均未写入，原因见导入记录。';
    expect(await latestMessage()).toMatchObject({ title: '导入失败：x.csv', content: unwritten });
    expect(await ended()).toMatchObject({ state: 'failed', error: unwritten });
    expect((await used.admin.attempt(imports.undo, { id: late.id })).status).toBe(409);
    const [row] = await used.admin.data(unit.list, { code: 'NONE1' });
    await used.admin.succeed(unit.update, { ...row!, description: '又改了' });
    expect(await undoImport(used.admin, run.id)).toMatchObject({ state: 'undone', undoneCount: 0, keptCount: 1 });
    const kept = '1 行均保留，原因见导入记录。';
    expect(await latestMessage()).toMatchObject({ title: '撤销导入失败：x.csv', content: kept });
    expect(await ended()).toMatchObject({ state: 'failed', error: kept });
  });

  it('试运行之后被他人修改或新建的行不覆盖；全部或不写入时什么也不写入', async () => {
    const file = '品牌编码,品牌名称\nRACE-1,我的\nBOYUAN,我改的\nRACE-2,好的\n';
    const [partly, whole] = [
      await checkFile(used.admin, 'brand', file),
      await checkFile(used.admin, 'brand', file.replace('RACE-2', 'RACE-3')),
    ];
    await used.admin.succeed(brand.save, { code: 'RACE-1', name: '别人的', active: 1, sortOrder: 1 });
    await used.admin.succeed(brand.save, { ...(await brandOf('BOYUAN'))!, name: '别人改的' });
    await used.admin.succeed(imports.run, { id: whole.id, mode: 'both', allOrNone: 1 });
    expect(await waitForImport(used.admin, whole.id)).toMatchObject({
      state: 'checked',
      jobState: 'failed',
      error: '有 2 行错误，按“全部或不写入”未写入任何数据',
      newCount: 1,
      wrongCount: 2,
    });
    expect(await brandOf('RACE-3')).toBeUndefined();
    expect(await runImport(used.admin, partly.id)).toMatchObject({ writtenCount: 1, failedCount: 2 });
    expect(await rowsOf(used.admin, partly.id, { failed: 1 })).toEqual([
      [2, 'new', '品牌编码已存在，请更换'],
      [3, 'changed', '试运行后已被他人修改'],
    ]);
    expect([(await brandOf('RACE-1'))!.name, (await brandOf('BOYUAN'))!.name, (await brandOf('RACE-2'))!.name]).toEqual(
      ['别人的', '别人改的', '好的'],
    );
  });

  it('仅新增、仅更新；同一文件导入两次不会重复', async () => {
    const file = '品牌编码,品牌名称\nONLY-1,新的\nLVYUAN,改名\n';
    const original = (await brandOf('LVYUAN'))!.name;
    const [first, second] = [await checkFile(used.admin, 'brand', file), await checkFile(used.admin, 'brand', file)];
    expect((await runImport(used.admin, first.id, 'create')).writtenCount).toBe(1);
    expect((await brandOf('LVYUAN'))!.name).toBe(original);
    expect((await used.admin.attempt(imports.run, { id: first.id, mode: 'both', allOrNone: 0 })).status).toBe(409);
    expect(await runImport(used.admin, second.id)).toMatchObject({ writtenCount: 1, failedCount: 1 });
    expect(await checkFile(used.admin, 'brand', file)).toMatchObject({
      newCount: 0,
      changedCount: 0,
      unchangedCount: 2,
    });
  });
});

describe('权限', () => {
  it('没有保存权限的不能导入，别人的导入看不见；没有匹配编码列的拒绝', async () => {
    expect((await uploadSheet(used.viewer, 'brand', '品牌编码,品牌名称\nA,B\n')).status).toBe(403);
    const run = await checkFile(used.admin, 'brand', '品牌编码,品牌名称\nA,B\n');
    for (const client of [used.viewer, used.neighbour])
      expect((await client.attempt(imports.detail, { id: run.id })).status).toBe(404);
    expect((await used.viewer.attempt(imports.run, { id: run.id, mode: 'both', allOrNone: 0 })).status).toBe(404);
    expect(
      await used.admin.attempt(imports.check, { id: run.id, mapping: [{ place: 1, field: 'name' }] }),
    ).toMatchObject({ status: 400, body: { message: '请先匹配“品牌编码”列，系统按它判断新增还是更新' } });
  });

  it('看不见与不能改的字段不能匹配；没有删除权限的不能撤销新增', async () => {
    const roleId = await addRole(used.app, 'IMPORTERS', ['brand.view', 'brand.edit']);
    await restrictFields(used.app, roleId, { 'brand.description': 'hidden', 'brand.sortOrder': 'readonly' });
    const clerk = await addPerson(used.app, 'importer', 'D0201', 'IMPORTERS');
    const {
      body: { data },
    } = await uploadSheet(clerk, 'brand', '品牌编码,品牌名称,描述,排序\nRIGHT-1,甲,机密,9\n');
    expect(data.columns.map(({ field }) => field)).toEqual(['code', 'name', '', '']);
    expect(
      await clerk.attempt(imports.check, {
        id: data.id,
        mapping: [
          { place: 0, field: 'code' },
          { place: 2, field: 'description' },
        ],
      }),
    ).toMatchObject({ status: 403 });
    await check(clerk, data);
    await runImport(clerk, data.id);
    expect(await brandOf('RIGHT-1')).toMatchObject({ name: '甲', description: '', sortOrder: 0 });
    expect((await clerk.attempt(imports.undo, { id: data.id })).status).toBe(403);
  });
});

it('从 Excel 粘贴的单元格走同样的流程', async () => {
  const { id, columns } = await used.admin.data(imports.paste, {
    noun: 'brand',
    text: '品牌编码\t品牌名称\nPASTE-1\t粘贴，的\n',
  });
  expect(columns.map(({ field }) => field)).toEqual(['code', 'name']);
  await check(used.admin, await used.admin.data(imports.detail, { id }));
  expect(await runImport(used.admin, id)).toMatchObject({ writtenCount: 1 });
  expect((await brandOf('PASTE-1'))!.name).toBe('粘贴，的');
});
