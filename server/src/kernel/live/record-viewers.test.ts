import type { AddressInfo } from 'node:net';
import { closeCodes } from '@edp/contract/kernel/channel.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { sharing, sharingModes } from '@edp/contract/modules/sharing/sharing.ts';
import { role, session } from '@edp/contract/modules/session/session.ts';
import { unit } from '@edp/contract/modules/unit/unit.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { materialChoices, materialSample } from '../../testing/samples/material-sample.ts';
import { addPerson } from '../../testing/people/add-person.ts';
import { addRole } from '../../testing/people/add-role.ts';
import { type LiveWindow, openWindowOf } from '../../testing/http/live-window.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

/** Two servers on one database, as behind a load balancer. */
let app: TestApp;
let second: FastifyInstance;
let admin: TestClient;
let zhangwei: TestClient;
let id: string;
beforeAll(async () => {
  app = await startTestApp({}, { live: { beatMs: 500, goneMs: 10_000 } });
  second = await buildApp(app.config, app.databaseUrl);
  await second.listen({ port: 0, host: '127.0.0.1' });
  [admin, zhangwei] = [await app.as('admin'), await app.as('zhangwei')];
  id = (await admin.data(brand.list, {}))[0]!.id;
});
afterAll(async () => {
  await second.close();
  await app.stop();
});

const elsewhere = () => `http://127.0.0.1:${(second.server.address() as AddressInfo).port}`;
const open = (window: LiveWindow, mode: 'view' | 'edit' = 'view', record: { noun?: string; id?: string } = {}) =>
  window.say({ event: 'openRecord', data: { noun: 'brand', id, mode, ...record } });
const close = (window: LiveWindow) => window.say({ event: 'closeRecord', data: { noun: 'brand', id } });
/** What the window shows beside the record now. */
const shown = (window: LiveWindow, of = id) =>
  window
    .all('recordViewers')
    .findLast((frame) => frame.id === of)
    ?.people.map(({ name, mode }) => `${name} ${mode}`);

describe('谁打开了同一条记录', () => {
  it('双方立即看到对方正在查看或编辑，自己不在其中；连在不同进程也一样；关闭后消失', async () => {
    const [mine, theirs] = [await openWindowOf(admin), await openWindowOf(zhangwei, elsewhere())];
    open(mine, 'view');
    await expect.poll(() => shown(mine)).toEqual([]);
    open(theirs, 'edit');
    await expect.poll(() => [shown(mine), shown(theirs)]).toEqual([['张伟 edit'], ['陈志远 view']]);
    open(mine, 'edit');
    await expect.poll(() => shown(theirs)).toEqual(['陈志远 edit']);
    close(mine);
    await expect.poll(() => shown(theirs)).toEqual([]);
    // What was closed is told no more.
    const before = mine.all('recordViewers').length;
    open(theirs, 'view');
    const probe = await openWindowOf(admin);
    open(probe);
    await expect.poll(() => shown(probe)).toEqual(['张伟 view']);
    expect(mine.all('recordViewers')).toHaveLength(before);
  });

  it('同一个人的几个窗口算一个人，有一个在编辑就是编辑；断开的窗口不再算', async () => {
    const watcher = await openWindowOf(admin);
    const [reading, editing] = [await openWindowOf(zhangwei), await openWindowOf(zhangwei, elsewhere())];
    open(watcher);
    open(reading, 'view');
    open(editing, 'edit');
    await expect.poll(() => shown(watcher)).toEqual(['张伟 edit']);
    editing.socket.close();
    await expect.poll(() => shown(watcher)).toEqual(['张伟 view']);
    reading.socket.close();
    await expect.poll(() => shown(watcher)).toEqual([]);
  });

  it('进程被强行终止后留下的人，由其他进程清除并告知', async () => {
    const watcher = await openWindowOf(admin);
    open(watcher);
    const owner = await app.owner();
    await owner.query(`
      insert into app.live_process values ('killed', now());
      insert into app.record_viewer values ('killed', 1, 'brand', ${id}, 99, '留下的人', true)`);
    await expect.poll(() => shown(watcher)).toEqual(['留下的人 edit']);
    await owner.query(`update app.live_process set seen_time = now() - interval '11 seconds' where id = 'killed'`);
    await expect.poll(() => shown(watcher)).toEqual([]);
  });

  it('被误认为已终止的进程重新登记', async () => {
    const [watcher, theirs] = [await openWindowOf(admin), await openWindowOf(zhangwei, elsewhere())];
    open(watcher);
    open(theirs, 'edit');
    await expect.poll(() => shown(watcher)).toEqual(['张伟 edit']);
    await (await app.owner()).query('delete from app.live_process');
    await expect
      .poll(() =>
        watcher
          .all('recordViewers')
          .slice(-2)
          .map(({ people }) => people.length),
      )
      .toEqual([0, 1]);
  });
});

