import { home } from '@edp/contract/modules/home/home.ts';
import { homeSettings } from '@edp/contract/modules/home/home-settings.ts';
import { session } from '@edp/contract/modules/session/session.ts';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { uploadFile } from '../../testing/upload-file.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  admin = await app.as('admin');
});

const watermarkOf = async (account: string, options = {}) =>
  (await (await app.as(account, options)).data(session.info, {})).securityWatermarking;
const change = async (changes: object) =>
  admin.succeed(homeSettings.saveSettings, { ...(await admin.data(homeSettings.settings, {})), ...changes });

describe('企业设置', () => {
  it('管理员保存后，浏览器标题、页脚与标志随之改变', async () => {
    const { body } = await change({ browserTitle: ' 主数据中心 ', bottomTitle: '内部资料', mainLogoShow: 0 });
    expect(body.message).toBe('企业设置已保存');
    expect(await (await app.as('lina')).data(home.config, {})).toMatchObject({
      browserTitle: { confValue: '主数据中心' },
      bottomTitle: { confValue: '内部资料' },
      mainLogoShow: { confValue: 'false' },
    });
  });

  it('打开安全水印后，本企业每个人的页面都有姓名与账号，别的企业没有', async () => {
    expect(await watermarkOf('zhangwei')).toBe('');
    await change({ securityWatermarking: 1 });
    expect(await watermarkOf('zhangwei')).toBe('张伟 zhangwei');
    expect(await watermarkOf('admin', { tenantCode: 'HXJT' })).toBe('');
    await change({ securityWatermarking: 0 });
    expect(await watermarkOf('zhangwei')).toBe('');
  });

  it('页头的公告默认逐条显示，可改为滚动', async () => {
    const scrolls = async () => (await (await app.as('lina')).data(home.config, {})).newsScrolls.confValue;
    expect(await scrolls()).toBe('false');
    await change({ newsScrolls: 1 });
    expect(await scrolls()).toBe('true');
    await change({ newsScrolls: 0 });
    expect(await scrolls()).toBe('false');
  });

  it('经销客户的账号总有水印', async () => {
    expect(await watermarkOf('kehu')).toBe('华东经销商 kehu');
  });

  it('没有配置的企业也能保存；两人同时保存时，后者看到现在的设置', async () => {
    await (await app.owner()).query('delete from home_config where tenant_id = 1');
    const first = await admin.data(homeSettings.settings, {});
    expect(first).toEqual({
      browserTitle: '',
      bottomTitle: '',
      mainLogoShow: 1,
      tabIcon: '',
      mainLogoId: '',
      accentColor: '',
      securityWatermarking: 0,
      newsScrolls: 0,
      version: 0,
    });
    await admin.succeed(homeSettings.saveSettings, { ...first, bottomTitle: '甲' });
    const { status, body } = await admin.attempt(homeSettings.saveSettings, { ...first, bottomTitle: '乙' });
    expect(status).toBe(409);
    expect(body.data).toMatchObject({ error: 'error.stale', current: { bottomTitle: '甲', version: 1 } });
  });

  it('只有管理员能看和改', async () => {
    const zhangwei = await app.as('zhangwei');
    expect((await zhangwei.attempt(homeSettings.settings, {})).status).toBe(403);
    expect(
      (
        await zhangwei.attempt(homeSettings.saveSettings, {
          browserTitle: '',
          bottomTitle: '',
          mainLogoShow: 1,
          securityWatermarking: 1,
          newsScrolls: 0,
        })
      ).status,
    ).toBe(403);
  });

  it('过长的文字在该处提示', async () => {
    const { body } = await admin.attempt(homeSettings.saveSettings, {
      browserTitle: '长'.repeat(51),
      bottomTitle: '',
      mainLogoShow: 1,
      securityWatermarking: 0,
      newsScrolls: 0,
    });
    expect(body.data.fields).toEqual([{ field: 'browserTitle', message: '不超过50个字符' }]);
  });

  it('上传的标签图标与标志随设置显示给所有人，去掉后恢复产品自己的', async () => {
    const picture = (width: number, height: number) =>
      uploadFile(admin, 'picture.png', createCanvas(width, height).toBuffer('image/png'));
    const [icon, logo] = [await picture(64, 64), await picture(160, 80)];
    await change({ tabIcon: icon.url, mainLogoId: logo.url });
    const shown = await (await app.as('lina')).data(home.config, {});
    for (const { confValue } of [shown.tabIcon, shown.mainLogoId])
      expect((await fetch(app.baseUrl + confValue)).headers.get('content-type')).toBe('image/png');
    await change({ tabIcon: '', mainLogoId: '' });
    expect(await (await app.as('lina')).data(home.config, {})).toMatchObject({
      tabIcon: { confValue: '' },
      mainLogoId: { confValue: '' },
    });
  });

  it('主题色保存后告诉每个人两种主题下的颜色；留空恢复产品自己的', async () => {
    await change({ accentColor: ' #1D5FD0 ' });
    expect((await admin.data(homeSettings.settings, {})).accentColor).toBe('#1d5fd0');
    const { confValue } = (await (await app.as('lina')).data(home.config, {})).accentColors;
    expect(confValue.split(' ')).toEqual([
      '#1d5fd0',
      ...Array.from({ length: 7 }, () => expect.stringMatching(/^#[\da-f]{6}$/)),
    ]);
    expect((await (await app.as('admin', { tenantCode: 'HXJT' })).data(home.config, {})).accentColors).toEqual({
      confValue: '',
    });
    await change({ accentColor: '' });
    expect((await (await app.as('lina')).data(home.config, {})).accentColors).toEqual({ confValue: '' });
  });

  it.each([
    ['#ffd400', '颜色太浅，按钮上的白色文字会看不清，请选择更深的颜色'],
    ['blue', '请输入 # 加六位十六进制的颜色值，例如 #1d5fd0'],
    ['#1d5fd', '请输入 # 加六位十六进制的颜色值，例如 #1d5fd0'],
  ])('主题色 %s 不能用，在该处提示', async (accentColor, message) => {
    const { status, body } = await admin.attempt(homeSettings.saveSettings, {
      ...(await admin.data(homeSettings.settings, {})),
      accentColor,
    });
    expect([status, body.data.fields]).toEqual([400, [{ field: 'accentColor', message }]]);
  });

  it('标签图标须为正方形，不存在的文件不能用，都在该处提示', async () => {
    const attempt = async (tabIcon: string) =>
      (await admin.attempt(homeSettings.saveSettings, { ...(await admin.data(homeSettings.settings, {})), tabIcon }))
        .body.data.fields;
    const oblong = await uploadFile(admin, 'icon.png', createCanvas(64, 32).toBuffer('image/png'));
    expect(await attempt(oblong.url)).toEqual([{ field: 'tabIcon', message: '标签图标须为正方形' }]);
    expect((await attempt('/file/v6/view/999999?t=1&e=1&s=x'))?.[0]?.field).toBe('tabIcon');
  });
});
