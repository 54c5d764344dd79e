import { tenantApplication } from '@edp/contract/modules/tenant-application/tenant-application.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chooseOption, typeDays } from '../testing/choose-option.ts';
import { accessibilityViolations, chineseTexts, pageIsWiderThanWindow } from '../testing/inspect-page.ts';
import { responseLine, useJourney } from '../testing/journey.ts';
import { cell, dialog, field, filter, messages, rowButton, rows } from '../testing/screens/list-screen.ts';
import { isLoaded, pollOptions, searchOf } from '../testing/page-state.ts';
import { heading } from '../testing/screens/record-screen.ts';

const journey = useJourney();

const openList = (options: Parameters<typeof journey.open>[1] = {}) =>
  journey.open('/tenantApplication', { as: 'admin', tenantCode: 'PLATFORM', ...options });
// A loading icon stays in the button's accessible name for a moment.
const button = (page: Page, title: string | RegExp, name: string) =>
  dialog(page, title).getByRole('button', { name: new RegExp(`^${name}$`) });

async function openReview(page: Page, name: string) {
  await rowButton(page, '审核', name).click();
  await expect.poll(() => isLoaded(dialog(page, new RegExp(name)).getByRole('img')), pollOptions).toBe(true);
}

describe('租户申请', () => {
  it('操作员看过执照后通过；驳回要有原因；他人已审核时说明，并显示现状', async () => {
    const page = await openList({
      expected: [responseLine(tenantApplication.approve, 409), responseLine(tenantApplication.reject, 409)],
    });
    const approved = '成都蜀工精密机械有限公司';
    await openReview(page, approved);
    await page.getByRole('button', { name: /^放大查看/ }).click();
    await expect.poll(() => isLoaded(dialog(page, '营业执照照片').getByRole('img')), pollOptions).toBe(true);
    await page.keyboard.press('Escape');
    await button(page, new RegExp(`^${approved}`), '通过').click();
    await expect.poll(() => field(page, '授权码').inputValue(), pollOptions).toBe('SGJMJX');
    await field(page, '授权码').fill('BRH');
    await button(page, /^通过申请/, '通过').click();
    await expect.poll(() => messages(page), pollOptions).toEqual(['该授权码已被使用，请更换']);
    await field(page, '授权码').fill('sgjm');
    await field(page, '租户名称').fill('蜀工精密');
    await button(page, /^通过申请/, '通过').click();
    await expect(page).toShow('审核通过，租户已开通');
    await expect(dialog(page, new RegExp(approved)).getByText('SGJM', { exact: true })).toBeShown();
    await expect(dialog(page, new RegExp(approved)).getByText('已发送')).toBeShown();
    await page.keyboard.press('Escape');
    await expect(cell(page, 'SGJM')).toBeShown();

    const rejected = '杭州听泉信息技术有限公司';
    await openReview(page, rejected);
    await button(page, new RegExp(`^${rejected}`), '驳回').click();
    await button(page, /^驳回申请/, '驳回').click();
    await expect.poll(() => messages(page), pollOptions).toEqual(['请输入驳回原因']);
    await field(page, '驳回原因').fill('执照已过期');
    await button(page, /^驳回申请/, '驳回').click();
    await expect(page).toShow('申请已驳回');
    await expect(dialog(page, new RegExp(rejected)).getByText('执照已过期')).toBeShown();
    await page.keyboard.press('Escape');

    const other = '深圳市启岳智能装备有限公司';
    await openReview(page, other);
    await button(page, new RegExp(`^${other}`), '驳回').click();
    await field(page, '驳回原因').fill('迟到的驳回');
    const colleague = await journey.app.as('admin', { tenantCode: 'PLATFORM' });
    const [pending] = await colleague.data(tenantApplication.list, { name: other });
    await colleague.succeed(tenantApplication.approve, { id: pending!.id, tenantCode: 'QYZN', tenantName: other });
    await button(page, /^驳回申请/, '驳回').click();
    await expect(page).toShow(/该申请已由平台管理员于.*审核通过，请勿重复审核/);
    await expect(dialog(page, /^驳回申请/)).toBeGone();
    await expect(dialog(page, new RegExp(other)).getByText('QYZN')).toBeShown();
  });

  it('按名称、状态与日期查询；在列表旁打开一条，再打开为页面', async () => {
    const page = await openList();
    await expect(cell(page, '佰瑞华集团有限公司')).toBeShown();
    await chooseOption(filter(page, '状态'), '已驳回');
    await filter(page, '企业名称').fill('海洋');
    await page.keyboard.press('Enter');
    await expect.poll(() => rows(page).count(), pollOptions).toBe(1);
    await page.getByRole('button', { name: '重置' }).click();
    await expect.poll(() => rows(page).count(), pollOptions).toBeGreaterThan(1);
    const search = page.getByRole('search');
    await typeDays(search.getByPlaceholder('开始日期'), search.getByPlaceholder('结束日期'), [
      '2026-08-01',
      '2026-08-20',
    ]);
    await expect
      .poll(() => rows(page).locator('td:first-child a').allInnerTexts(), pollOptions)
      .toEqual(['佰瑞华集团有限公司']);
    expect(searchOf(page)).toEqual({ createdFrom: '2026-08-01', createdUntil: '2026-08-20' });
    await page.getByRole('button', { name: '收起', exact: true }).click();
    await expect(page).toShow('申请日期：2026-08-01 至 2026-08-20');
    await page.getByRole('button', { name: '移除查询条件 申请日期' }).click();
    await expect(cell(page, '青岛远澜海洋装备有限公司')).toBeShown();
    expect(searchOf(page)).toEqual({});

    const first = await rows(page).first().getAttribute('data-record');
    await rows(page).first().focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('region', { name: '租户申请详情' });
    await expect.poll(() => drawer.getByRole('tab').allInnerTexts(), pollOptions).toEqual(['概览']);
    await expect.poll(() => drawer.getByRole('tabpanel').innerText(), pollOptions).not.toBe('');
    await drawer.getByRole('link', { name: '打开为页面' }).click();
    await expect(page).toBeAt(`/tenantApplication/${first}`);
    await expect(heading(page, '租户申请详情')).toBeShown();
  });
});