describe('谁可以知道', () => {
  /** Frames are handled one after the other: when the second record is answered, the first has been. */
  const isAnswered = async (window: LiveWindow, record: { noun?: string; id?: string }) => {
    const visible = (await admin.data(unit.list, {}))[0]!.id;
    open(window, 'edit', record);
    open(window, 'view', { noun: 'unit', id: visible });
    await expect.poll(() => shown(window, visible)).toBeDefined();
    return window.all('recordViewers').some((frame) => frame.noun !== 'unit' && frame.id === (record.id ?? id));
  };

  it('别的租户的、不存在的、没有权限的记录没有答复，也不被别人看到', async () => {
    const neighbour = await openWindowOf(await app.as('admin', { tenantCode: 'HXJT' }));
    const watcher = await openWindowOf(admin);
    open(watcher);
    open(neighbour, 'edit');
    const window = await openWindowOf(zhangwei);
    for (const record of [{ id: '999999' }, { noun: 'account', id: '1' }, { noun: 'unknown' }, { noun: '__proto__' }])
      expect(await isAnswered(window, record)).toBe(false);
    expect(neighbour.all('recordViewers')).toEqual([]);
    expect(shown(watcher)).toEqual([]);
    const { rows } = await (
      await app.owner()
    ).query<{ table_name: string }>(
      `select distinct table_name from app.record_viewer where record_id in (1, 999999) and table_name not in ('brand', 'unit')`,
    );
    expect(rows).toEqual([]);
  });

  it('共享规则不让看的人没有答复；打开之后不能再看的，不再被告知，也不再被看到', async () => {
    const person = await addPerson(app, '外人', 'D0302');
    const [watcher, window] = [await openWindowOf(admin), await openWindowOf(person)];
    const { id: own } = await admin.data(brand.save, { code: 'SEEN', name: '看得到', active: 1, sortOrder: 1 });
    open(watcher, 'edit', { id: own });
    open(window, 'view', { id: own });
    await expect.poll(() => [shown(watcher, own), shown(window, own)]).toEqual([['外人 view'], ['陈志远 edit']]);
    await admin.succeed(sharing.setMode, { sharingType: 'brand', mode: sharingModes.private });
    await expect.poll(() => [shown(watcher, own), shown(window, own)]).toEqual([[], []]);
    expect(await isAnswered(await openWindowOf(person), { id: own })).toBe(false);
    await admin.succeed(sharing.setMode, { sharingType: 'brand', mode: sharingModes.public });
  });

  it('别的库存组织的记录没有答复；移出当前组织之后，不再被告知，也不再被看到', async () => {
    await addRole(app, 'ELSEWHERE', ['material.view', 'unit.view'], ['INV02']);
    const person = await addPerson(app, '外组织的人', 'D0302', 'ELSEWHERE');
    const { id: own } = await admin.data(material.save, materialSample(await materialChoices(admin), 1));
    const record = { noun: 'material', id: own };
    const [watcher, window] = [await openWindowOf(admin), await openWindowOf(person)];
    open(watcher, 'edit', record);
    expect(await isAnswered(window, record)).toBe(false);
    await expect.poll(() => shown(watcher, own)).toEqual([]);
    const { rows: organisations } = await (
      await app.asTenant(1)
    ).query<{ id: string }>(`select id from inventory_organisation where code = 'INV02'`);
    const place = { skuId: own, ids: organisations.map(({ id: organisationId }) => organisationId) };
    await admin.succeed(material.assign, place);
    open(window, 'view', record);
    await expect.poll(() => [shown(watcher, own), shown(window, own)]).toEqual([['外组织的人 view'], ['陈志远 edit']]);
    await admin.succeed(material.unassign, place);
    open(await openWindowOf(zhangwei), 'view', record);
    await expect.poll(() => shown(window, own)).toEqual([]);
    await expect.poll(() => shown(watcher, own)).toEqual(['张伟 view']);
    expect(window.all('recordViewers').flatMap(({ people }) => people.map(({ name }) => name))).not.toContain('张伟');
  });

  it('换到没有权限的角色后不再被告知', async () => {
    const { userRoles } = await zhangwei.data(role.ofUser, {});
    const other = userRoles.find(({ code }) => code === 'WAREHOUSE')!;
    const client = await app.as('zhangwei', { roleCode: 'MASTER_DATA' });
    await (
      await app.asTenant(1)
    ).query(
      `delete from role_resource where role_id = $1 and resource_id in (select id from resource where code like 'brand.%')`,
      [other.roleId],
    );
    const [watcher, window] = [await openWindowOf(admin), await openWindowOf(client)];
    open(watcher);
    open(window, 'edit');
    await expect.poll(() => shown(window)).toEqual(['陈志远 view']);
    await client.succeed(session.setRole, { roleId: other.roleId, key: other.key });
    await expect.poll(() => [shown(watcher), shown(window)]).toEqual([[], []]);
  });

  it('经销商看不到别人，别人看得到经销商', async () => {
    const [watcher, dealer] = [await openWindowOf(admin), await openWindowOf(await app.as('kehu'))];
    await (
      await app.asTenant(1)
    ).query(`
      insert into role_resource (role_id, resource_id) select r.id, s.id from role r, resource s where r.code like '%DMS_CUST%' and s.code = 'brand.view' on conflict do nothing`);
    open(watcher);
    open(dealer);
    await expect.poll(() => [shown(watcher), shown(dealer)]).toEqual([['华东经销商 view'], []]);
  });
});

