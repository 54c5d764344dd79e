import { certificate } from '@edp/contract/modules/certificate/certificate.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { session } from '@edp/contract/modules/session/session.ts';
import { tenantApplication } from '@edp/contract/modules/tenant-application/tenant-application.ts';
import { workbench } from '@edp/contract/modules/workbench/workbench.ts';
import { describe, expect, it } from 'vitest';
import type { TestClient } from '../../testing/test-client.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp();
const waiting = async (client: TestClient, kind: string) =>
  (await client.data(workbench.show, {})).waiting.find((each) => each.kind === kind);
const steps = async (client: TestClient) => (await client.data(workbench.show, {})).firstSteps;

describe('待办', () => {
  it('平台操作员看到待审核的租户申请，先来的在前；企业的管理员看不到', async () => {
    const operator = await used.app.as('admin', { tenantCode: 'PLATFORM' });
    const { data: pending, total } = (
      await operator.succeed(tenantApplication.list, { status: 'pending', sort: 'createTime', pageSize: 50 })
    ).body;
    expect(await waiting(operator, 'tenantApplication')).toEqual({
      kind: 'tenantApplication',
      count: total,
      urgent: 0,
      link: '/tenantApplication?status=pending',
      items: pending
        .slice(0, 4)
        .map(({ id, name, applicant, createTime }) => ({
          id,
          name: name || applicant,
          time: createTime,
          link: `/tenantApplication?open=${id}`,
        })),
    });
    expect(await waiting(used.admin, 'tenantApplication')).toBeUndefined();
  });

  it('30天内到期的证书，最早到期的在前；没有权限的看不到', async () => {
    const { items, count } = (await waiting(used.admin, 'certificate'))!;
    expect(
      await used.admin.data(certificate.list, { validity: 'expiring', workStatus: 'USEABLE', limit: 50 }),
    ).toHaveLength(count);
    const days = items.map(({ time }) => time);
    expect(days).toEqual(days.toSorted());
    expect(await waiting(await used.app.as('kehu'), 'certificate')).toBeUndefined();
    // Who can only look at them has nothing to do, unless they are to be reminded.
    const lina = await used.app.as('lina');
    expect((await lina.data(certificate.list, { validity: 'expiring' })).length).toBeGreaterThan(0);
    await (await used.app.asTenant(1)).query('delete from certificate_remind');
    expect(await waiting(lina, 'certificate')).toBeUndefined();
    await (
      await used.app.asTenant(1)
    ).query(
      `insert into certificate_remind (certificate_id, user_id) select $1, id from user_account where account = 'lina'`,
      [items[0]!.id],
    );
    expect(await waiting(lina, 'certificate')).toMatchObject({ count: 1, items: [{ id: items[0]!.id }] });
  });

  it('自己试运行过、还没有写入的导入，与写入时有行出错的；别人的不是', async () => {
    const tenantOne = await used.app.asTenant(1);
    await tenantOne.query(
      `insert into import_run (user_id, noun, file_name, columns, state, file_id, new_count, wrong_count)
         select id, 'brand', s.name, '[]', s.state, 1, 3, s.wrong from user_account,
           (values ('品牌.xlsx', 'checked', 0), ('错的.xlsx', 'done', 2), ('对的.xlsx', 'done', 0)) as s (name, state, wrong) where account = 'zhangwei'`,
    );
    const zhangwei = await used.app.as('zhangwei');
    expect(await waiting(zhangwei, 'dryRun')).toMatchObject({
      count: 1,
      link: '/import?state=checked',
      items: [
        { name: '品牌.xlsx', link: expect.stringMatching(/^\/import\/brand\?run=\d+$/), run: { rows: 3, wrong: 0 } },
      ],
    });
    expect(await waiting(zhangwei, 'failedImport')).toMatchObject({
      count: 1,
      items: [{ name: '错的.xlsx', run: { rows: 5, wrong: 2 } }],
    });
    expect(await waiting(used.admin, 'dryRun')).toBeUndefined();
  });

  it('自己负责的类别中缺资料的商品：在架的在前，说出缺什么，与它打开的列表一致；只能看的人没有', async () => {
    const { items, count, urgent, link } = (await waiting(used.admin, 'incomplete'))!;
    expect(link).toBe('/mchManage?incomplete=own');
    const listed = await used.admin.data(product.list, { incomplete: 'own', pageSize: 50 });
    expect(listed.length).toBe(Math.min(count, 50));
    expect(listed.filter(({ active }) => active === 1)).toHaveLength(urgent);
    const shown = listed.find(({ id }) => id === items[0]!.id)!;
    expect(items[0]!.missing).toHaveLength(shown.completeness.blocking.length);
    for (const { completeness } of listed) expect(completeness.blocking).not.toEqual([]);
    const whole = await used.admin.data(product.list, { pageSize: 50 });
    expect(whole.filter(({ completeness }) => completeness.blocking.length > 0)).toHaveLength(
      (await used.admin.data(product.list, { incomplete: 'all', pageSize: 50 })).length,
    );
    expect(await waiting(await used.app.as('lina'), 'incomplete')).toBeUndefined();
  });
});