describe.each([
  { language: 'ZHS', colorScheme: 'light', rules: 'all' },
  { language: 'ENG', colorScheme: 'dark', rules: 'colours' },
] as const)('外观 $language $colorScheme', ({ language, colorScheme, rules }) => {
  it('列表、详情、两个表单没有障碍，没有横向滚动，英文界面没有中文', async () => {
    const page = await openList({ language, colorScheme });
    const words =
      language === 'ZHS'
        ? { review: '审核 周雨桐', approve: '通过', reject: '驳回', cancel: '取消' }
        : { review: 'Review 周雨桐', approve: 'Approve', reject: 'Reject', cancel: 'Cancel' };
    const check = async (stop: string, isOfData = false) => {
      expect.soft(await accessibilityViolations(page, rules), stop).toEqual([]);
      expect.soft(await pageIsWiderThanWindow(page), stop).toBe(false);
      // 地址、需求与照片的名称是申请人填写的。
      if (language === 'ENG' && !isOfData) expect.soft(await chineseTexts(page), stop).toEqual([]);
    };
    await page.getByRole('button', { name: words.review }).waitFor();
    await check('列表');
    await page.getByRole('button', { name: words.review }).click();
    await expect.poll(() => isLoaded(page.getByRole('dialog').getByRole('img')), pollOptions).toBe(true);
    await check('详情', true);
    for (const decision of [words.approve, words.reject]) {
      await page.getByRole('dialog').getByRole('button', { name: decision, exact: true }).click();
      await page.getByRole('dialog').nth(1).getByRole('textbox').first().waitFor();
      await check(decision, true);
      await page.getByRole('dialog').nth(1).getByRole('button', { name: words.cancel }).click();
      await expect(page.getByRole('dialog').nth(1)).toBeGone();
    }
  });
});
