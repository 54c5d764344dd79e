import { brand } from '@edp/contract/modules/brand/brand.ts';
import { home } from '@edp/contract/modules/home/home.ts';
import { registration } from '@edp/contract/modules/registration/registration.ts';
import { role, session, tenant } from '@edp/contract/modules/session/session.ts';
import { tenantApplication } from '@edp/contract/modules/tenant-application/tenant-application.ts';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { loginAs } from '../../testing/login-as.ts';
import { startOtherService } from '../../testing/http/other-service.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { sendFile } from '../../testing/upload-file.ts';

let app: TestApp;
let operator: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  operator = await asOperator(app);
});
afterAll(() => app.stop());

const asOperator = (of: TestApp, language: 'ZHS' | 'ENG' = 'ZHS') =>
  of.as('admin', { tenantCode: 'PLATFORM', language });
const png = createCanvas(20, 20).toBuffer('image/png');
const nothing: object = {};

/** Each test has an application of its own. */
let number = 0;
let phone: string;
let code: string;
beforeEach(async () => {
  number++;
  phone = `1370000${String(number).padStart(4, '0')}`;
  code = `NEW${number}`;
  await (await app.owner()).query('delete from app.attempt');
});

const companyName = () => `测试${number}号有限公司`;

async function apply(fields: object = nothing, of = app) {
  const { body } = await sendFile(of.anonymous(), '执照.png', png, 'edp');
  const input = {
    companyName: companyName(),
    unifiedSocialCreditCode: `91440300MA5APPL${String(number).padStart(3, '0')}`,
    address: '["广东省","深圳市","南山区"]',
    addressDetail: '科苑路18号',
    applicant: '梁晓峰',
    phoneNumber: phone,
    verificationCode: '8888',
    password: 'Harbour7Lamp',
    confirmPassword: 'Harbour7Lamp',
    requirementDescription: '管理物料',
    businessLicense: body.data.id,
    ...fields,
  };
  return of.anonymous().send('POST', registration.apply.path, input);
}
async function applied(fields: object = nothing): Promise<string> {
  expect((await apply(fields)).status).toBe(200);
  const [latest] = await operator.data(tenantApplication.list, {});
  return latest!.id;
}
const approve = (id: string, fields: object = nothing, client = operator) =>
  client.attempt(tenantApplication.approve, { id, tenantCode: code, tenantName: companyName(), ...fields });
const reject = (id: string, reason = '资料不全', client = operator) =>
  client.attempt(tenantApplication.reject, { id, reason });
const detail = (id: string) => operator.data(tenantApplication.detail, { id });
const messagesTo = async (to: string) =>
  (
    await (
      await app.owner()
    ).query<{ text: string }>('select text from app.sms_outbox where phone = $1 order by id', [to])
  ).rows.map(({ text }) => text);
const tenantNamed = async (tenantCode: string) =>
  (await (await app.owner()).query('select id, name, platform from app.tenant where code = $1', [tenantCode])).rows;

describe('平台租户', () => {
  it('只有运营的菜单，没有主数据；别的租户没有租户申请', async () => {
    const { menuList, permissionList } = await operator.data(role.resources, {});
    expect(menuList).toMatchObject([
      {
        name: '平台运营',
        list: [
          { name: '租户申请', url: '/tenantApplication' },
          { name: '账号管理', url: '/account' },
          { name: '安全设置', url: '/security' },
          { name: '登录日志', url: '/loginRecord' },
        ],
      },
    ]);
    expect(permissionList.flatMap(({ button }) => button.map(({ enCode }) => enCode))).toEqual([
      'tenantApplication.view',
      'tenantApplication.review',
      'account.view',
      'account.reset',
      'security.edit',
      'docs.view',
    ]);
    expect((await operator.attempt(brand.list, {})).status).toBe(403);
    const others = await (await app.as('admin')).data(role.resources, {});
    expect(JSON.stringify(others)).not.toContain('tenantApplication');
  });

  it('整个安装只能有一个平台租户', async () => {
    await expect(
      (await app.owner()).query(`insert into app.tenant (code, name, platform) values ('SECOND', '第二平台', true)`),
    ).rejects.toThrow(/tenant_only_platform/);
  });
});

