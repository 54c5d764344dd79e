import { account } from '@edp/contract/modules/account/account.ts';
import { security } from '@edp/contract/modules/security/security.ts';
import { describe, expect, it } from 'vitest';
import { responseLine, useJourney } from '../testing/journey.ts';
import { chooseOption } from '../testing/choose-option.ts';
import { enterAccount } from '../testing/log-in.ts';
import { dialog, field, messages, save } from '../testing/screens/list-screen.ts';
import { alerts, pollOptions } from '../testing/page-state.ts';
import { chooseFromUserMenu } from '../testing/screens/shell-screen.ts';

const journey = useJourney();

describe('安全设置', () => {
  it('名单不含自己的地址时，在其下方说明；加入后保存，修改记录可以查看', async () => {
    const page = await journey.open('/security', { as: 'admin', expected: [responseLine(security.save, 400)] });
    await page.getByLabel('允许的地址').fill('10.0.0.0/8');
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page).toShow('名单不包含您当前的地址 127.0.0.1，保存后您将无法使用，请先加入');
    await page.getByLabel('允许的地址').fill('10.0.0.0/8\n127.0.0.1');
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page).toShow('安全设置已保存');
    // It comes with the settings as they are now stored.
    await page.getByRole('button', { name: '修改记录' }).waitFor();
    await page.getByLabel('最小长度').fill('10');
    await page.getByLabel('必须含符号').click();
    await page.getByRole('button', { name: '保存' }).click();
    await page.getByRole('button', { name: '修改记录' }).click();
    await expect(dialog(page, '修改记录').getByText('必须含符号')).toBeShown();
  });

  it('修改密码时先说明要求，符合的打勾；提交不符合的，在其下方提示', async () => {
    const admin = await journey.app.as('admin');
    await admin.succeed(security.save, { ...(await admin.data(security.settings, {})), passwordLength: 10, passwordSymbols: 1 });
    const page = await journey.open('/home', { as: 'lina', expected: [responseLine(account.changePassword, 400)] });
    await chooseFromUserMenu(page, '修改密码');
    await field(page, '新密码').fill('abcdefghijk1');
    const rules = dialog(page, '修改密码').getByRole('listitem');
    await expect.poll(() => rules.allInnerTexts(), pollOptions).toEqual(['✓至少 10 个字符', '·包含符号']);
    await field(page, '原密码').fill('Demo1234');
    await field(page, '确认新密码').fill('abcdefghijk1');
    await save(page);
    await expect.poll(() => messages(page), pollOptions).toEqual(['密码不符合要求：包含符号']);
  });
});

describe('我的账号', () => {
  it('另一台设备下线后立即退出，这里不受影响', async () => {
    const page = await journey.open('/myAccount', { as: 'kehu' });
    const elsewhere = await journey.open('/home', { as: 'kehu' });
    await expect(elsewhere.getByRole('heading', { level: 1 })).toBeShown();
    await page.reload();
    await page.getByRole('list', { name: '登录的设备' }).getByRole('button').first().click();
    await dialog(page, '确认使该设备下线？').getByRole('button', { name: '下线' }).click();
    await expect(page).toShow('该设备已下线');
    await expect(elsewhere).toBeAt('/login');
    await expect.poll(() => alerts(elsewhere), pollOptions).toContainEqual(expect.stringContaining('当前会话已失效，请重新登录'));
    await expect(page.getByRole('heading', { level: 1, name: '我的账号' })).toBeShown();
  });

  it('设置默认角色后，登录时已选定', async () => {
    const page = await journey.open('/myAccount', { as: 'zhangwei' });
    await chooseOption(page.getByLabel('默认角色'), '仓储专员');
    await expect(page).toShow('偏好已保存');
    const other = await journey.open('/login', { hasTenant: true });
    await enterAccount(other, 'zhangwei');
    await expect.poll(() => other.getByRole('radio', { checked: true }).count(), pollOptions).toBe(1);
    await other.getByRole('button', { name: '进入系统' }).click();
    await expect(other).toBeAt('/home');
  });
});

describe('登录日志', () => {
  it('列出成功与被拒绝的登录，可按人员筛选', async () => {
    const page = await journey.open('/loginRecord?name=lina', { as: 'admin' });
    await expect(page.getByRole('heading', { level: 1, name: '登录日志' })).toBeShown();
    await expect(page.getByRole('cell', { name: 'lina（李娜）' }).first()).toBeShown();
    await expect.poll(() => page.getByRole('cell', { name: 'zhangwei（张伟）' }).count(), pollOptions).toBe(0);
  });
});
