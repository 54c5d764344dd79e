import type { BatchResult } from '@edp/contract/kernel/record/batch.ts';
import { category } from '@edp/contract/modules/category/category.ts';
import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import { labelSet } from '@edp/contract/modules/label-set/label-set.ts';
import { describe, expect, it } from 'vitest';
import { describeBatch } from '../../testing/describe/describe-batch.ts';
import { referTo } from '../../testing/describe/refer-to.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp();

const newSet = (number: number) => ({ code: `B${number}`, name: `测试分类集${number}`, type: 1, state: 1, remark: '' });
describeBatch(used, categorySet, { what: '分类集', table: 'category_set', sample: newSet });
describeBatch(used, labelSet, {
  what: '标签集',
  table: 'label_set',
  sample: (number) => ({ name: `测试标签集${number}`, useObj: 'PRODUCT', state: 1, remark: '' }),
});

describe('批量操作分类集', () => {
  const add = async (number: number) => {
    const { id } = await used.admin.data(categorySet.save, newSet(number));
    const node = await used.admin.data(category.save, { categorySetId: id, name: '根', code: 'R', sort: 1, status: 1 });
    await used.admin.succeed(category.save, {
      categorySetId: id,
      name: '子',
      code: 'C',
      parentId: node.id,
      sort: 1,
      status: 1,
    });
    await used.admin.succeed(category.translate, [{ type: 'ENG', name: 'Root', remark: '', parentId: node.id }]);
    return { id, nodeId: node.id };
  };
  const failedOf = ({ failed }: BatchResult) => failed.map(({ name, message }) => [name, message]);

  it('系统预置的保持不变，逐条说明', async () => {
    const [system] = await used.admin.data(categorySet.list, { name: '物料基础分类' });
    const { id } = await add(9001);
    const refusal = ['物料基础分类', '系统预置的数据不能修改、停用或删除'];
    const disabled = await used.admin.data(categorySet.setActiveBatch, { ids: [system!.id, id], active: 0 });
    expect([disabled.done, failedOf(disabled)]).toEqual([1, [refusal]]);
    const deleted = await used.admin.data(categorySet.deleteBatch, { ids: [system!.id, id] });
    expect([deleted.done, failedOf(deleted)]).toEqual([1, [refusal]]);
    expect(await used.admin.data(categorySet.detail, { id: system!.id })).toEqual(system);
  });

  it('树中有分类被使用的整集留下，其余的连同整棵树和译文删除；英文界面用英文说明', async () => {
    const [kept, gone] = [await add(9002), await add(9003)];
    const letGo = await referTo(used.app, 'category', [kept.nodeId]);
    const english = await used.app.as('admin', { language: 'ENG' });
    const result = await english.data(categorySet.deleteBatch, { ids: [kept.id, gone.id] });
    await letGo();
    expect([result.done, failedOf(result)]).toEqual([
      1,
      [['测试分类集9002', 'It is in use and cannot be deleted: category_user (1)']],
    ]);
    expect(await used.admin.data(category.tree, { categorySetId: kept.id })).toMatchObject([
      { name: '根', children: [{ name: '子' }] },
    ]);
    const tenantOne = await used.app.asTenant(1);
    expect((await tenantOne.query('select from category where category_set_id = $1', [gone.id])).rowCount).toBe(0);
    const { rows } = await tenantOne.query(
      `select record_id from translation where table_name = 'category' and record_id = any($1)`,
      [[kept.nodeId, gone.nodeId]],
    );
    expect(rows).toEqual([{ record_id: kept.nodeId }]);
  });
});
