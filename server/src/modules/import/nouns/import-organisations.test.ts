import { imports } from '@edp/contract/modules/import/import.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { session } from '@edp/contract/modules/session/session.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { startAction, startBatch } from '../../../testing/imports/batch-edit.ts';
import { checkFile, rowsOf, runImport, undoImport } from '../../../testing/imports/import-file.ts';
import { useImportApp } from '../../../testing/imports/use-import-app.ts';
import { addPerson } from '../../../testing/people/add-person.ts';
import { addRole } from '../../../testing/people/add-role.ts';
import { insertMaterials } from '../../../testing/samples/insert-materials.ts';
import type { TestClient } from '../../../testing/test-client.ts';

const used = useImportApp();
const permissions = ['material.view', 'material.edit', 'material.assign'] as const;
let second: { id: string; name: string };
let third: { id: string; name: string };
let [wide, narrow] = ['', ''];
/** Has a role with two organisations, neither of them the master, and one with the first of these alone. */
let person: TestClient;

beforeAll(async () => {
  const { rows } = await used.app.inTransaction({ tenantId: 1 }, (db) =>
    sql<{ id: string; name: string; code: string }>`
      select id::text, name, code from inventory_organisation where active and not master order by code limit 2`.execute(
      db,
    ),
  );
  const [one, two] = rows as [(typeof rows)[number], (typeof rows)[number]];
  [second, third] = [one, two];
  wide = await addRole(used.app, 'WIDE', permissions, [one.code, two.code]);
  narrow = await addRole(used.app, 'NARROW', permissions, [one.code]);
  const added = await addPerson(used.app, 'two.roles', 'D0201', 'WIDE');
  await used.app.inTransaction({ tenantId: 1 }, (db) =>
    sql`insert into role_inventory_organisation (role_id, inventory_organisation_id) select id, ${one.id} from role where administrator`.execute(
      db,
    ),
  );
  await used.app.inTransaction({ tenantId: 1 }, (db) =>
    db.insertInto('user_role').values({ user_id: added.id, role_id: narrow }).execute(),
  );
  person = added;
});

const workAs = async (roleId: string, invorgId: string) => {
  await person.succeed(session.setRole, { roleId });
  await person.succeed(session.setInvOrg, { invorgId });
};
/** Materials that the organisations have. */
async function materialsIn(names: readonly string[], ...organisations: readonly string[]): Promise<string[]> {
  const ids = await insertMaterials(used.app, names);
  for (const skuId of ids) await used.admin.succeed(material.assign, { skuId, ids: [...organisations] });
  return ids;
}
const organisationsOf = async (skuId: string) =>
  (await used.admin.data(material.organisations, { skuId, pageSize: 100 })).map(({ invOrgName }) => invOrgName);

