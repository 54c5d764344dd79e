import { region } from '@edp/contract/modules/region/region.ts';
import { registration } from '@edp/contract/modules/registration/registration.ts';
import { smsCode } from '@edp/contract/modules/sms-code/sms-code.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearWorkspace } from '../../kernel/tabs/workspace-storage.ts';
import { answerCalls, refuse, succeed } from '../../testing/answer-calls.ts';
import { dialogForm, pageForm, type RegisterForm } from './forms.ts';
import { Registration } from './registration.tsx';

const regions = [
  {
    id: '440000',
    name: '广东省',
    children: [
      { id: '440300', name: '深圳市', children: [{ id: '440305', name: '南山区', children: [] }] },
      { id: '441900', name: '东莞市', children: [] },
    ],
  },
];
let answer: ReturnType<typeof succeed>;
let inputsOf: ReturnType<typeof answerCalls>['inputsOf'];

beforeEach(() => {
  answer = succeed({ applicationNumber: 'SQ00000012' }, '注册成功');
  ({ inputsOf } = answerCalls([
    [region.tree, () => succeed(regions)],
    [registration.apply, () => answer],
    [smsCode.send, () => answer],
  ]));
});
afterEach(() => {
  clearWorkspace();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open(form: RegisterForm) {
  render(
    <MemoryRouter>
      <Registration of={form} after="" />
    </MemoryRouter>,
  );
  fireEvent.click(regionBox());
  fireEvent.keyDown(await screen.findByRole('option', { name: '广东省' }), { key: 'Escape' });
}
const field = (label: string) => {
  const { htmlFor } = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)!;
  return document.getElementById(htmlFor) as HTMLInputElement;
};
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const regionBox = () => screen.getByRole('combobox', { name: '省市区' });
const options = (column: string) =>
  [...screen.getByRole('listbox', { name: column }).children].map(({ textContent }) => textContent);
const choose = (...names: string[]) => {
  fireEvent.click(regionBox());
  for (const name of names) fireEvent.click(screen.getByRole('option', { name }));
};
const submit = () => act(async () => fireEvent.submit(document.querySelector('form')!));
const alerts = () => [...document.querySelectorAll('[data-field-error]')].map(({ textContent }) => textContent);
const chooseKind = (kind: string) => fireEvent.click(screen.getByRole('radio', { name: kind }));

/** Everything but the photo, which needs a real browser. */
function fillIn(overrides: Record<string, string> = {}) {
  const values = {
    申请人: '梁晓峰',
    详细地址: '科苑路18号',
    手机号码: '13900001234',
    短信验证码: '8888',
    密码: 'Secret123',
    确认密码: 'Secret123',
    需求描述: '管理物料主数据',
  };
  for (const [label, value] of Object.entries({ ...values, ...overrides })) type(label, value);
  choose('广东省', '深圳市', '南山区');
}
function fillInCompany() {
  for (const [label, value] of Object.entries({ ...ofCompany, 详细地址: '科苑路18号', 需求描述: '管理物料主数据' }))
    type(label, value);
  choose('广东省', '深圳市', '南山区');
}
const currentStep = () => document.querySelector('[aria-current=step]')!.textContent;
/** With a photo, as after an upload. */
const complete = { ...pageForm, initial: { ...pageForm.initial, businessLicense: `v1.${'a'.repeat(43)}` } };
const ofCompany = { 企业名称: '深圳市云岭智造科技有限公司', 统一社会信用代码: '91440305MAFNQNMT70' };
const noLicence = '请上传营业执照照片';
const noIdCard = '请上传身份证照片';

describe('注册表单', () => {
  it('第一步没有填写时每一项在其下方提示', async () => {
    await open(pageForm);
    await submit();
    expect(alerts()).toEqual([
      '请输入企业名称',
      '请输入统一社会信用代码',
      '请选择省市区',
      '请输入详细地址',
      '请输入需求描述',
      noLicence,
    ]);
    expect(document.activeElement).toBe(field('企业名称'));
    expect(currentStep()).toBe('1企业信息');
  });

  it('第一步无误后才问管理员；各项在按下一步时提示，此前不催促', async () => {
    await open(complete);
    fillInCompany();
    await submit();
    expect(currentStep()).toBe('2管理员');
    expect(document.activeElement).toBe(field('申请人'));
    type('申请人', '梁');
    expect(alerts()).toEqual([]);
    type('申请人', '');
    await submit();
    expect(alerts()).toEqual([
      '请输入申请人',
      '未输入手机号码或格式不正确!',
      '请输入验证码',
      '未输入密码或格式错误，只能输入字母加数字!',
      '请再次输入密码',
    ]);
    expect(inputsOf(registration.apply)).toEqual([]);
  });

  it('确认密码没有填写、与密码不一致时提示在确认密码下方，随任何一个改正而消失', async () => {
    await open(complete);
    fillIn({ ...ofCompany, 确认密码: '' });
    await submit();
    await submit();
    expect(alerts()).toEqual(['请再次输入密码']);
    type('确认密码', 'Secret124');
    expect(alerts()).toEqual(['您输入的两个密码不匹配！']);
    type('密码', 'Secret124');
    expect(alerts()).toEqual([]);
  });

  it.each([
    [{ 密码: 'abcdef', 确认密码: 'abcdef' }, '请输入字母加数字组合的密码!'],
    [{ 手机号码: '23900001234' }, '未输入手机号码或格式不正确!'],
  ])('管理员的规则 %#', async (overrides, message) => {
    await open(complete);
    fillIn({ ...ofCompany, ...overrides });
    await submit();
    await submit();
    expect(alerts()).toEqual([message]);
    expect(currentStep()).toBe('2管理员');
  });

  it('省市区在同一处逐级展开，选到末级即收起；没有区县的城市到此为止', async () => {
    await open(pageForm);
    expect(screen.queryAllByRole('listbox')).toEqual([]);
    choose('广东省', '深圳市');
    expect([options('省份'), options('城市'), options('区县')]).toEqual([['广东省'], ['深圳市', '东莞市'], ['南山区']]);
    fireEvent.click(screen.getByRole('option', { name: '南山区' }));
    expect(screen.queryAllByRole('listbox')).toEqual([]);
    expect([regionBox().textContent, document.activeElement]).toEqual(['广东省 / 深圳市 / 南山区', regionBox()]);
    choose('广东省', '东莞市');
    expect(regionBox().textContent).toBe('广东省 / 东莞市');
  });

  it('省市区可以只用键盘选择，Esc 收起而不改变', async () => {
    await open(pageForm);
    const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
    fireEvent.keyDown(regionBox(), { key: 'ArrowDown' });
    press('ArrowRight');
    expect(document.activeElement?.textContent).toBe('深圳市');
    press('ArrowDown');
    expect(document.activeElement?.textContent).toBe('东莞市');
    press('ArrowLeft');
    expect(document.activeElement?.textContent).toBe('广东省');
    press('Escape');
    expect([regionBox().textContent, document.activeElement]).toEqual(['请选择省 / 市 / 区', regionBox()]);
  });

  it('省市区不完整时提示并聚焦，选全后提示消失', async () => {
    await open(pageForm);
    fillIn(ofCompany);
    choose('广东省', '深圳市');
    act(() => field('详细地址').focus());
    await submit();
    expect(alerts()).toEqual(['请选择省市区', noLicence]);
    expect(document.activeElement).toBe(regionBox());
    choose('广东省', '东莞市');
    expect(alerts()).toEqual([noLicence]);
  });

  it('省市区逐级选择时不催促，离开而不完整时才提示', async () => {
    await open(pageForm);
    vi.useFakeTimers();
    choose('广东省');
    act(() => void vi.advanceTimersByTime(1000));
    expect(alerts()).toEqual([]);
    act(() => field('详细地址').focus());
    expect(regionBox().textContent).toBe('广东省');
    expect(alerts()).toEqual(['请选择省市区']);
  });

  it('密码强度与需求描述的字数随输入显示', async () => {
    await open(pageForm);
    type('密码', '123456');
    expect(screen.getByText('密码强度：弱，容易被猜到')).toBeTruthy();
    type('需求描述', '长'.repeat(201));
    expect(screen.getByText('201/200')).toBeTruthy();
    await submit();
    expect(alerts()).toContain('不超过200个字符');
  });

  it('信用代码可疑时只提醒', async () => {
    await open(pageForm);
    type('统一社会信用代码', '91440305MAFNQNMT71');
    fireEvent.blur(field('统一社会信用代码'));
    expect(screen.getByText(/校验码不正确，请核对/)).toBeTruthy();
    expect(alerts()).toEqual([]);
    type('统一社会信用代码', '91440305mafnqnmt70');
    expect(screen.queryByText(/校验码不正确/)).toBeNull();
  });
});

describe('企业与个人', () => {
  it('个人没有企业的字段，提示也没有；换回企业时填写的名称还在', async () => {
    await open(dialogForm);
    type('企业名称', '写到一半的公司');
    fillIn();
    chooseKind('个人');
    expect(screen.queryByText('企业名称')).toBeNull();
    await submit();
    expect(alerts()).toEqual([noIdCard]);
    chooseKind('企业');
    expect(field('企业名称').value).toBe('写到一半的公司');
    expect(alerts()).toEqual(['请输入统一社会信用代码', noLicence]);
  });

  it.each([
    ['企业', { registerType: 2, companyName: '写到一半的公司', creditCode: '' }],
    ['个人', { registerType: 1 }],
  ])('%s：按文档的字段提交', async (kind, own) => {
    const { companyName: _name, creditCode: _code, ...rest } = dialogForm.initial;
    const values = { ...rest, companyName: '写到一半的公司', creditCode: '', registerType: kind === '个人' ? 1 : 2 };
    expect(dialogForm.toInput(values, ['广东省', '东莞市'])).toEqual({
      ...rest,
      ...own,
      residence: { province: '广东省', city: '东莞市', county: undefined },
    });
    expect(pageForm.toInput(pageForm.initial, ['广东省'])).toMatchObject({ address: '["广东省"]' });
  });
});

describe('步骤', () => {
  it('确认时列出填写的内容，没有密码；修改回到那一步，内容还在', async () => {
    await open(complete);
    fillIn(ofCompany);
    await submit();
    await submit();
    expect(currentStep()).toBe('3确认');
    const facts = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(facts).toEqual([
      '深圳市云岭智造科技有限公司',
      '91440305MAFNQNMT70',
      '广东省 / 深圳市 / 南山区',
      '科苑路18号',
      '管理物料主数据',
      '照片已上传',
      '梁晓峰',
      '13900001234',
    ]);
    expect(inputsOf(registration.apply)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: '修改：企业信息' }));
    expect(currentStep()).toBe('1企业信息');
    expect(field('企业名称').value).toBe('深圳市云岭智造科技有限公司');
    await submit();
    expect(field('密码').value).toBe('Secret123');
    fireEvent.click(screen.getByRole('button', { name: '上一步' }));
    expect(currentStep()).toBe('1企业信息');
  });

  it('在后面的步骤中，前面的内容变得不合规则时回到那一步', async () => {
    await open(complete);
    fillIn(ofCompany);
    await submit();
    type('详细地址', '');
    await submit();
    expect(currentStep()).toBe('1企业信息');
    expect(alerts()).toEqual(['请输入详细地址']);
    expect(document.activeElement).toBe(field('详细地址'));
  });
});

