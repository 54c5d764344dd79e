import { home } from '@edp/contract/modules/home/home.ts';
import { homeSettings } from '@edp/contract/modules/home/home-settings.ts';
import { tenant } from '@edp/contract/modules/session/session.ts';
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

const change = async (changes: object) =>
  admin.succeed(homeSettings.saveSettings, { ...(await admin.data(homeSettings.settings, {})), ...changes });
const face = async (tenantCode = 'BRH') => app.anonymous().data(tenant.byCode, { tenantCode });
const uploadLogo = async (width = 160) =>
  (await uploadFile(admin, 'logo.png', createCanvas(width, 80).toBuffer('image/png'))).url;
const load = (address: string) => fetch(app.baseUrl + address);

describe('登录前的企业标志与主题色', () => {
  it('没有设置的企业只有名称', async () => {
    expect(await face()).toEqual({
      id: '1',
      tenantCode: 'BRH',
      name: expect.any(String),
      tenantAuth: expect.any(String),
      logo: '',
      accentColors: '',
    });
  });

  it('知道授权码就能看到标志与主题色，不需要登录；别的企业没有', async () => {
    await change({ mainLogoId: await uploadLogo(), accentColor: '#7a3fb0' });
    const { logo, accentColors } = await face();
    expect(accentColors.split(' ')[0]).toBe('#7a3fb0');
    const picture = await load(logo);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(await face('HXJT')).toMatchObject({ logo: '', accentColors: '' });
    // What the shell keeps for the next login.
    expect((await admin.data(home.config, {})).loginLogo.confValue).toBe(logo);
  });

  it('记住的地址总是打开现在的标志，别的文件打不开', async () => {
    await change({ mainLogoId: await uploadLogo(160) });
    const { logo: before } = await face();
    await change({ mainLogoId: await uploadLogo(120) });
    const { logo: after } = await face();
    expect(after).not.toBe(before);
    const [old, current] = await Promise.all([load(before), load(after)]);
    expect(await old.bytes()).toEqual(await current.bytes());
  });

  it('不显示或去掉标志后，记住的地址也打不开', async () => {
    await change({ mainLogoId: await uploadLogo(), mainLogoShow: 1 });
    const { logo } = await face();
    await change({ mainLogoShow: 0 });
    expect([(await face()).logo, (await load(logo)).status]).toEqual(['', 404]);
    await change({ mainLogoShow: 1, mainLogoId: '' });
    expect([(await face()).logo, (await load(logo)).status]).toEqual(['', 404]);
  });

  it('别的企业的编号、伪造的印记都打不开；停用的企业也打不开', async () => {
    await change({ mainLogoId: await uploadLogo(), mainLogoShow: 1 });
    const { logo } = await face();
    expect((await load(logo.replace('t=1&', 't=2&'))).status).toBe(404);
    expect((await load(logo.replace(/s=./, 's=_'))).status).toBe(404);
    const owner = await app.owner();
    await owner.query('update app.tenant set active = false where id = 1');
    try {
      expect((await load(logo)).status).toBe(404);
    } finally {
      await owner.query('update app.tenant set active = true where id = 1');
    }
  });

  it('不存在的授权码的回答与以前相同', async () => {
    const { status, body } = await app.anonymous().attempt(tenant.byCode, { tenantCode: 'UNKNOWN' });
    expect(status).toBe(400);
    expect(body.data).toMatchObject({ error: 'tenant.unknown', fields: [{ field: 'tenantCode' }] });
    expect(Object.keys(body.data).toSorted()).toEqual(['error', 'fields']);
  });
});