describe('限制', () => {
  it('一个窗口最多同时打开五十条，再多的取代最早的', async () => {
    const window = await openWindowOf(zhangwei);
    const watcher = await openWindowOf(admin);
    open(watcher);
    open(window);
    await expect.poll(() => shown(watcher)).toEqual(['张伟 view']);
    const { rows } = await (
      await app.asTenant(1)
    ).query<{ id: string }>(
      `insert into brand (code, name) select 'MANY' || n, '许多' || n from generate_series(1, 50) n returning id`,
    );
    // A window that sends more than twenty frames a second is closed: for the server, a second passes after each
    // answer.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    for (const row of rows) {
      expect(shown(watcher)).toEqual(['张伟 view']);
      open(window, 'view', { id: row.id });
      await expect.poll(() => shown(window, row.id), { interval: 5 }).toBeDefined();
      vi.setSystemTime(Date.now() + 1000);
    }
    await expect.poll(() => shown(watcher)).toEqual([]);
  });

  it.each([
    ['编号不是数字', { noun: 'brand', id: 'x', mode: 'view' }],
    ['编号过长', { noun: 'brand', id: '1'.repeat(19), mode: 'view' }],
    ['没有方式', { noun: 'brand', id: '1' }],
  ])('%s：以 4400 关闭', async (_what, data) => {
    const window = await openWindowOf(zhangwei);
    window.say({ event: 'openRecord', data });
    expect((await window.closed()).code).toBe(closeCodes.malformed);
  });

  it('尚未发送 OnConnection 的窗口不被理会', async () => {
    const watcher = await openWindowOf(admin);
    open(watcher);
    const silent = new WebSocket(
      zhangwei.baseUrl.replace('http', 'ws') + '/bpm/api/message/websocket/edp-pc/' + zhangwei.credentials.ticket,
    );
    await new Promise((resolve) => silent.addEventListener('open', resolve));
    silent.send(JSON.stringify({ event: 'openRecord', data: { noun: 'brand', id, mode: 'edit' } }));
    const probe = await openWindowOf(zhangwei);
    open(probe);
    await expect.poll(() => shown(watcher)).toEqual(['张伟 view']);
    silent.close();
  });
});