describe('开始使用', () => {
  it('已经设置好的企业没有；新企业的管理员看到做了哪些、还差哪些', async () => {
    expect(await steps(used.admin)).toEqual([]);
    // In an inventory organisation that has no material yet as well.
    const owner = await used.app.owner();
    const elsewhere = await used.app.as('admin');
    const {
      rows: [empty],
    } = await owner.query<{
      id: string;
    }>(`with new as (insert into inventory_organisation (tenant_id, code, name) values (1, 'EMPTY', '新仓库') returning id)
      insert into role_inventory_organisation (tenant_id, role_id, inventory_organisation_id) select 1, r.id, new.id from role r, new where r.tenant_id = 1 and r.administrator returning inventory_organisation_id as id`);
    await elsewhere.succeed(session.setInvOrg, { invorgId: empty!.id });
    expect(await steps(elsewhere)).toEqual([]);
    await owner.query('delete from home_config where tenant_id = 1');
    const shown = await steps(used.admin);
    expect(shown.filter(({ isDone }) => !isDone)).toEqual([{ code: 'company', isDone: false, link: '/homeConfig' }]);
    expect(shown.map(({ code }) => code)).toEqual([
      'company',
      'department',
      'self',
      'role',
      'person',
      'unit',
      'category',
      'type',
      'material',
    ]);
    expect(await steps(await used.app.as('zhangwei'))).toEqual([]);
  });

  it('没有物料的企业：管理员不在部门里、没有分类或类型时各差一步，链接到做这一步的地方', async () => {
    const owner = await used.app.owner();
    const ofTenant = `tenant_id = (select id from app.tenant where code = 'HXJT')`;
    const {
      rows: [admin],
    } = await owner.query<{ id: string }>(
      `update user_account set organisation_id = null where ${ofTenant} and account = 'admin' returning id`,
    );
    const { rows: sets } = await owner.query<{ id: string }>(
      `select id from category_set where ${ofTenant} and code in ('PRO_BASE_CLASS', 'ITEM_TYPE_CLASS') order by code desc`,
    );
    const left = async () => (await steps(used.neighbour)).filter(({ isDone }) => !isDone);
    expect((await left()).map(({ code }) => code)).not.toContain('self');
    await owner.query(`truncate material, product, bom, category cascade`);
    expect((await left()).filter(({ code }) => ['self', 'category', 'type', 'material'].includes(code))).toEqual([
      { code: 'self', isDone: false, link: `/employee/${admin!.id}` },
      { code: 'category', isDone: false, link: `/categorySet/${sets[0]!.id}/tree` },
      { code: 'type', isDone: false, link: `/categorySet/${sets[1]!.id}/tree` },
      { code: 'material', isDone: false, link: '/materialManage' },
    ]);
  });
});