describe('申请列表', () => {
  const names = async (filters: object) =>
    (await operator.data(tenantApplication.list, { pageSize: 50, ...filters })).map(({ name }) => name);

  it('新的在前，按状态、名称、日期查询', async () => {
    const all = await operator.data(tenantApplication.list, { pageSize: 50 });
    expect(all.length).toBeGreaterThanOrEqual(8);
    expect(all.map(({ createTime }) => createTime)).toEqual(
      all
        .map(({ createTime }) => createTime)
        .toSorted()
        .toReversed(),
    );
    expect(await names({ status: 'rejected' })).toEqual(['钱思远', '青岛远澜海洋装备有限公司']);
    expect(await names({ name: '海洋' })).toEqual(['青岛远澜海洋装备有限公司']);
    expect(await names({ name: '%' })).toEqual([]);
    expect(await names({ createdFrom: '2026-08-17', createdUntil: '2026-08-24' })).toEqual([
      '华星集团有限公司',
      '佰瑞华集团有限公司',
    ]);
    expect(await names({ createdFrom: '2026-08-18', createdUntil: '2026-08-23' })).toEqual([]);
    expect(await names({ status: '', name: '', createdFrom: '', createdUntil: '' })).toHaveLength(all.length);
    expect(await names({ kind: 'person', status: 'rejected' })).toEqual(['钱思远']);
    const tested = (field: string, comparison: string, value: string) =>
      names({
        status: 'rejected',
        condition: { match: 'all', tests: [{ field, operator: comparison, values: [value] }] },
      });
    expect(await tested('name', 'startsWith', '青岛')).toEqual(['青岛远澜海洋装备有限公司']);
    expect(await tested('kind', 'not', 'company')).toEqual(['钱思远']);
    expect(await tested('region', 'contains', '青岛')).toEqual(['青岛远澜海洋装备有限公司']);
    expect(await tested('createTime', 'before', '2026-01-01')).toEqual([]);
    const [approved] = await operator.data(tenantApplication.list, { name: '佰瑞华' });
    expect(approved).toMatchObject({
      kind: 'company',
      status: 'approved',
      reviewerName: '平台管理员',
      reviewTime: '2026-08-18 09:30:00',
      tenantCode: 'BRH',
    });
  });

  it.each([
    { status: 'other' },
    { kind: 'other' },
    { createdFrom: '2026-02-30' },
    { createdUntil: '0000-01-01' },
    { createdFrom: 'yesterday' },
  ])('拒绝 %j', async (filter) => {
    const { status, body } = await operator.send('POST', tenantApplication.list.path, filter);
    expect(status).toBe(400);
    expect(body.data).toMatchObject({
      fields: [{ field: Object.keys(filter)[0], message: expect.stringMatching(/\p{Script=Han}/u) }],
    });
  });
});

describe('申请详情', () => {
  it('字段齐全，执照可用签名链接查看，建议的授权码取自拼音首字母', async () => {
    const id = await applied({ companyName: '深圳市重庆小面食品股份有限公司' });
    const record = await detail(id);
    expect(record).toMatchObject({
      kind: 'company',
      name: '深圳市重庆小面食品股份有限公司',
      region: '广东省/深圳市/南山区',
      addressDetail: '科苑路18号',
      applicant: '梁晓峰',
      phone,
      requirement: '管理物料',
      status: 'pending',
      suggestedCode: 'CQXMSP',
      reviewerName: '',
      reviewTime: '',
      reason: '',
      tenantCode: '',
      notified: 0,
      pictures: [{ name: '执照.png', url: expect.stringContaining('/file/v6/view/') }],
    });
    const picture = await fetch(app.baseUrl + record.pictures[0]!.url);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await operator.attempt(tenantApplication.detail, { id: '999999' })).status).toBe(404);
    expect(JSON.stringify(record)).not.toContain('argon2');
  });

  it.each([
    ['佰瑞华实业有限公司', 'BRHSY'],
    ['云（上海）有限公司', 'YSHYXGS'],
    ['3M中国有限公司', '3MZG'],
    ['<b>!!</b>', 'BB'],
    ['？！', String.raw`T\d+`],
    ['一二三四五六七八九十有限责任公司', 'YESSWLQB'],
  ])('%s 建议 %s', async (name, expected) => {
    const { suggestedCode } = await detail(await applied({ companyName: name }));
    expect(suggestedCode).toMatch(new RegExp(`^${expected}$`));
  });

  it('已有的授权码不再建议', async () => {
    const id = await applied({ companyName: '佰瑞华有限公司' });
    expect((await detail(id)).suggestedCode).toBe('BRH2');
  });
});