describe('导入与批量修改的数据行', () => {
  const elsewhere = async () => {
    const client = await used.app.as('admin');
    await client.succeed(session.setInvOrg, { invorgId: second.id });
    return client;
  };

  it('总部的，在别的组织只说到哪里去看；不能在那里写入或撤销', async () => {
    const [id] = await insertMaterials(used.app, ['总部之物']);
    const run = await startBatch(used.admin, 'material', { ids: [id!] }, ['itemName', 'set', '改过的']);
    const file = await checkFile(used.admin, 'material', '物料编码,物料名称,品类\nX1,新的,总部的品类\n');
    const other = await elsewhere();
    const attempts = async (each: string) => [
      await other.attempt(imports.rows, { id: each }),
      await other.attempt(imports.wrongRows, { id: each }),
      await other.attempt(imports.run, { id: each, mode: 'both', allOrNone: 0 }),
    ];
    const answers = [...(await attempts(run.id)), ...(await attempts(file.id))];
    const { name } = (
      await (await used.app.owner()).query('select name from inventory_organisation where tenant_id = 1 and master')
    ).rows[0] as { name: string };
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
      answers.map(() => [409, `这次操作的数据属于库存组织“${name}”，请切换到该组织或总部后再查看、写入或撤销`]),
    );
    expect((await used.admin.data(imports.detail, { id: file.id })).problems).not.toEqual([]);
    expect((await other.data(imports.detail, { id: file.id })).problems).toEqual([]);

    await runImport(used.admin, run.id, 'update');
    expect((await other.attempt(imports.undo, { id: run.id })).status).toBe(409);
    expect((await used.admin.data(imports.rows, { id: run.id }))[0]!.cells.at(-1)).toMatchObject({
      before: '总部之物',
      after: '改过的',
    });
  });

  it('一个组织的，在那里和总部看得到；自己的也不例外；以前的版本做的只在总部', async () => {
    await workAs(wide, second.id);
    const ids = await materialsIn(['第二个组织之物'], second.id, third.id);
    const { id } = await startBatch(person, 'material', { ids }, ['itemName', 'set', '改过的']);
    expect(await rowsOf(person, id)).toEqual([[1, 'changed']]);
    expect(await rowsOf(await elsewhere(), id)).toEqual([[1, 'changed']]);
    expect(await rowsOf(used.admin, id)).toEqual([[1, 'changed']]);
    await workAs(wide, third.id);
    expect((await person.attempt(imports.rows, { id })).status).toBe(409);
    await workAs(wide, second.id);
    await (
      await used.app.owner()
    ).query('update import_run set inventory_organisation_id = null where tenant_id = 1 and id = $1', [id]);
    expect((await person.attempt(imports.rows, { id })).body.message).toBe(
      '这次操作的数据只能在总部的库存组织中查看、写入或撤销',
    );
    expect(await rowsOf(used.admin, id)).toEqual([[1, 'changed']]);
  });
});

describe('批量分配与移出库存组织，开始之后换了角色', () => {
  it.each([
    ['assign' as const, false],
    ['unassign' as const, true],
  ])('%s：不写入当前角色没有的组织，也不撤销', async (action, isThere) => {
    const names = isThere ? [second.name, third.name] : [second.name];
    const ids = await materialsIn([`换角色${action}`], second.id, ...(isThere ? [third.id] : []));
    const skuId = ids[0]!;
    await workAs(wide, second.id);
    const run = await startAction(person, { noun: 'material', action, ids, targets: [third.id] });
    expect(run).toMatchObject({ changedCount: 1 });
    await workAs(narrow, second.id);
    expect(await runImport(person, run.id, 'update')).toMatchObject({
      jobState: 'failed',
      writtenCount: 0,
      error: '所选库存组织不存在，请重新选择',
    });
    expect(await organisationsOf(skuId)).toEqual(names);

    await workAs(wide, second.id);
    expect(await runImport(person, run.id, 'update')).toMatchObject({ state: 'done', writtenCount: 1 });
    const written = await organisationsOf(skuId);
    expect(written).toEqual(isThere ? [second.name] : [second.name, third.name]);
    await workAs(narrow, second.id);
    expect(await undoImport(person, run.id)).toMatchObject({ undoneCount: 0, keptCount: 1 });
    expect(await organisationsOf(skuId)).toEqual(written);
  });

  it('开始之后换了组织，不能写入；当前组织不能移出', async () => {
    const ids = await materialsIn(['换组织'], second.id, third.id);
    await workAs(wide, second.id);
    const run = await startAction(person, { noun: 'material', action: 'unassign', ids, targets: [third.id] });
    await workAs(wide, third.id);
    expect((await person.attempt(imports.run, { id: run.id, mode: 'update', allOrNone: 0 })).status).toBe(409);
    // Stored before the organisation was: as an administrator in the master would find it.
    await (
      await used.app.owner()
    ).query('update import_run set inventory_organisation_id = $2 where tenant_id = 1 and id = $1', [run.id, third.id]);
    expect(await runImport(person, run.id, 'update')).toMatchObject({
      jobState: 'failed',
      writtenCount: 0,
      error: '不能移除当前库存组织',
    });
    expect(await organisationsOf(ids[0]!)).toEqual([second.name, third.name]);
  });
});
