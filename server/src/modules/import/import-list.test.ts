import { importNouns } from '@edp/contract/modules/import/import-nouns.ts';
import { imports } from '@edp/contract/modules/import/import.ts';
import { describe, expect, it } from 'vitest';
import { check } from '../../testing/imports/import-file.ts';
import { uploadSheet } from '../../testing/imports/upload-sheet.ts';
import { useImportApp } from '../../testing/imports/use-import-app.ts';
import { importers } from './importers.ts';

const used = useImportApp();

/** What is listed, made by the test that comes first: only within one can a job be waited for. */
let made: Promise<unknown> | undefined;
async function make() {
  await uploadSheet(used.admin, 'unit', '单位编码,单位名称\nL1,一\n', '单位 100%.csv');
  const { body } = await uploadSheet(used.admin, 'brand', '品牌编码,品牌名称\nL1,一\n编码,二\n', '品牌清单.csv');
  await check(used.admin, body.data);
}

const found = async (filters: object) => {
  await (made ??= make());
  return (await used.admin.data(imports.list, filters)).map(({ fileName }) => fileName);
};
const tested = (field: string, operator: string, ...values: string[]) =>
  found({ condition: { match: 'all', tests: [{ field, operator, values }] } });

describe('导入记录', () => {
  it('新的在前；按文件名、数据、状态与时间查询', async () => {
    expect(await found({})).toEqual(['品牌清单.csv', '单位 100%.csv']);
    expect(await found({ fileName: '清单' })).toEqual(['品牌清单.csv']);
    expect(await found({ fileName: '0%' })).toEqual(['单位 100%.csv']);
    expect(await found({ noun: 'unit' })).toEqual(['单位 100%.csv']);
    expect(await found({ state: 'checked' })).toEqual(['品牌清单.csv']);
    expect(await found({ time: ',2020-01-01' })).toEqual([]);
    expect(await found({ time: '2020-01-01,' })).toHaveLength(2);
    expect(await found({ fileName: '', noun: '', state: '', time: '' })).toHaveLength(2);
  });

  it('高级筛选：文件名、导入人、数据、状态与时间', async () => {
    expect(await tested('fileName', 'startsWith', '品牌')).toEqual(['品牌清单.csv']);
    expect(await tested('state', 'not', 'uploaded')).toEqual(['品牌清单.csv']);
    expect(await tested('userName', 'contains', '陈志远')).toHaveLength(2);
    expect(await tested('userName', 'is', '没有此人')).toEqual([]);
    expect(await tested('noun', 'in', 'brand', 'material')).toEqual(['品牌清单.csv']);
    expect(await tested('createTime', 'today')).toHaveLength(2);
  });

  it.each([
    { state: 'other' },
    { time: 'yesterday' },
    { condition: { match: 'all', tests: [{ field: 'columns', operator: 'is', values: ['x'] }] } },
  ])('拒绝 %j', async (filter) => {
    expect((await used.admin.send('POST', imports.list.path, filter)).status).toBe(400);
  });

  it('有“导入”按钮的列表，正是服务器能导入的', () => {
    expect(importers.map(({ sheet }) => sheet.noun).toSorted()).toEqual(importNouns.toSorted());
  });
});
