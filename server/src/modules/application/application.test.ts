import { application } from '@edp/contract/modules/application/application.ts';
import { describe, expect, it } from 'vitest';
import { describeRecord } from '../../testing/describe/describe-record.ts';
import type { RecordSamples } from '../../testing/describe/record-samples.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp();
const sample = (number: number) => ({ code: `T${number}`, name: `测试应用${number}`, remarks: '' });

const samples: RecordSamples = {
  what: '应用',
  table: 'application',
  sample,
  key: 'code',
  filters: [
    ['代码，不分大小写', { code: 'ms' }, ['QMS', 'WMS']],
    ['名称中的一个字', { name: '仓' }, ['WMS']],
    ['代码与名称同时', { code: 'M', name: '管理系统' }, ['QMS', 'WMS']],
    ['百分号只是百分号', { name: '%' }, []],
    // The newest first.
    ['空条件等于没有条件', { name: ' ', code: '', pageSize: 2 }, ['OLD-EAM', 'APP-STAFF']],
  ],
  invalid: [
    ['缺少代码', { code: ' ' }, 'code', '请输入应用代码'],
    ['代码含中文', { code: '应用1' }, 'code', '不允许输入中文字符'],
    ['代码过长', { code: 'x'.repeat(21) }, 'code', '不超过20个字符'],
    ['缺少名称', { name: '' }, 'name', '请输入应用名称'],
    ['名称过长', { name: '长'.repeat(51) }, 'name', '不超过50个字符'],
    ['备注过长', { remarks: '长'.repeat(201) }, 'remarks', '不超过200个字符'],
  ],
  unique: { field: 'code', taken: 'ERP', message: '应用代码已存在，请更换' },
};

describeRecord(used, application, samples);

describe('应用状态', () => {
  const create = async (number: number) => (await used.admin.data(application.save, sample(number))).id;

  it('默认启用，供选用的只有启用的应用，员工都可以读', async () => {
    const [first] = await used.admin.data(application.list, { code: 'OLD-EAM' });
    expect(first).toMatchObject({ name: '旧设备台账', status: '0', createBy: '陈志远' });
    const options = await used.viewer.data(application.options, {});
    expect(options[0]).toEqual({ id: expect.any(String), code: 'APP-STAFF', name: '员工移动端' });
    expect(options.map(({ code }) => code)).not.toContain('OLD-EAM');
  });

  it.each([
    ['0', '0'],
    [0, '0'],
    ['1', '1'],
    [1, '1'],
  ])('状态设为 %j', async (status, stored) => {
    const id = await create(1000 + Number(status) + (typeof status === 'string' ? 10 : 0));
    await used.admin.succeed(application.setStatus, { id, status });
    expect((await used.admin.data(application.detail, { id })).status).toBe(stored);
  });

  it('状态只有启用与停用；没有权限、别的租户的不能设置', async () => {
    const id = await create(2000);
    for (const status of ['2', '', null]) {
      expect((await used.admin.send('POST', application.setStatus.path, { id, status })).status).toBe(400);
    }
    expect((await used.viewer.attempt(application.setStatus, { id, status: 0 })).status).toBe(403);
    expect((await used.neighbour.attempt(application.setStatus, { id, status: 0 })).status).toBe(404);
  });

  it('修改时的规则与新增相同；改成别的应用的代码时拒绝', async () => {
    const read = await used.admin.data(application.detail, { id: await create(3000) });
    expect((await used.admin.attempt(application.update, { ...read, name: '' })).body.message).toBe('请输入应用名称');
    expect((await used.admin.attempt(application.update, { ...read, code: 'ERP' })).body.message).toBe(
      '应用代码已存在，请更换',
    );
    await used.admin.succeed(application.update, { ...read, code: 'RENAMED', name: '改名' });
    expect(await used.admin.data(application.detail, { id: read.id })).toMatchObject({
      code: 'RENAMED',
      name: '改名',
      version: 2,
      status: '1',
    });
  });
});
