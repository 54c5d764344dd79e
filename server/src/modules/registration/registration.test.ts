import { registration } from '@edp/contract/modules/registration/registration.ts';
import { smsCode } from '@edp/contract/modules/sms-code/sms-code.ts';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Answer } from '../../testing/test-client.ts';
import type { Failure } from '@edp/contract/kernel/envelope.ts';
import { sendFile } from '../../testing/upload-file.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const png = createCanvas(20, 20).toBuffer('image/png');
const nothing: object = {};

/** Each test has a company, a phone and a picture of its own. */
let number = 0;
let phone: string;
let picture: string;
beforeEach(async () => {
  number++;
  phone = `1390000${String(number).padStart(4, '0')}`;
  // 次数限制另有测试；这里的所有请求都来自同一地址。
  await (await app.owner()).query('delete from app.attempt');
  picture = await uploadPicture();
});

async function uploadPicture(): Promise<string> {
  const { body } = await sendFile(app.anonymous(), '执照.png', png, 'edp');
  return body.data.id;
}

/** The page /register. */
const page = (fields: object = nothing) => ({
  companyName: '深圳市云岭智造科技有限公司',
  unifiedSocialCreditCode: `91440300MA5TEST${String(number).padStart(3, '0')}`,
  address: JSON.stringify(['广东省', '深圳市', '南山区']),
  addressDetail: '科苑路18号',
  applicant: '梁晓峰',
  phoneNumber: phone,
  verificationCode: '8888',
  password: 'Harbour7Lamp',
  confirmPassword: 'Harbour7Lamp',
  requirementDescription: '管理物料主数据',
  businessLicense: picture,
  ...fields,
});

/** The dialog on the login page. */
const dialog = (fields: object = nothing) => ({
  registerType: 2,
  companyName: '杭州澜舟信息技术有限公司',
  creditCode: `91330100MA5TEST${String(number).padStart(3, '0')}`,
  residence: { province: '浙江省', city: '杭州市', county: '西湖区' },
  detailAddress: '文三路259号',
  applicant: '沈若琳',
  phone,
  verificationCode: '8888',
  registPassword: 'Harbour7Lamp',
  confirmPassword: 'Harbour7Lamp',
  requirementDescription: '管理产品',
  businessLicensePicture: picture,
  ...fields,
});
const person = (fields: object = nothing) => {
  const { companyName: _name, creditCode: _code, businessLicensePicture: _licence, ...rest } = dialog();
  return { ...rest, registerType: '1', idCardPicture: picture, ...fields };
};

const apply = (input: object): Promise<Answer<Failure>> => app.anonymous().send('POST', registration.apply.path, input);
const fieldsOf = (answer: Answer<Failure>) =>
  Object.fromEntries((answer.body.data.fields ?? []).map(({ field, message }) => [field, message]));

async function applications() {
  const { rows } = await (await app.owner()).query('select * from app.tenant_application where phone = $1', [phone]);
  return rows;
}
async function requestCode(): Promise<string> {
  await app.anonymous().succeed(smsCode.send, { phone });
  const { rows } = await (
    await app.owner()
  ).query('select text from app.sms_outbox where phone = $1 order by id desc limit 1', [phone]);
  return /\d{6}/.exec(rows[0].text)![0];
}

