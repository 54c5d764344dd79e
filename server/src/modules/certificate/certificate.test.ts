import { application } from '@edp/contract/modules/application/application.ts';
import { certificate, passwordMask } from '@edp/contract/modules/certificate/certificate.ts';
import { employee } from '@edp/contract/modules/employee/employee.ts';
import { workbench } from '@edp/contract/modules/workbench/workbench.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
let neighbour: TestClient;
let zhangwei: TestClient;
let appId: string;
let people: { id: string; userName: string }[];

beforeAll(async () => {
  app = await startTestApp();
  [admin, neighbour, zhangwei] = [
    await app.as('admin'),
    await app.as('admin', { tenantCode: 'HXJT' }),
    await app.as('zhangwei'),
  ];
  appId = (await admin.data(application.list, { code: 'PLM' }))[0]!.id;
  people = (await admin.data(employee.choose, { pageSize: 3 })).map(({ id, realname }) => ({ id, userName: realname }));
});
afterAll(() => app.stop());
beforeEach(async () => {
  // The demo was made on another day if midnight has passed since the tests began.
  await (
    await app.owner()
  ).query(`
    update certificate set start_date = start_date + days, end_date = end_date + days
      from (select date '${dayIn(20)}' - end_date as days from certificate where package_name = 'com.brh.staff' order by id desc limit 1) since`);
});

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10);
const newCertificate = (fields: object = {}) => ({
  appId,
  appKey: 'f00dcafe',
  packageName: 'com.example.plm',
  certificateType: 'PUSH' as const,
  workStatus: 'USEABLE' as const,
  certificatePwd: ' Geheim 密 ',
  startTime: '2026-01-01',
  endTime: dayIn(100),
  remindScope: [people[0]!],
  ...fields,
});
const create = async (fields: object = {}) => (await admin.data(certificate.save, newCertificate(fields))).id;
const detail = (id: string, client = admin) => client.data(certificate.detail, { id });

describe('证书列表', () => {
  it('以 office 的格式答复，最新的在前，密码只有掩码', async () => {
    const { body } = await admin.succeed(certificate.list, { page: 1, limit: 2 });
    expect(body).toMatchObject({ code: 0, msg: '操作成功', page: { totalCount: 8 } });
    expect(body.page!.list[0]).toMatchObject({
      knApplicationInfo: { title: '员工移动端' },
      certificateType: 'PUSH',
      workStatus: 'USEABLE',
      certificatePwd: '******',
      daysLeft: 20,
      startTime: dayIn(-345),
      endTime: dayIn(20),
      packageName: 'com.brh.staff',
      certificateFile: { name: 'staff-push.pem' },
    });
    expect(body.page!.list[0]!.remindScope.map(({ userName }) => userName)).toEqual(['陈志远', '张伟', '周怡']);
    expect(JSON.stringify(body)).not.toMatch(/Staff-Push|sealed|v1\./);
  });

  it.each([
    ['可用', { workStatus: 'USEABLE' as const }, 7],
    ['不可用', { workStatus: 'UNEABLE' as const }, 1],
    ['空状态等于全部', { workStatus: '' }, 8],
    ['AppKey 的一部分', { appKey: 'E5B3d8' }, 2],
    ['即将到期', { validity: 'expiring' as const }, 2],
    ['已过期', { validity: 'expired' as const }, 2],
    ['有效', { validity: 'valid' as const }, 4],
    ['状态与有效期同时', { workStatus: 'USEABLE' as const, validity: 'expired' as const }, 1],
  ])('可按%s查询', async (_what, filter, total) => {
    expect((await neighbour.succeed(certificate.list, filter)).body.page!.totalCount).toBe(total);
  });

  it('不存在的状态明确拒绝', async () => {
    expect((await admin.attempt(certificate.list, { workStatus: 'GOOD' })).body).toMatchObject({
      code: 400,
      msg: '请选择有效的选项',
    });
  });

  it('详情在 info/{id}，提醒对象以表单编码查询', async () => {
    const id = await create({ remindScope: people });
    const { body } = await admin.succeed(certificate.detail, { id });
    expect(body).toMatchObject({ code: 0, certificate: { id, certificatePwd: '******' }, data: { id } });
    const form = { ...admin.headersOf(), 'content-type': 'application/x-www-form-urlencoded' };
    const scope = await admin.send('POST', certificate.remindScope.path, `id=${id}`, form);
    expect(scope.body).toMatchObject({ code: 0, remindScope: people });
    expect((await neighbour.attempt(certificate.detail, { id })).status).toBe(404);
    expect((await neighbour.attempt(certificate.remindScope, { id })).status).toBe(404);
    await admin.succeed(certificate.delete, [id]);
  });
});

