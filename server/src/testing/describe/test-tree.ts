import type { Call } from '@edp/contract/kernel/call.ts';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';

/** What one kind of tree has of its own. */
export interface TreeOfTest {
  /** 分类, 标签: as the tests are named. */
  what: string;
  nodes: 'category' | 'label';
  calls: Record<'tree' | 'detail' | 'save' | 'move' | 'delete' | 'translations' | 'translate', Call>;
  setCalls: Record<'save' | 'delete', Call>;
  newSet: (number: number) => object;
  /** A set that every tenant has: its nodes are elsewhere. */
  elsewhere: (client: TestClient) => Promise<string>;
  setIdName: 'categorySetId' | 'labelSetId';
  pictureName: 'sortPicUrl' | 'labelPicUrl';
  /** The fields that only this kind has. */
  own: (parentId: string | undefined) => object;
  messages: { nameRequired: string; codeTaken: string };
}

export interface Node {
  name: string;
  children?: Node[] | undefined;
}

/** A node as `detail` answers it: with whatever else its kind has. */
interface Stored extends Record<string, unknown> {
  id: string;
  name: string;
  version: number;
  parentId: string;
}

/** `a(b(c),d)`: the shape of a tree. */
export const print = (nodes: readonly Node[]): string =>
  nodes.map(({ name, children }) => name + (children ? `(${print(children)})` : '')).join(',');

export type TestTree = ReturnType<typeof useTestTree>;

/** A server for a test file, and in it a set of each test's own. */
export function useTestTree(kind: TreeOfTest) {
  let app: TestApp;
  let admin: TestClient;
  let neighbour: TestClient;
  let setId: string;
  let number = 0;

  beforeAll(async () => {
    app = await startTestApp();
    admin = await app.as('admin');
    neighbour = await app.as('admin', { tenantCode: 'HXJT' });
  });
  beforeEach(async () => {
    number += 1;
    setId = await tree.addSet(number);
  });
  afterAll(() => app.stop());

  const tree = {
    kind,
    get app() {
      return app;
    },
    get admin() {
      return admin;
    },
    get neighbour() {
      return neighbour;
    },
    get setId() {
      return setId;
    },
    get number() {
      return number;
    },
    addSet: async (of: number) => ((await admin.data(kind.setCalls.save, kind.newSet(of))) as { id: string }).id,
    /** The input of `save`; of which kind, and whether it is right, is for the test to know. */
    fieldsOf: (name: string, parentId?: string, more: object = {}) =>
      ({
        [kind.setIdName]: setId,
        parentId,
        name,
        code: name.toUpperCase(),
        sort: 10,
        ...kind.own(parentId),
        ...more,
      }) as never,
    add: async (name: string, parentId?: string, more: object = {}) =>
      ((await admin.data(kind.calls.save, tree.fieldsOf(name, parentId, more))) as { id: string }).id,
    read: async (id: string) => (await admin.data(kind.calls.detail, { id })) as Stored,
    shape: async (client = admin) => print((await client.data(kind.calls.tree, { [kind.setIdName]: setId })) as Node[]),
    /** What is said when a call is refused, which must change nothing. */
    refused: async (call: Call, input: object) => {
      const before = await tree.shape();
      const { status, body } = await admin.attempt(call, input);
      if ((await tree.shape()) !== before) throw new Error(`${call.name} was refused and changed the tree`);
      return [status, body.message];
    },
  };
  return tree;
}