describe('审核通过', () => {
  it('新公司的管理员凭授权码、手机号码和注册时的密码登录，一切就绪', async () => {
    const id = await applied();
    const { status, body } = await approve(id, { tenantCode: code.toLowerCase(), tenantName: '新公司' });
    expect([status, body.message]).toEqual([200, '审核通过，租户已开通']);
    expect(body.data).toEqual({ id, notified: 1, notice: '' });
    expect(await detail(id)).toMatchObject({
      status: 'approved',
      tenantCode: code,
      tenantName: '新公司',
      reviewerName: '平台管理员',
      notified: 1,
      suggestedCode: '',
    });
    expect(await messagesTo(phone)).toEqual([
      `您的注册申请已通过，授权码${code}，请使用手机号码${phone}和注册时设置的密码登录。`,
    ]);

    const admin = await loginAs(app.baseUrl, { tenantCode: code, account: phone, password: 'Harbour7Lamp' });
    expect(await admin.data(session.info, {})).toMatchObject({
      userName: '梁晓峰',
      account: phone,
      roleCode: 'SYS_ADMIN',
      invorgId: expect.stringMatching(/^\d+$/),
    });
    expect(await admin.data(role.invOrgs, {})).toMatchObject([{ name: '总部库存组织' }]);
    const { menuList, permissionList } = await admin.data(role.resources, {});
    expect(menuList).toEqual(
      (await (await app.as('admin', { tenantCode: 'HXJT' })).data(role.resources, {})).menuList.map((line) =>
        expect.objectContaining({ code: line.code }),
      ),
    );
    expect(JSON.stringify(permissionList)).not.toContain('tenantApplication');
    expect((await admin.attempt(tenantApplication.list, {})).status).toBe(403);
    expect((await admin.data(home.config, {})).browserTitle).toEqual({ confValue: '新公司主数据平台' });
    await admin.succeed(brand.save, { code: 'FIRST', name: '第一个品牌', active: 1, sortOrder: 1 });
    expect(await admin.data(brand.list, {})).toMatchObject([{ code: 'FIRST', createdName: '梁晓峰' }]);
  });

  it('新公司的起始角色：主数据专员与数据查看员', async () => {
    await approve(await applied());
    const [created] = await tenantNamed(code);
    const client = await app.asTenant(created.id);
    const { rows } =
      await client.query(`select r.code, r.administrator, array_agg(s.code order by s.id) filter (where s.kind = 'permission') as permissions
      from role r left join role_resource x on x.role_id = r.id left join resource s on s.id = x.resource_id group by r.id, r.code, r.administrator order by r.id`);
    expect(rows).toMatchObject([
      { code: 'SYS_ADMIN', administrator: true },
      { code: 'MASTER_DATA', administrator: false, permissions: expect.arrayContaining(['brand.view', 'brand.edit']) },
      { code: 'VIEWER' },
    ]);
    const rights = rows[1].permissions.filter((permission: string) =>
      /^(account|employee|organisation|sharing|language)\.|reveal/.test(permission),
    );
    expect(rights).toEqual([]);
    expect(rows[2].permissions).toContain('brand.view');
    expect(rows[2].permissions.filter((permission: string) => !permission.endsWith('.view'))).toEqual([]);
    expect((await client.query('select count(*)::int as links from role_inventory_organisation')).rows).toEqual([
      { links: 3 },
    ]);
  });

  it('真实的验证码同样可以登录', async () => {
    await approve(await applied());
    const strict = await startTestApp({ EDP_TEST_CAPTCHA: '', DATABASE_APP_URL: app.databaseUrl });
    onTestFinished(() => strict.stop());
    const { tenantAuth } = await strict.anonymous().data(tenant.byCode, { tenantCode: code });
    await fetch(`${strict.baseUrl}${session.captcha.path}?source=web_1`);
    const { rows } = await (await app.owner()).query(`select answer from app.captcha where key like '%web_1'`);
    const login = (captcha: string) =>
      strict
        .anonymous({ tenantAuth })
        .attempt(session.login, { loginName: phone, password: 'Harbour7Lamp', captcha, source: 'web_1' });
    expect((await login(rows[0].answer)).status).toBe(200);
    expect((await login('8888')).body.message).toBe('验证码不正确或已过期');
  });

  it('密码不再留在申请中', async () => {
    const id = await applied();
    await approve(id);
    expect(
      (await (await app.owner()).query('select password_hash from app.tenant_application where id = $1', [id])).rows,
    ).toEqual([{ password_hash: '' }]);
  });

  it('个人以申请人为名', async () => {
    const { body } = await sendFile(app.anonymous(), '身份证.png', png, 'edp');
    const person = {
      registerType: 1,
      residence: ['上海市', '上海市', '浦东新区'],
      detailAddress: '张江路1号',
      applicant: '钱多多',
      phone,
      verificationCode: '8888',
      registPassword: 'Harbour7Lamp',
      confirmPassword: 'Harbour7Lamp',
      requirementDescription: '试用',
      idCardPicture: body.data.id,
    };
    expect((await app.anonymous().send('POST', registration.apply.path, person)).status).toBe(200);
    const [latest] = await operator.data(tenantApplication.list, {});
    expect(latest).toMatchObject({ kind: 'person', name: '钱多多', creditCode: '' });
    expect(await detail(latest!.id)).toMatchObject({ suggestedCode: 'QDD', pictures: [{ name: '身份证.png' }] });
    expect((await approve(latest!.id, { tenantName: '钱多多工作室' })).status).toBe(200);
  });

  it.each([
    [{ tenantCode: '' }, 'tenantCode', '请输入授权码'],
    [{ tenantCode: 'A' }, 'tenantCode', '授权码由2至20位大写字母或数字组成'],
    [{ tenantCode: '授权码' }, 'tenantCode', '授权码由2至20位大写字母或数字组成'],
    [{ tenantCode: 'A-B' }, 'tenantCode', '授权码由2至20位大写字母或数字组成'],
    [{ tenantCode: 'A'.repeat(21) }, 'tenantCode', '不超过20个字符'],
    [{ tenantName: ' ' }, 'tenantName', '请输入租户名称'],
    [{ tenantName: '长'.repeat(101) }, 'tenantName', '不超过100个字符'],
  ])('%j 时提示，什么也没有发生', async (fields, field, message) => {
    const id = await applied();
    const answer = await approve(id, fields);
    expect(answer.status).toBe(400);
    expect(answer.body.data.fields).toEqual([{ field, message }]);
    expect((await detail(id)).status).toBe('pending');
  });

  it.each(['BRH', 'brh', 'PLATFORM'])(
    '授权码 %s 已被使用时提示在字段上，申请仍待审核，不留下半个租户',
    async (taken) => {
      const id = await applied();
      const before = (await (await app.owner()).query('select count(*) from user_account')).rows;
      const answer = await approve(id, { tenantCode: taken });
      expect(answer.status).toBe(409);
      expect(answer.body.data.fields).toEqual([{ field: 'tenantCode', message: '该授权码已被使用，请更换' }]);
      expect((await detail(id)).status).toBe('pending');
      expect((await (await app.owner()).query('select count(*) from user_account')).rows).toEqual(before);
      expect(await messagesTo(phone)).toEqual([]);
    },
  );

  it('两人同时以同一授权码通过两份申请，只有一份成功', async () => {
    const first = await applied();
    const second = await applied({ unifiedSocialCreditCode: `ANOTHER${number}` });
    const answers = await Promise.all([approve(first), approve(second, {}, await asOperator(app))]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await tenantNamed(code)).toHaveLength(1);
  });
});