describe('注册申请', () => {
  it('注册页：保存为待审核，密码只有 argon2id，执照归入申请', async () => {
    const { status, body } = await apply(page());
    expect([status, body.message]).toEqual([200, '注册成功']);
    const [row] = await applications();
    expect(body.data).toEqual({ applicationNumber: `SQ${row.id.padStart(8, '0')}` });
    expect(row).toMatchObject({
      kind: 'company',
      status: 'pending',
      company_name: '深圳市云岭智造科技有限公司',
      region_code: '440305',
      region: '广东省/深圳市/南山区',
      address_detail: '科苑路18号',
      applicant: '梁晓峰',
      requirement: '管理物料主数据',
      language: 'ZHS',
      password_hash: expect.stringMatching(/^\$argon2id\$/),
    });
    const { rows: pictures } = await (
      await app.owner()
    ).query('select original_name, content_type from app.public_upload where application_id = $1', [row.id]);
    expect(pictures).toEqual([{ original_name: '执照.png', content_type: 'image/png' }]);
  });

  it('登录页弹窗：企业', async () => {
    expect((await apply(dialog())).status).toBe(200);
    expect(await applications()).toMatchObject([
      { kind: 'company', region: '浙江省/杭州市/西湖区', address_detail: '文三路259号', requirement: '管理产品' },
    ]);
  });

  it('登录页弹窗：个人不需要企业名称与信用代码，以身份证代替执照，以申请人为名', async () => {
    const back = await uploadPicture();
    expect((await apply(person({ idCardPicture: `${picture}, ${back}` }))).status).toBe(200);
    expect(await applications()).toMatchObject([{ kind: 'person', company_name: '沈若琳', credit_code: '' }]);
  });

  it.each([
    ['名称的列表', ['浙江省', '杭州市', '西湖区']],
    ['代码的文本', '["330000","330100","330106"]'],
    ['省、市、县的对象', { province: '330000', city: '杭州市', county: '330106' }],
  ])('省市区可以是%s', async (_what, residence) => {
    expect((await apply(dialog({ residence }))).status).toBe(200);
    expect(await applications()).toMatchObject([{ region_code: '330106' }]);
  });

  it('名称中的 HTML 原样作为文字保存', async () => {
    const companyName = `<img src=x onerror="alert(1)">'; drop table brand; --`;
    expect((await apply(page({ companyName, applicant: '<b>甲</b>' }))).status).toBe(200);
    expect(await applications()).toMatchObject([{ company_name: companyName, applicant: '<b>甲</b>' }]);
  });

  it('同一请求重放时拒绝，只有一份申请', async () => {
    const client = app.anonymous();
    const headers = client.headersOf();
    const input = page();
    expect((await client.send('POST', registration.apply.path, input, headers)).status).toBe(200);
    expect(await client.send('POST', registration.apply.path, input, headers)).toMatchObject({
      status: 409,
      body: { data: { error: 'error.replayed' } },
    });
    expect(await applications()).toHaveLength(1);
  });

  it('同一地址次数有限', async () => {
    await apply(page({ verificationCode: 'wrong' }));
    await (await app.owner()).query(`update app.attempt set count = 60 where key like 'apply:%'`);
    expect((await apply(page())).status).toBe(429);
    expect(await applications()).toEqual([]);
  });
});

