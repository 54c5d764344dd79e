import { account } from '@edp/contract/modules/account/account.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCalls, refuse, succeed } from '../../testing/answer-calls.ts';
import { ForcedPasswordDialog } from './forced-password-dialog.tsx';

let answer = succeed(null);
let inputsOf: ReturnType<typeof answerCalls>['inputsOf'];
const onChanged = vi.fn<() => void>();

beforeEach(() => {
  answer = succeed(null, '修改成功!');
  ({ inputsOf } = answerCalls([[account.changePassword, () => answer]]));
  onChanged.mockReset();
  render(<ForcedPasswordDialog loginName="lina" onChanged={onChanged} onLeave={() => undefined} />);
});
afterEach(() => vi.unstubAllGlobals());

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fillIn = (old: string, password: string, confirmation: string) => {
  type('原密码', old);
  type('新密码', password);
  type('确认新密码', confirmation);
};
const submit = () => act(async () => fireEvent.submit(document.querySelector('form')!));
const alerts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);

describe('登录后必须修改密码', () => {
  it('对新员工和密码被重置的人，说明都是对的', () => {
    expect(screen.getByText('您现在的密码由管理员设置。请先改为只有您自己知道的密码，然后继续。')).toBeDefined();
  });

  it('确认密码没有填写、两次不一致时，在其下方提示', async () => {
    fillIn('Reset123', 'NewPass99', '');
    await submit();
    expect(alerts()).toEqual(['请再次输入新密码']);
    type('确认新密码', 'NewPass98');
    expect(alerts()).toEqual(['请检查两次新密码不一致!']);
    type('新密码', 'NewPass98');
    expect(alerts()).toEqual([]);
  });

  it('服务器拒绝时提示在其字段；改正后提交', async () => {
    fillIn('Wrong123', 'NewPass99', 'NewPass99');
    answer = refuse('原密码不正确', [{ field: 'oldPassword', message: '原密码不正确' }]);
    await submit();
    expect(alerts()).toEqual(['原密码不正确']);
    expect(onChanged).not.toHaveBeenCalled();
    answer = succeed(null, '修改成功!');
    type('原密码', 'Reset123');
    await submit();
    expect(inputsOf(account.changePassword).at(-1)).toEqual({
      loginName: 'lina',
      oldPassword: 'Reset123',
      password: 'NewPass99',
      confirmPassword: 'NewPass99',
    });
    expect(onChanged).toHaveBeenCalledOnce();
  });
});