describe('服务器的回答', () => {
  it('错误在其字段下方，并在提交按钮上方说明；改动后消失', async () => {
    await open(complete);
    fillIn(ofCompany);
    await submit();
    await submit();
    answer = refuse(
      '该企业的注册申请正在审核中，请勿重复提交',
      [{ field: 'unifiedSocialCreditCode', message: '该企业的注册申请正在审核中，请勿重复提交' }],
      409,
    );
    await submit();
    expect(alerts()).toEqual(['该企业的注册申请正在审核中，请勿重复提交']);
    expect(currentStep()).toBe('1企业信息');
    expect(document.activeElement).toBe(field('统一社会信用代码'));
    expect(screen.getByText('提示')).toBeTruthy();
    expect(field('密码').value).toBe('Secret123');
    type('统一社会信用代码', '91440305MAFNQNMT7X');
    expect(alerts()).toEqual([]);
  });

  it('成功时提交文档所列的字段', async () => {
    await open(complete);
    fillIn(ofCompany);
    await submit();
    await submit();
    await submit();
    expect(inputsOf(registration.apply)).toEqual([
      {
        companyName: '深圳市云岭智造科技有限公司',
        unifiedSocialCreditCode: '91440305MAFNQNMT70',
        address: '["广东省","深圳市","南山区"]',
        addressDetail: '科苑路18号',
        applicant: '梁晓峰',
        phoneNumber: '13900001234',
        verificationCode: '8888',
        password: 'Secret123',
        confirmPassword: 'Secret123',
        requirementDescription: '管理物料主数据',
        businessLicense: `v1.${'a'.repeat(43)}`,
      },
    ]);
  });

  it('没有手机号码时不发送短信，提示在手机号码下方并聚焦，即使别处也有提示', async () => {
    await open(complete);
    fillInCompany();
    await submit();
    await submit();
    fireEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(alerts()).toContain('请先输入手机号码！');
    expect(document.activeElement).toBe(field('手机号码'));
    expect(inputsOf(smsCode.send)).toEqual([]);
  });
  it('短信发送后倒计时六十秒，期间不能再次获取，然后可以', async () => {
    await open(complete);
    fillIn(ofCompany);
    await submit();
    answer = succeed(null, '验证码已发送');
    vi.useFakeTimers();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '获取验证码' })));
    expect(screen.getByText('验证码已发送')).toBeTruthy();
    const waiting = screen.getByRole<HTMLButtonElement>('button', { name: '60秒后重新获取' });
    expect(waiting.disabled).toBe(true);
    act(() => void vi.advanceTimersByTime(30_000));
    expect(waiting.textContent).toBe('30秒后重新获取');
    act(() => void vi.advanceTimersByTime(30_000));
    expect([waiting.textContent, waiting.disabled]).toEqual(['获取验证码', false]);
    expect(inputsOf(smsCode.send)).toEqual([{ phone: '13900001234' }]);
  });
});