describe('每个字段的规则', () => {
  const shared = {
    companyName: '请输入企业名称',
    applicant: '请输入申请人',
    verificationCode: '请输入验证码',
    requirementDescription: '请输入需求描述',
    confirmPassword: '请再次输入密码',
  };
  const phoneMessage = '未输入手机号码或格式不正确!';
  const passwordMessage = '未输入密码或格式错误，只能输入字母加数字!';

  it('注册页：什么都没填时，所有提示一次给出', async () => {
    const answer = await apply({});
    expect(answer.status).toBe(400);
    expect(fieldsOf(answer)).toEqual({
      ...shared,
      unifiedSocialCreditCode: '请输入统一社会信用代码',
      address: '请选择省市区',
      addressDetail: '请输入详细地址',
      phoneNumber: phoneMessage,
      password: passwordMessage,
      businessLicense: '请上传营业执照照片',
    });
  });
  it('登录页弹窗：提示位于它自己的字段', async () => {
    const company = {
      creditCode: '请输入统一社会信用代码',
      residence: '请选择省市区',
      detailAddress: '请输入详细地址',
      phone: phoneMessage,
      registPassword: passwordMessage,
    };
    expect(fieldsOf(await apply({ registerType: 0 }))).toEqual({
      ...shared,
      ...company,
      businessLicensePicture: '请上传营业执照照片',
    });
    const { companyName: _name, creditCode: _code, ...ofPerson } = { ...shared, ...company };
    expect(fieldsOf(await apply({ registerType: 1 }))).toEqual({ ...ofPerson, idCardPicture: '请上传身份证照片' });
  });

  it('密码过于常见，或是手机号码', async () => {
    const message = '该密码过于常见，容易被猜到，请换一个';
    for (const password of ['Woaini1314', `a${phone}`, `${phone}Zz`]) {
      expect(fieldsOf(await apply(dialog({ registPassword: password, confirmPassword: password })))).toEqual({
        registPassword: message,
      });
    }
    expect(await applications()).toEqual([]);
  });

  it.each([
    [
      '只有空白',
      {
        companyName: ' ',
        unifiedSocialCreditCode: ' ',
        addressDetail: '\t',
        applicant: ' ',
        requirementDescription: '\n',
      },
      {
        companyName: '请输入企业名称',
        unifiedSocialCreditCode: '请输入统一社会信用代码',
        addressDetail: '请输入详细地址',
        applicant: '请输入申请人',
        requirementDescription: '请输入需求描述',
      },
    ],
    ['需求描述过长', { requirementDescription: '长'.repeat(201) }, { requirementDescription: '不超过200个字符' }],
    ['手机号码位数不对', { phoneNumber: '1390000' }, { phoneNumber: phoneMessage }],
    ['密码只有字母', { password: 'abcdefg', confirmPassword: 'abcdefg' }, { password: '请输入字母加数字组合的密码!' }],
    ['密码只有数字', { password: '1234567', confirmPassword: '1234567' }, { password: '请输入字母加数字组合的密码!' }],
    ['密码含其他字符', { password: 'abc_123', confirmPassword: 'abc_123' }, { password: passwordMessage }],
    ['密码含空格', { password: 'abc 123', confirmPassword: 'abc 123' }, { password: passwordMessage }],
    [
      '密码过于常见',
      { password: 'Abc123456', confirmPassword: 'Abc123456' },
      { password: '该密码过于常见，容易被猜到，请换一个' },
    ],
    ['密码太短', { password: 'abc12', confirmPassword: 'abc12' }, { password: '至少6个字符' }],
    ['密码太长', { password: 'a1'.repeat(26), confirmPassword: 'a1'.repeat(26) }, { password: '不超过50个字符' }],
    ['两个密码不同', { confirmPassword: 'Secret124' }, { confirmPassword: '您输入的两个密码不匹配！' }],
    ['没有再次输入密码', { confirmPassword: '' }, { confirmPassword: '请再次输入密码' }],
    [
      '两个密码不同，别处也有错',
      { confirmPassword: 'Secret124', applicant: '' },
      { confirmPassword: '您输入的两个密码不匹配！', applicant: '请输入申请人' },
    ],
    ['没有选择省市区', { address: '[]' }, { address: '请选择省市区' }],
    ['省市区不是 JSON', { address: '广东省' }, { address: '请选择省市区' }],
    ['省市区不完整', { address: '["广东省","深圳市"]' }, { address: '请选择省市区' }],
    ['省市区不存在', { address: '["广东省","杭州市","西湖区"]' }, { address: '请选择省市区' }],
    ['没有执照', { businessLicense: ' , ' }, { businessLicense: '请上传营业执照照片' }],
  ])('%s', async (_what, fields, expected) => {
    const answer = await apply(page(fields));
    expect(answer.status).toBe(400);
    expect(fieldsOf(answer)).toEqual(expected);
    expect(await applications()).toEqual([]);
  });

  it('信用代码的校验码不对也可以提交', async () => {
    expect((await apply(page({ unifiedSocialCreditCode: `91350100m000100y4${number}` }))).status).toBe(200);
    expect(await applications()).toMatchObject([{ credit_code: `91350100M000100Y4${number}` }]);
  });
});