describe('证书保存', () => {
  it.each([
    ['没有应用', { appId: '' }, 'appId', '请选择应用'],
    ['应用编号不是编号', { appId: 'x' }, 'appId', '编号不正确'],
    ['没有 AppKey', { appKey: ' ' }, 'appKey', '请输入AppKey'],
    ['AppKey 过长', { appKey: 'x'.repeat(101) }, 'appKey', '不超过100个字符'],
    ['没有包名', { packageName: undefined }, 'packageName', '请输入包名'],
    ['包名含中文', { packageName: 'com.公司' }, 'packageName', '不允许输入中文字符'],
    ['没有证书类型', { certificateType: '' }, 'certificateType', '请选择证书类型'],
    ['证书类型不在选项中', { certificateType: 'TEST' }, 'certificateType', '请选择有效的选项'],
    ['没有状态', { workStatus: null }, 'workStatus', '请选择证书状态'],
    ['密码为空', { certificatePwd: '' }, 'certificatePwd', '请输入证书密码'],
    ['密码只有空格', { certificatePwd: '  ' }, 'certificatePwd', '请输入证书密码'],
    ['密码过长', { certificatePwd: 'x'.repeat(101) }, 'certificatePwd', '不超过100个字符'],
    ['没有开始日期', { startTime: '' }, 'startTime', '请选择开始日期'],
    ['没有结束日期', { endTime: null }, 'endTime', '请选择结束日期'],
    ['不是日期', { startTime: '2026-02-30' }, 'startTime', '请输入正确的日期'],
    ['结束早于开始', { startTime: '2026-05-02', endTime: '2026-05-01' }, 'endTime', '结束日期不能早于开始日期'],
    ['没有提醒对象', { remindScope: [] }, 'remindScope', '请选择提醒对象'],
    ['缺少提醒对象', { remindScope: undefined }, 'remindScope', '请选择提醒对象'],
    [
      '提醒对象过多',
      { remindScope: Array.from({ length: 201 }, (_, id) => ({ id: id + 1 })) },
      'remindScope',
      '最多200项',
    ],
    ['文件不存在', { certificateFile: { id: '999999' } }, 'certificateFile', '证书文件不存在，请重新上传'],
  ])('%s时在该字段提示，新增与修改都一样', async (_what, fields, field, message) => {
    const { id } = (await admin.data(certificate.list, { limit: 1 }))[0]!;
    for (const call of [certificate.save, certificate.update]) {
      const { status, body } = await admin.attempt(call, { id, ...newCertificate(fields) });
      expect(status).toBe(400);
      expect(body).toMatchObject({ msg: message, data: { fields: [{ field, message }] } });
    }
  });

  it('英文界面得到英文提示', async () => {
    const english = await app.as('admin', { language: 'ENG' });
    expect((await english.attempt(certificate.save, newCertificate({ certificatePwd: '' }))).body.msg).toBe(
      'Please enter the certificate password',
    );
  });

  it('新增时密码必填，掩码不算；同一天开始与结束可以，时间部分不计', async () => {
    for (const certificatePwd of [undefined, passwordMask]) {
      expect((await admin.attempt(certificate.save, newCertificate({ certificatePwd }))).body.msg).toBe(
        '请输入证书密码',
      );
    }
    const id = await create({ startTime: '2026-05-01 00:00:00', endTime: '2026-05-01' });
    expect(await detail(id)).toMatchObject({ startTime: '2026-05-01', endTime: '2026-05-01', certificateFile: null });
    await admin.succeed(certificate.delete, [id]);
  });

  it('别的租户的应用、员工都不存在', async () => {
    const [theirs] = await neighbour.data(application.list, {});
    const stranger = (await neighbour.data(employee.choose, { pageSize: 1 }))[0]!;
    const other = await admin.attempt(certificate.save, newCertificate({ appId: theirs!.id }));
    expect([other.status, other.body.msg, other.body.data.fields?.[0]?.field]).toEqual([
      409,
      '所选应用不存在，请重新选择',
      'appId',
    ]);
    const person = await admin.attempt(certificate.save, newCertificate({ remindScope: [{ id: stranger.id }] }));
    expect([person.status, person.body.msg, person.body.data.fields?.[0]?.field]).toEqual([
      409,
      '提醒对象中有人已不存在，请重新选择',
      'remindScope',
    ]);
  });

  it('他人已修改时拒绝覆盖，并给出现状，其中没有密码', async () => {
    const id = await create();
    const read = await detail(id);
    await zhangwei.succeed(certificate.update, {
      ...read,
      workStatus: 'UNEABLE',
      remindScope: [people[1]!, people[1]!],
    });
    const { status, body } = await admin.attempt(certificate.update, { ...read, appKey: 'other' });
    expect(status).toBe(409);
    expect(body.data).toMatchObject({
      error: 'error.stale',
      current: { id, version: 2, workStatus: 'UNEABLE', certificatePwd: '******', remindScope: [people[1]] },
    });
    expect(body.msg).toContain('张伟');
    await admin.succeed(certificate.delete, [id]);
  });
});

