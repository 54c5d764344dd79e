import { bomItem } from '@edp/contract/modules/bom/bom-item.ts';
import { bom } from '@edp/contract/modules/bom/bom.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { record } from '@edp/contract/modules/record/record.ts';
import { describe, expect, it } from 'vitest';
import { bomActions } from '../../testing/samples/bom-actions.ts';
import { insertMaterials } from '../../testing/samples/insert-materials.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp();
const { add, fill, shape, tree } = bomActions(used);

async function released(...names: string[]): Promise<string> {
  const id = await add();
  await fill(
    id,
    names.map((name) => ({ name })),
  );
  await used.admin.succeed(bom.release, { id });
  return id;
}

describe('BOM的版本', () => {
  it('发布后冻结：新增、修改、移动、粘贴、删除都被拒绝，数据库也拒绝', async () => {
    const id = await released('甲', '乙');
    const [first] = await tree(id);
    const message = 'V1 已发布，不能修改，请先新建版本';
    const attempts = await Promise.all([
      used.admin.attempt(bomItem.save, { bomId: id, productName: '丙', sort: 1 }),
      used.admin.attempt(bomItem.save, { bomId: id, id: first!.id, productName: '丙', sort: 1 }),
      used.admin.attempt(bomItem.apply, { bomId: id, changes: [{ op: 'delete', id: first!.id }] }),
      used.admin.attempt(bomItem.move, { bomId: id, ids: [first!.id] }),
      used.admin.attempt(bomItem.paste, { bomId: id, ids: [first!.id] }),
      used.admin.attempt(bomItem.delete, { bomId: id, ids: [first!.id] }),
    ]);
    expect(attempts.map(({ status, body }) => [status, body.message])).toEqual(attempts.map(() => [409, message]));
    expect((await used.admin.attempt(bom.delete, { id })).body.message).toBe('已有发布的版本，不能删除，可以停用');
    expect(await used.admin.refuseAll(bom.deleteBatch, { ids: [id] })).toMatchObject([
      409,
      [{ message: '已有发布的版本，不能删除，可以停用' }],
    ]);
    const tenantOne = await used.app.asTenant(1);
    for (const statement of [
      'update bom_item set quantity = 2 where bom_id = $1',
      'delete from bom_item where bom_id = $1',
      `insert into bom_item (bom_id, revision, name) values ($1, 1, '丙')`,
      'update bom_revision set effective_to = effective_from where bom_id = $1',
      'delete from bom_revision where bom_id = $1',
      'delete from bom where id = $1',
    ]) {
      await expect(tenantOne.query(statement, [id])).rejects.toThrow('frozen');
    }
    expect(await shape(id)).toBe('甲, 乙');
  });

  it('新版本从已发布的开始，改动互不影响；草稿最多一个，可以放弃', async () => {
    const id = await released('甲', '乙');
    expect(await used.admin.data(bom.newVersion, { id })).toEqual({ revision: 2 });
    const { status, body } = await used.admin.attempt(bom.newVersion, { id });
    expect([status, body.message]).toEqual([409, '已有草稿 V2，请先发布或放弃']);
    await used.admin.succeed(bomItem.save, { bomId: id, productName: '丙', sort: 99 });
    expect([await shape(id), await shape(id, 2), await shape(id, 1)]).toEqual(['甲, 乙, 丙', '甲, 乙, 丙', '甲, 乙']);
    const [old] = await tree(id, 1);
    expect(
      (await used.admin.attempt(bomItem.save, { bomId: id, id: old!.id, productName: '改', sort: 1 })).body.message,
    ).toBe('V1 已发布，不能修改，请先新建版本');
    expect(await used.admin.data(bom.detail, { id })).toMatchObject({
      revision: 2,
      status: 'draft',
      currentRevision: 1,
      itemCount: 3,
    });
    await used.admin.succeed(bom.discardDraft, { id });
    expect(await used.admin.data(bom.detail, { id })).toMatchObject({ revision: 1, status: 'released', itemCount: 2 });
    expect((await used.admin.attempt(bom.discardDraft, { id })).body.message).toBe('没有草稿');
    expect((await used.admin.attempt(bom.discardDraft, { id: await add() })).body.message).toBe(
      '这是唯一的版本，请删除整个BOM',
    );
    expect((await used.admin.attempt(bomItem.tree, { bomId: id, revision: 9 })).body.message).toBe('该版本不存在');
  });

  it('生效日期决定当天有效的版本；可以从旧版本开始新的', async () => {
    const id = await released('甲');
    await used.admin.succeed(bom.newVersion, { id });
    await used.admin.succeed(bomItem.save, { bomId: id, productName: '乙', sort: 9 });
    await used.admin.succeed(bom.release, {
      id,
      effectiveFrom: '2999-01-01',
      effectiveTo: '2999-12-31',
      remark: '以后',
    });
    expect(await used.admin.data(bom.versions, { id })).toMatchObject([
      {
        revision: 2,
        status: 'released',
        effectiveFrom: '2999-01-01',
        effectiveTo: '2999-12-31',
        isCurrent: false,
        itemCount: 2,
        remark: '以后',
        releasedName: expect.stringMatching(/./),
      },
      {
        revision: 1,
        status: 'released',
        effectiveTo: '',
        isCurrent: true,
        itemCount: 1,
        effectiveFrom: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ]);
    expect(await used.admin.data(bom.newVersion, { id, revision: 1 })).toEqual({ revision: 3 });
    expect(await shape(id)).toBe('甲');
  });

  it.each([
    ['失效早于生效', { effectiveFrom: '2026-02-02', effectiveTo: '2026-02-01' }, '失效日期不能早于生效日期'],
    ['失效早于今天', { effectiveTo: '2000-01-01' }, '失效日期不能早于生效日期'],
    ['日期不存在', { effectiveFrom: '2026-02-30' }, '请输入正确的日期'],
  ])('%s时不能发布', async (_what, dates, message) => {
    const id = await add();
    await fill(id, [{ name: '甲' }]);
    expect((await used.admin.attempt(bom.release, { id, ...dates })).body.message).toBe(message);
  });

  it('没有部件或部件已停用时不能发布；没有发布权限的人不能发布', async () => {
    const id = await add();
    expect((await used.admin.attempt(bom.release, { id })).body.message).toBe('没有部件，不能发布');
    const [part] = await insertMaterials(used.app, ['停用的轴承']);
    await fill(id, [{ material: part! }]);
    await used.admin.succeed(material.setActive, { id: part!, active: 0 });
    expect((await used.admin.attempt(bom.release, { id })).body.message).toBe('有部件已停用，不能发布：停用的轴承');
    expect((await used.viewer.attempt(bom.release, { id })).status).toBe(403);
  });

  it('变更记录说明何时新建、发布、放弃版本', async () => {
    const id = await released('甲');
    await used.admin.succeed(bom.newVersion, { id });
    await used.admin.succeed(bom.release, {
      id,
      effectiveFrom: '2031-01-01',
      effectiveTo: '2031-12-31',
      remark: '换型',
    });
    await used.admin.succeed(bom.newVersion, { id });
    await used.admin.succeed(bom.discardDraft, { id });
    const changes = await used.admin.data(record.changes, { noun: 'bom', id });
    expect(
      changes.map(({ parts }) =>
        parts.map(({ action, name, fields }) => [
          action,
          name,
          fields.map((field) => [field.name, field.old, field.new]),
        ]),
      ),
    ).toEqual([
      [['delete', 'V3', []]],
      [['insert', 'V3', []]],
      [
        [
          'update',
          'V2',
          [
            ['versions.status', 'draft', 'released'],
            ['versions.effectiveFrom', null, '2031-01-01'],
            ['versions.effectiveTo', null, '2031-12-31'],
            ['versions.remark', '', '换型'],
          ],
        ],
      ],
      [['insert', 'V2', []]],
      [
        [
          'update',
          'V1',
          [
            ['versions.status', 'draft', 'released'],
            ['versions.effectiveFrom', null, expect.stringMatching(/^\d{4}-\d\d-\d\d$/)],
          ],
        ],
      ],
      [],
      [],
    ]);
    expect(changes.map(({ action }) => action)).toEqual([
      'update',
      'update',
      'update',
      'update',
      'update',
      'update',
      'insert',
    ]);
  });
});