describe('短信验证码', () => {
  const wrong = '短信验证码不正确或已过期';
  const attempt = async (code: string, fields: object = nothing) => {
    const answer = await apply(page({ verificationCode: code, ...fields }));
    return answer.status === 200 ? 'ok' : fieldsOf(answer).verificationCode;
  };
  const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

  it('正确时通过，只能用一次', async () => {
    const code = await requestCode();
    expect(await attempt(code)).toBe('ok');
    expect(await attempt(code, { unifiedSocialCreditCode: 'ANOTHER', businessLicense: await uploadPicture() })).toBe(
      wrong,
    );
    expect(await applications()).toHaveLength(1);
  });

  it('属于别的手机时无效', async () => {
    const code = await requestCode();
    expect(await attempt(code, { phoneNumber: '13911112222' })).toBe(wrong);
  });

  it('五分钟后过期', async () => {
    const code = await requestCode();
    await (
      await app.owner()
    ).query(`update app.sms_code set created_time = now() - interval '301 seconds' where phone = $1`, [phone]);
    expect(await attempt(code)).toBe(wrong);
  });

  it('新的验证码使旧的失效', async () => {
    const old = await requestCode();
    await (await app.owner()).query('delete from app.attempt');
    const code = await requestCode();
    if (old !== code) expect(await attempt(old)).toBe(wrong);
    expect(await attempt(code)).toBe('ok');
  });

  it('答错五次后作废，同时猜也不例外', async () => {
    const code = await requestCode();
    const answers = await Promise.all(Array.from({ length: 8 }, () => attempt(otherThan(code))));
    expect(answers).toEqual(Array.from({ length: 8 }, () => wrong));
    expect((await (await app.owner()).query('select tries from app.sms_code where phone = $1', [phone])).rows).toEqual([
      { tries: 5 },
    ]);
    expect(await attempt(code)).toBe(wrong);
  });

  it('答错四次后仍可答对', async () => {
    const code = await requestCode();
    for (let i = 0; i < 4; i++) expect(await attempt(otherThan(code))).toBe(wrong);
    expect(await attempt(code)).toBe('ok');
  });

  it('因别的原因被拒绝时，验证码仍然有效', async () => {
    const code = await requestCode();
    for (let i = 0; i < 6; i++)
      expect(await attempt(code, { businessLicense: `v${i + 1}.${'x'.repeat(43)}` })).toBeUndefined();
    expect(await attempt(code)).toBe('ok');
  });
});

describe('重复的申请', () => {
  it('同一信用代码已有待审核的申请时拒绝，不分大小写', async () => {
    await apply(page());
    const again = await apply(
      page({
        unifiedSocialCreditCode: page().unifiedSocialCreditCode.toLowerCase(),
        businessLicense: await uploadPicture(),
      }),
    );
    expect(again.status).toBe(409);
    expect(fieldsOf(again)).toEqual({ unifiedSocialCreditCode: '该企业的注册申请正在审核中，请勿重复提交' });
    const fromDialog = await apply(
      dialog({ creditCode: page().unifiedSocialCreditCode, businessLicensePicture: await uploadPicture() }),
    );
    expect(fieldsOf(fromDialog)).toEqual({ creditCode: '该企业的注册申请正在审核中，请勿重复提交' });
    expect(await applications()).toHaveLength(1);
  });
  it('同时提交时只有一份成功', async () => {
    const inputs = await Promise.all(
      Array.from({ length: 4 }, async () => page({ businessLicense: await uploadPicture() })),
    );
    const answers = await Promise.all(inputs.map((input) => apply(input)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  });
  it('被拒绝后可以再次申请', async () => {
    await apply(page());
    await (await app.owner()).query(`update app.tenant_application set status = 'rejected' where phone = $1`, [phone]);
    expect((await apply(page({ businessLicense: await uploadPicture() }))).status).toBe(200);
  });
  it('个人按手机号码', async () => {
    await apply(person());
    const again = await apply(person({ idCardPicture: await uploadPicture() }));
    expect(again.status).toBe(409);
    expect(fieldsOf(again)).toEqual({ phone: '该手机号码的注册申请正在审核中，请勿重复提交' });
  });
});

describe('执照图片', () => {
  const message = '图片已失效，请重新上传';
  it.each([
    ['伪造的编号', () => picture.replace(/\..*/, `.${'x'.repeat(43)}`)],
    ['别人的序号配自己的签名', () => `v1${picture.slice(picture.indexOf('.'))}`],
    ['没有签名的编号', () => '1'],
    ['注入', () => `v1.' or 1=1 --`],
  ])('拒绝%s', async (_what, id) => {
    const answer = await apply(page({ businessLicense: id() }));
    expect([answer.status, answer.body.message]).toEqual([400, message]);
    expect(await applications()).toEqual([]);
  });
  it('一张图片只属于一份申请', async () => {
    await apply(page());
    const answer = await apply(page({ unifiedSocialCreditCode: 'ANOTHER' }));
    expect(fieldsOf(answer)).toEqual({ businessLicense: message });
  });
  it('营业执照只要一张', async () => {
    const answer = await apply(page({ businessLicense: `${picture},${await uploadPicture()}` }));
    expect(fieldsOf(answer)).toEqual({ businessLicense: '最多1项' });
  });
});