describe('证书密码', () => {
  const stored = async (id: string) =>
    (await (await app.asTenant(1)).query('select sealed_password from certificate where id = $1', [id])).rows[0]
      .sealed_password as string;
  const reveal = async (id: string, client = admin) => (await client.data(certificate.reveal, { id })).certificatePwd;

  it('在表中是密文，查看时一字不差；修改记录中没有它', async () => {
    const id = await create();
    expect(await stored(id)).toMatch(/^v1\.[\w-]{40,}$/);
    expect(await stored(id)).not.toContain('Geheim');
    expect(await reveal(id)).toBe(' Geheim 密 ');
    await admin.succeed(certificate.update, { ...(await detail(id)), certificatePwd: 'Neu' });
    const { rows } = await (
      await app.asTenant(1)
    ).query(`select changes from change_record where table_name = 'certificate' and record_id = $1 order by id`, [id]);
    expect(rows.map(({ changes }) => changes.sealed_password)).toEqual([
      { after: '***' },
      { before: '***', after: '***' },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/Geheim|Neu|v1\./);
  });

  it('修改时掩码或不填表示沿用原密码，其他内容照改', async () => {
    const id = await create();
    const before = await stored(id);
    await admin.succeed(certificate.update, { ...(await detail(id)), appKey: 'second' });
    const { certificatePwd: _mask, ...rest } = await detail(id);
    await admin.succeed(certificate.update, { ...rest, appKey: 'third' });
    expect(await stored(id)).toBe(before);
    expect(await detail(id)).toMatchObject({ appKey: 'third', version: 3 });
    await admin.succeed(certificate.update, { ...(await detail(id)), certificatePwd: 'Neu' });
    expect(await reveal(id)).toBe('Neu');
  });

  it('没有查看权限的人看不到；每次查看都有记录，谁也不能改动', async () => {
    const id = await create();
    expect((await zhangwei.attempt(certificate.reveal, { id })).status).toBe(403);
    expect((await neighbour.attempt(certificate.reveal, { id })).status).toBe(404);
    await reveal(id);
    await reveal(id);
    const reveals = await zhangwei.data(certificate.reveals, { id });
    expect(reveals).toMatchObject([
      { userName: '陈志远', what: 'password' },
      { userName: '陈志远', what: 'password' },
    ]);
    expect(reveals[0]!.createTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(Number(reveals[0]!.id)).toBeGreaterThan(Number(reveals[1]!.id));
    const tenantOne = await app.asTenant(1);
    for (const statement of [
      'update certificate_reveal set user_id = 2',
      'delete from certificate_reveal',
      'truncate certificate_reveal',
    ]) {
      await expect(tenantOne.query(statement)).rejects.toThrow('permission denied');
    }
    await admin.succeed(certificate.delete, [id]);
    expect(
      (await tenantOne.query('select count(*)::int as count from certificate_reveal where certificate_id = $1', [id]))
        .rows[0].count,
    ).toBe(2);
  });

  it('密文被换成别的租户的，或密钥已更换时，说明而不出错，也不留查看记录', async () => {
    const id = await create();
    const theirs = await (await app.asTenant(2)).query('select sealed_password from certificate limit 1');
    await (
      await app.asTenant(1)
    ).query('update certificate set sealed_password = $2 where id = $1', [id, theirs.rows[0].sealed_password]);
    const { status, body } = await admin.attempt(certificate.reveal, { id });
    expect([status, body.msg]).toEqual([409, '证书密码无法解密，请编辑证书并重新填写密码']);
    expect(await admin.data(certificate.reveals, { id })).toEqual([]);
  });
});

describe('证书删除', () => {
  it('以编号数组删除；没有选择时说明', async () => {
    const ids = [await create(), await create()];
    const { body } = await admin.succeed(certificate.delete, ids);
    expect(body).toMatchObject({ code: 0, msg: '操作成功' });
    for (const id of ids) expect((await admin.attempt(certificate.detail, { id })).status).toBe(404);
    expect((await admin.attempt(certificate.delete, [])).body).toMatchObject({ code: 400, msg: '请选择要删除的数据' });
  });

  it('有一条不存在或属于别的租户，则一条也不删除', async () => {
    const id = await create();
    const [theirs] = await neighbour.data(certificate.list, {});
    for (const other of ['999999999', theirs!.id])
      expect((await admin.attempt(certificate.delete, [id, other])).status).toBe(404);
    expect((await detail(id)).id).toBe(id);
  });

  it('批量删除：不存在的逐条说明，其余的删除；可按条件全选', async () => {
    const [first, second, third] = [
      await create({ appKey: 'batch.one' }),
      await create({ appKey: 'batch.two' }),
      await create({ appKey: 'batch.two', workStatus: 'UNEABLE' }),
    ];
    const [theirs] = await neighbour.data(certificate.list, {});
    expect(await admin.data(certificate.deleteBatch, { ids: [first, theirs!.id] })).toEqual({
      done: 1,
      failed: [{ id: theirs!.id, name: '', message: '数据不存在或已被删除' }],
    });
    expect(
      await admin.data(certificate.deleteBatch, {
        filters: { appKey: 'BATCH', workStatus: 'USEABLE', validity: '' },
        count: 1,
      }),
    ).toEqual({ done: 1, failed: [] });
    for (const id of [first, second]) expect((await admin.attempt(certificate.detail, { id })).status).toBe(404);
    expect((await detail(third)).id).toBe(third);
    expect((await neighbour.data(certificate.list, {}))[0]).toEqual(theirs);
    expect((await (await app.as('lina')).attempt(certificate.deleteBatch, { ids: [third] })).status).toBe(403);
  });

  it('只能查看的人不能新增、修改、删除、查看密码', async () => {
    const viewer = await app.as('lina');
    const [row] = await viewer.data(certificate.list, {});
    expect(row!.certificatePwd).toBe('******');
    for (const [call, input] of [
      [certificate.save, newCertificate()],
      [certificate.update, row],
      [certificate.delete, [row!.id]],
      [certificate.reveal, row],
      [certificate.download, row],
    ] as const) {
      expect((await viewer.send(call.method, call.path, input)).status).toBe(403);
    }
  });

  it('有证书的应用不能删除', async () => {
    const { id: application_id } = await admin.data(application.save, { code: 'CERT', name: '有证书的应用' });
    const id = await create({ appId: application_id });
    expect((await admin.attempt(application.delete, { id: application_id })).body.message).toBe(
      '已被使用，不能删除：证书 (1)',
    );
    await admin.succeed(certificate.delete, [id]);
    await admin.succeed(application.delete, { id: application_id });
  });
});

describe('工作台', () => {
  it('30天内到期的可用证书，分7天内与之后，通向列表', async () => {
    const link = '/zBook?validity=expiring&workStatus=USEABLE';
    const figure = async () =>
      (await neighbour.data(workbench.show, {})).figures.find(({ noun }) => noun === 'certificate');
    expect(await figure()).toEqual({
      noun: 'certificate',
      value: 2,
      link,
      parts: [
        { code: 'within7Days', value: 1, link },
        { code: 'within30Days', value: 1, link },
      ],
    });
    expect((await (await app.as('kehu')).data(workbench.show, {})).figures).toEqual([]);
  });
});