describe('驳回', () => {
  it('申请人收到原因，可以再次申请', async () => {
    const id = await applied();
    const { status, body } = await reject(id, ' 执照模糊 ');
    expect([status, body.message]).toEqual([200, '申请已驳回']);
    expect(await detail(id)).toMatchObject({
      status: 'rejected',
      reason: '执照模糊',
      reviewerName: '平台管理员',
      tenantCode: '',
      notified: 1,
    });
    expect(await messagesTo(phone)).toEqual(['您的注册申请未通过，原因：执照模糊。您可以修改后重新提交申请。']);
    const again = await applied();
    expect(again).not.toBe(id);
    expect((await approve(again)).status).toBe(200);
  });

  it.each([
    ['', '请输入驳回原因'],
    ['  ', '请输入驳回原因'],
    ['长'.repeat(201), '不超过200个字符'],
  ])('原因不合规则时提示 %#', async (reason, message) => {
    const id = await applied();
    const answer = await reject(id, reason);
    expect([answer.status, answer.body.data.fields]).toEqual([400, [{ field: 'reason', message }]]);
    expect((await detail(id)).status).toBe('pending');
  });
});

describe('只审核一次', () => {
  it('他人已经审核时，说明是谁、何时、结果如何', async () => {
    const approved = await applied();
    await approve(approved);
    const { reviewTime } = await detail(approved);
    for (const late of [() => approve(approved, { tenantCode: `${code}B` }), () => reject(approved)]) {
      const { status, body } = await late();
      expect([status, body.message]).toEqual([409, `该申请已由平台管理员于${reviewTime}审核通过，请勿重复审核`]);
    }
    expect(await tenantNamed(`${code}B`)).toEqual([]);
    const rejected = await applied({ unifiedSocialCreditCode: `ANOTHER${number}` });
    await reject(rejected);
    const english = await approve(rejected, {}, await asOperator(app, 'ENG'));
    expect([english.status, english.body.message]).toEqual([
      409,
      expect.stringMatching(/^平台管理员 rejected this application at \d{4}-/),
    ]);
  });

  it('两人同时通过同一份申请，只有一个租户', async () => {
    const id = await applied();
    const other = await asOperator(app);
    const answers = await Promise.all([
      approve(id),
      approve(id, { tenantCode: `${code}B` }, other),
      reject(id, '迟了', other),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await messagesTo(phone)).toHaveLength(1);
  });

  it('同一请求重放时拒绝', async () => {
    const id = await applied();
    const headers = operator.headersOf();
    const send = () => operator.send('POST', tenantApplication.reject.path, { id, reason: '重复' }, headers);
    expect((await send()).status).toBe(200);
    expect(await send()).toMatchObject({ status: 409, body: { data: { error: 'error.replayed' } } });
  });

  it.each([tenantApplication.approve, tenantApplication.reject, tenantApplication.notify])(
    '编号不存在时 $name 答复不存在',
    async (call) => {
      const { status } = await operator.send('POST', call.path, {
        id: '999999',
        tenantCode: code,
        tenantName: '无',
        reason: '无',
      });
      expect(status).toBe(404);
    },
  );
});

describe('修改记录', () => {
  it('平台租户中留下谁审核了什么；新租户中没有平台的人', async () => {
    const id = await applied();
    await approve(id);
    const [platform] = await tenantNamed('PLATFORM');
    const [created] = await tenantNamed(code);
    const { userId } = await operator.data(session.info, {});
    const { rows } = await (
      await app.asTenant(platform.id)
    ).query(
      `select user_id, action, changes from change_record where table_name = 'tenant_review' and changes -> 'application_id' ->> 'after' = $1`,
      [id],
    );
    expect(rows).toEqual([
      {
        user_id: userId,
        action: 'insert',
        changes: expect.objectContaining({
          company_name: { after: companyName() },
          tenant_code: { after: code },
          new_tenant_id: { after: created.id },
        }),
      },
    ]);
    const inNew = await app.asTenant(created.id);
    expect((await inNew.query('select distinct user_id from change_record')).rows).toEqual([{ user_id: null }]);
    expect((await inNew.query('select from tenant_review')).rows).toEqual([]);
    expect(created).toMatchObject({ name: companyName(), platform: false });
  });
});

describe('短信通知', () => {
  it('网关出错时审核照样有效，操作员得知；之后可以重新发送', async () => {
    const gateway = await startOtherService();
    const other = await startTestApp({ SMS_GATEWAY_URL: gateway.url });
    onTestFinished(() => other.stop());
    onTestFinished(() => gateway.stop());
    const client = await asOperator(other);
    const [pending] = await client.data(tenantApplication.list, { status: 'pending' });
    const id = pending!.id;
    expect((await client.attempt(tenantApplication.notify, { id })).body.message).toBe('该申请尚未审核');

    gateway.answerWith({}, 500);
    const { status, body } = await approve(id, {}, client);
    expect([status, body.data]).toEqual([200, { id, notified: 0, notice: '短信发送失败，请稍后再试' }]);
    expect(await client.data(tenantApplication.detail, { id })).toMatchObject({ status: 'approved', notified: 0 });
    const failed = await client.attempt(tenantApplication.notify, { id });
    expect([failed.status, failed.body.message]).toEqual([503, '短信发送失败，请稍后再试']);

    gateway.answerWith({ ok: true });
    expect((await client.attempt(tenantApplication.notify, { id })).body.message).toBe('短信已发送');
    expect(gateway.heard.at(-1)).toMatchObject({
      body: { phone: pending!.phone, text: expect.stringContaining(`授权码${code}`) },
    });
    expect(await client.data(tenantApplication.detail, { id })).toMatchObject({ notified: 1 });
  });

  it('用申请时的语言', async () => {
    const id = await applied();
    await (await app.owner()).query(`update app.tenant_application set language = 'ENG' where id = $1`, [id]);
    await reject(id, 'Blurred photo');
    expect(await messagesTo(phone)).toEqual([
      'Your application has been rejected. Reason: Blurred photo. You may correct it and apply again.',
    ]);
  });
});
