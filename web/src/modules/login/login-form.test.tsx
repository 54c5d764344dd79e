import { session } from '@edp/contract/modules/session/session.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../../kernel/session/session.ts';
import { setLanguage } from '../../kernel/text/language.ts';
import { answerCalls, refuse, succeed } from '../../testing/answer-calls.ts';
import { LoginForm } from './login-form.tsx';

let answer = succeed({ corTicket: 'ticket' });
let inputsOf: ReturnType<typeof answerCalls>['inputsOf'];
const onLoggedIn = vi.fn<() => void>();

beforeEach(() => {
  answer = succeed({ corTicket: 'ticket' });
  ({ inputsOf } = answerCalls([[session.login, () => answer]]));
  render(
    <MemoryRouter>
      <LoginForm onLoggedIn={onLoggedIn} onRegister={() => undefined} />
    </MemoryRouter>,
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  onLoggedIn.mockReset();
  act(() => useSession.setState({ corTicket: '' }));
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true });
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const fillIn = () => {
  type('用户名', 'admin');
  type('密码', 'Demo1234');
  type('验证码', '8888');
};
const submit = () => act(async () => fireEvent.submit(document.querySelector('form')!));
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const picture = () => document.querySelector('img')!.src;

describe('登录表单', () => {
  it('没有填写时各项在其下方提示，第一项得到焦点；改正后逐项消失', async () => {
    await submit();
    expect(alerts()).toEqual(['请输入用户名', '请输入密码', '请输入验证码']);
    expect(document.activeElement).toBe(field('用户名'));
    expect(field('用户名').getAttribute('aria-describedby')).toBe(screen.getByText('请输入用户名').id);
    type('用户名', 'admin');
    expect(alerts()).toEqual(['请输入密码', '请输入验证码']);
    expect(inputsOf(session.login)).toEqual([]);
  });

  it('提交填写的内容、验证码的编号与“记住我”', async () => {
    fillIn();
    fireEvent.click(screen.getByRole('checkbox', { name: '记住我' }));
    const source = new URL(picture()).searchParams.get('source');
    await submit();
    expect(inputsOf(session.login)).toEqual([
      { loginName: 'admin', password: 'Demo1234', captcha: '8888', rememberMe: true, source, language: 'ZHS' },
    ]);
    expect(onLoggedIn).toHaveBeenCalledOnce();
    expect(useSession.getState().corTicket).toBe('ticket');
  });

  it('密码可以显示，再点一次又隐藏', () => {
    type('密码', 'Demo1234');
    expect(field('密码').type).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: '显示密码' }));
    expect([field('密码').type, field('密码').value]).toEqual(['text', 'Demo1234']);
    fireEvent.click(screen.getByRole('button', { name: '隐藏密码' }));
    expect(field('密码').type).toBe('password');
  });

  it('验证码不正确：提示在验证码下方，验证码清空并换新，重新输入后提示消失', async () => {
    fillIn();
    answer = refuse('验证码不正确或已过期', [{ field: 'captcha', message: '验证码不正确或已过期' }]);
    const before = picture();
    await submit();
    expect(alerts()).toEqual(['验证码不正确或已过期']);
    expect(field('验证码').getAttribute('aria-invalid')).toBe('true');
    expect(field('验证码').value).toBe('');
    expect(picture()).not.toBe(before);
    expect(document.activeElement).toBe(field('验证码'));
    type('验证码', '1');
    expect(alerts()).toEqual([]);
  });

  it('密码不正确：在表单上方说明，验证码清空换新并得到焦点，不提示未填写', async () => {
    vi.useFakeTimers();
    fillIn();
    answer = refuse('用户名或密码不正确');
    const before = picture();
    await submit();
    expect(field('验证码').value).toBe('');
    expect(picture()).not.toBe(before);
    expect(document.activeElement).toBe(field('验证码'));
    type('密码', 'Demo12345');
    act(() => void vi.advanceTimersByTime(1000));
    expect(alerts()).toEqual(['用户名或密码不正确']);
    await submit();
    expect(alerts()).toEqual(['请输入验证码']);
  });

  it('尝试次数过多：倒计时期间不能登录，到时可以再试', async () => {
    vi.useFakeTimers();
    fillIn();
    answer = [
      429,
      {
        code: 429,
        status: false,
        message: '操作过于频繁，请65秒后再试',
        data: { error: 'error.tooMany', retryAfter: 65 },
      },
    ];
    await submit();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: '登录' });
    expect([alerts(), button.disabled]).toEqual([['尝试次数过多，请在 1:05 后再试'], true]);
    act(() => void vi.advanceTimersByTime(6000));
    expect(alerts()).toEqual(['尝试次数过多，请在 0:59 后再试']);
    act(() => void vi.advanceTimersByTime(60_000));
    expect([alerts(), button.disabled]).toEqual([['现在可以重新登录了'], false]);
    type('验证码', '8888');
    answer = succeed({ corTicket: 'ticket' });
    await submit();
    expect(onLoggedIn).toHaveBeenCalledOnce();
  });

  it('需要动态码：显示其输入框并得到焦点，已填写的内容与验证码保留；再次提交时一起发送', async () => {
    fillIn();
    answer = [
      401,
      { code: 4001, status: false, message: '请输入两步验证的动态码', data: { error: 'login.codeRequired' } },
    ];
    const before = picture();
    await submit();
    expect(document.activeElement).toBe(field('动态码'));
    expect([field('用户名').value, field('密码').value, field('验证码').value, picture()]).toEqual([
      'admin',
      'Demo1234',
      '8888',
      before,
    ]);
    expect(alerts()).toEqual([]);
    type('动态码', '123456');
    answer = succeed({ corTicket: 'ticket' });
    await submit();
    expect(inputsOf(session.login).map(({ verificationCode }) => verificationCode)).toEqual([undefined, '123456']);
    expect(onLoggedIn).toHaveBeenCalledOnce();
  });

  it('点击图片换一张并清空输入，不提示未填写', () => {
    vi.useFakeTimers();
    type('验证码', '12');
    const before = picture();
    fireEvent.click(screen.getByTitle('看不清？点击换一张'));
    act(() => void vi.advanceTimersByTime(1000));
    expect(picture()).not.toBe(before);
    expect(field('验证码').value).toBe('');
    expect(alerts()).toEqual([]);
  });

  it('切换语言后提示随之翻译，服务器的说明不再显示', async () => {
    await submit();
    act(() => setLanguage('ENG'));
    expect(alerts()).toEqual(['Please enter your username', 'Please enter your password', 'Please enter the captcha']);
    act(() => setLanguage('ZHS'));
    fillIn();
    answer = refuse('验证码不正确或已过期', [{ field: 'captcha', message: '验证码不正确或已过期' }]);
    await submit();
    expect(alerts()).toHaveLength(1);
    act(() => setLanguage('ENG'));
    expect(alerts()).toEqual([]);
  });
});
