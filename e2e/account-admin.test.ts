import { describe, expect, it } from 'vitest';
import { useJourney } from './journey.ts';
import { cell, codes, dialog, field, filter, messages, rowButton, save } from './list-screen.ts';
import { chooseRole, enterAccount } from './log-in.ts';
import { alerts, patient } from './look.ts';

const journey = useJourney();

describe('账号管理', () => {
  it('列出账号，按账号或姓名查询；自己的账号没有操作', async () => {
    const page = await journey.open('/home', { as: 'admin' });
    await page.getByRole('menuitem', { name: '账号管理' }).click();
    await expect(cell(page, '1 处在线')).toBeShown();
    await expect.poll(async () => (await codes(page))[0], patient).toBe('admin');
    expect(await rowButton(page, '重置密码', '陈志远').count()).toBe(0);
    await filter(page, '账号').fill('gwei');
    await page.getByRole('button', { name: '查询' }).click();
    await expect.poll(() => codes(page), patient).toEqual(['zhangwei', 'zhangwei2']);
    await expect(cell(page, '主数据专员、仓储专员')).toBeShown();
    await filter(page, '账号').fill('');
    await filter(page, '姓名').fill('李');
    await page.getByRole('button', { name: '查询' }).click();
    await expect.poll(() => codes(page), patient).toEqual(['lina']);
  });

  it('重置密码要先确认，确认后该用户立即回到登录页，用新密码可以登录', async () => {
    const person = await journey.open('/brand', { as: 'zhangwei' });
    await expect(cell(person, '恒拓轴承')).toBeShown();
    const page = await journey.open('/account?account=zhangwei', { as: 'admin' });
    await rowButton(page, '重置密码', '张伟').click();
    await expect(dialog(page, '重置密码：张伟（zhangwei）')).toBeShown();
    await expect.poll(() => field(page, '新密码').inputValue(), patient).toMatch(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)[A-Za-z\d]{12}$/);
    await field(page, '新密码').fill('abc12');
    await save(page);
    await expect.poll(() => messages(page), patient).toEqual(['密码最小6个字符!']);
    await field(page, '新密码').fill('Fresh2026');
    await save(page);
    await expect(dialog(page, '确认重置张伟的密码？')).toBeShown();
    await dialog(page, '确认重置张伟的密码？').getByRole('button', { name: '重置密码' }).click();
    await expect(page).toShow('密码已重置');

    await expect(person).toBeAt('/login');
    await expect.poll(() => alerts(person), patient).toContainEqual(expect.stringContaining('当前会话已失效，请重新登录'));
    await enterAccount(person, 'zhangwei', { password: 'Fresh2026' });
    await chooseRole(person, '主数据专员');
    await expect(person).toBeAt('/home');
  });

  it('强制下线要先确认，之后显示离线', async () => {
    await journey.app.as('lina');
    const page = await journey.open('/account?account=lina', { as: 'admin' });
    await rowButton(page, '强制下线', '李娜').click();
    await dialog(page, '确认强制李娜下线？').getByRole('button', { name: '强制下线' }).click();
    await expect(page).toShow('已强制下线');
    await expect(cell(page, '离线')).toBeShown();
    expect(await rowButton(page, '强制下线', '李娜').count()).toBe(0);
  });
});
