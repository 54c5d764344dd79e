import { category } from '@edp/contract/modules/category/category.ts';
import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import { label } from '@edp/contract/modules/label/label.ts';
import { labelSet } from '@edp/contract/modules/label-set/label-set.ts';
import { sharing, sharingModes } from '@edp/contract/modules/sharing/sharing.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../testing/people/add-person.ts';
import { startWithTwoUsers } from '../../testing/people/start-with-two-users.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { Answer, TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
let owner: Person;
let other: Person;

beforeAll(async () => {
  ({ app, admin, owner, other } = await startWithTwoUsers());
});
afterAll(() => app.stop());

let number = 0;
type Attempts = readonly (() => Promise<Answer<unknown>>)[];

interface Tree {
  sharingType: 'category_set' | 'label_set';
  addSet: () => Promise<{ id: string }>;
  addNode: (setId: string, parentId?: string) => Promise<{ id: string }>;
  reads: (setId: string, nodeId: string) => Attempts;
  changes: (setId: string, rootId: string, childId: string) => Attempts;
  copy: (sourceId: string) => Promise<Answer<unknown>>;
  count: (setId: string) => Promise<number>;
}

const trees: readonly Tree[] = [
  {
    sharingType: 'category_set',
    addSet: () => owner.data(categorySet.save, { code: `T${++number}`, name: `分类集${number}`, type: 1, state: 1 }),
    addNode: (categorySetId, parentId) =>
      owner.data(category.save, {
        categorySetId,
        parentId,
        code: `C${++number}`,
        name: `分类${number}`,
        sort: number,
        status: 1,
      }),
    reads: (categorySetId, id) => [
      () => other.attempt(category.tree, { categorySetId }),
      () => other.attempt(category.detail, { id }),
      () => other.attempt(category.translations, { id }),
    ],
    changes: (categorySetId, rootId, id) => [
      () => other.attempt(category.save, { categorySetId, code: `N${++number}`, name: '新的', sort: 1, status: 1 }),
      () => other.attempt(category.save, { id, code: `N${++number}`, name: '改名', sort: 1, status: 1 }),
      () => other.attempt(category.move, { id: rootId }),
      () => other.attempt(category.translate, [{ type: 'ENG', name: 'x', remark: '', parentId: id }]),
      () => other.attempt(category.delete, { id: rootId }),
    ],
    copy: (sourceId) => other.attempt(categorySet.copy, { sourceId, name: `复制${++number}`, code: `K${number}` }),
    count: async (categorySetId) =>
      (await admin.data(category.tree, { categorySetId })).flatMap((root) => [root, ...(root.children ?? [])]).length,
  },
  {
    sharingType: 'label_set',
    addSet: () => owner.data(labelSet.save, { name: `标签集${++number}`, useObj: 'PRODUCT', state: 1 }),
    addNode: (labelSetId, parentId) =>
      owner.data(label.save, {
        labelSetId,
        parentId,
        code: `L${++number}`,
        name: `标签${number}`,
        sort: number,
        ...(parentId === undefined && { isRadio: 1 }),
      }),
    reads: (labelSetId, id) => [
      () => other.attempt(label.tree, { labelSetId }),
      () => other.attempt(label.detail, { id }),
      () => other.attempt(label.translations, { id }),
    ],
    changes: (labelSetId, rootId, id) => [
      () => other.attempt(label.save, { labelSetId, code: `N${++number}`, name: '新的', sort: 1, isRadio: 1 }),
      () => other.attempt(label.save, { id: rootId, code: `N${++number}`, name: '改名', sort: 1, isRadio: 1 }),
      () => other.attempt(label.move, { id: rootId }),
      () => other.attempt(label.translate, [{ type: 'ENG', name: 'x', remark: '', parentId: id }]),
      () => other.attempt(label.delete, { id: rootId }),
    ],
    copy: (sourceId) => other.attempt(labelSet.copy, { sourceId, name: `复制${++number}` }),
    count: async (labelSetId) =>
      (await admin.data(label.tree, { labelSetId })).flatMap((root) => [root, ...(root.children ?? [])]).length,
  },
];

async function inTurn(attempts: Attempts) {
  const answers = [];
  for (const attempt of attempts) answers.push(await attempt());
  return answers;
}

describe.each(trees)('$sharingType 的树', ({ sharingType, addSet, addNode, reads, changes, copy, count }) => {
  const share = (mode: number) => admin.succeed(sharing.setMode, { sharingType, mode });
  const tree = async () => {
    const { id: setId } = await addSet();
    const { id: rootId } = await addNode(setId);
    const { id: childId } = await addNode(setId, rootId);
    return { setId, rootId, childId };
  };
  const statuses = async (attempts: Attempts) => [...new Set((await inTurn(attempts)).map((answer) => answer.status))];
  beforeEach(() => share(sharingModes.private));
  afterAll(() => share(sharingModes.public));

  it('看不到的集，其中的节点读不到、改不了、复制不了', async () => {
    const { setId, rootId, childId } = await tree();
    expect(await statuses(reads(setId, childId))).toEqual([404]);
    expect(await statuses(changes(setId, rootId, childId))).toEqual([404]);
    expect((await copy(setId)).status).toBe(400);
    expect(await count(setId)).toBe(2);
  });

  it('只能看的集，其中的节点能读、能复制，不能改', async () => {
    await share(sharingModes.publicRead);
    const { setId, rootId, childId } = await tree();
    expect(await statuses(reads(setId, childId))).toEqual([200]);
    const answers = await inTurn(changes(setId, rootId, childId));
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
      answers.map(() => [403, '您只能查看该记录，不能修改']),
    );
    expect(await count(setId)).toBe(2);
    const { body } = await copy(setId);
    expect(await count((body.data as { id: string }).id)).toBe(2);
  });

  it('读写的规则给出整棵树', async () => {
    const rule = {
      name: '规则',
      sharingType,
      power: 1,
      addResource: { empIds: [owner.id] },
      addSharingTo: { empIds: [other.id] },
    };
    const { id } = await admin.data(sharing.add, rule);
    const { setId, rootId, childId } = await tree();
    expect(await statuses(reads(setId, childId))).toEqual([200]);
    expect(await statuses(changes(setId, rootId, childId))).toEqual([200]);
    expect(await count(setId)).toBe(1);
    await admin.succeed(sharing.setStatus, { sharingId: id, status: 0 });
  });
});

it('按编号取标签，看不到的不在其中', async () => {
  const { id: labelSetId } = await trees[1]!.addSet();
  const { id } = await trees[1]!.addNode(labelSetId);
  await admin.succeed(sharing.setMode, { sharingType: 'label_set', mode: sharingModes.private });
  expect(await other.data(label.treeByIds, { ids: [id] })).toEqual([]);
  expect(await owner.data(label.treeByIds, { ids: [id] })).toMatchObject([{ id }]);
});

it('系统预置的分类集仍是大家的', async () => {
  await admin.succeed(sharing.setMode, { sharingType: 'category_set', mode: sharingModes.private });
  const [set] = await other.data(categorySet.list, {});
  expect(set).toMatchObject({ source: 1, editable: 1 });
  await other.succeed(category.save, { categorySetId: set!.id, code: 'MINE', name: '新分类', sort: 1, status: 1 });
});
