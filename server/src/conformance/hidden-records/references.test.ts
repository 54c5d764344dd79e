import { bom } from '@edp/contract/modules/bom/bom.ts';
import { bomItem } from '@edp/contract/modules/bom/bom-item.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allCalls } from '../../modules.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { nounOf } from '../call-classes.ts';
import { eachOf } from '../each-of.ts';
import { anyRow, valuesAt, withAt } from '../locked-fields/locked-paths.ts';
import { absentId, addTester, hideByOrganisation, hideBySharing, testedOrganisation } from './hide-records.ts';
import { addOwnRecords, formsOf, type ReferenceForm, send } from './reference-forms.ts';
import { type ReferencePath, referencesOf } from './reference-paths.ts';
import { referencesTo } from './stored-state.ts';

/**
 * What a user does not see cannot be referred to: each reference of a record that the user may change, those in the
 * rows of its lists too, is set to the ids of the hidden records, and refused as one that does not exist.
 */
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Not the records that a call acts on, which hidden-records.test.ts names. */
const isOther = ({ path: [first] }: ReferencePath) => first !== anyRow && first !== 'ids' && first !== 'filters';

/**
 * These name what they act on by another field, what they are about besides are people, roles, departments, menus and
 * news, which are not hidden, or they are written by the same function as a call that is tried.
 */
const withoutRecords = [
  'tenantApplication.approve',
  'session.setRole',
  'session.setInvOrg',
  'preference.save',
  'security.save',
  'role.save',
  'role.addMembers',
  'role.removeMembers',
  'role.setMembers',
  'session.preview',
  'menu.add',
  'menu.update',
  'menu.move',
  'account.changePassword',
  'account.resetPassword',
  'savedView.share',
  'news.recordRead',
  'news.laud',
  'newsComment.add',
  'newsComment.delete',
  'news.save',
  'newsComment.hide',
  'newsComment.restore',
  'categorySet.copy',
  'labelSet.copy',
  'specification.save',
  'dictionary.save',
  'employee.add',
  'employee.update',
  'employee.leave',
  'employee.setRoles',
  'organisation.save',
  'organisation.move',
  'inventoryOrganisation.save',
  'userGroup.save',
  'userGroup.setMembers',
  'sharing.setStatus',
  'sharing.add',
  'sharing.update',
  'material.save',
  'product.assign',
  'product.unassign',
  'bom.importExcel',
  'bomItem.delete',
  'messageSending.send',
  'chat.send',
  'chat.markRead',
  'batchEdit.act',
  'certificate.save',
];

/** Forms that change the same records go one after the other: a variant is a material and touches its product. */
const laneOf = (name: string) =>
  /^(?:material|product|goodsGroup)\./.test(name) ? 'products' : name.startsWith('bom') ? 'BOMs' : 'others';

it('看不到的记录不能被引用：每种记录的每个引用都拒绝，和不存在的一样', async () => {
  const hidden = [...(await hideByOrganisation(app)), ...(await hideBySharing(app, testedOrganisation))];
  const ids = new Set(hidden.map(({ id }) => id));
  const tester = await addTester(app, 'REFERS');
  const own = await addOwnRecords(tester);
  const { forms, unsaved } = await formsOf(tester, new Set(withoutRecords));
  // Their lists are trees: forms of them are among the own ones.
  expect(unsaved).toEqual(['category.save', 'label.save']);
  const before = await referencesTo(app, hidden);
  const [wrong, withoutRows, tried] = [[] as string[], [] as string[], new Set<string>()];
  const tryForm = async ({ name, call, read, references }: ReferenceForm) => {
    let input = await read();
    const { status, body } = await send(tester, call, input);
    if (status !== 200) wrong.push(`${name}: ${status} ${JSON.stringify(body)}`);
    input = await read();
    for (const { name: field, path, isList } of references) {
      const attempt = async (id: string) => {
        const list = valuesAt(input, path)[0];
        const value = isList ? [...(Array.isArray(list) ? list : []), id] : id;
        const answer = await send(tester, call, withAt(input, path, value));
        if (answer.status !== 200) return JSON.stringify([answer.status, answer.body]).replaceAll(id, absentId);
        input = await read();
        return 'saved';
      };
      const ofNoun = `${nounOf(call)} ${field}`;
      if (valuesAt(withAt(input, path, absentId), path)[0] !== absentId) {
        withoutRows.push(ofNoun);
        continue;
      }
      tried.add(ofNoun);
      const refused = await attempt(absentId);
      for (const id of ids) {
        const answer = await attempt(id);
        if (answer !== refused)
          wrong.push(`${name} ${field} ${id}: ${answer.slice(0, 300)} instead of ${refused.slice(0, 300)}`);
      }
    }
  };
  const lanes = Map.groupBy([...forms, ...own], ({ name }) => laneOf(name));
  await eachOf(
    [...lanes].map(([name, lane]) => ({ name, lane })),
    async ({ lane }) => {
      for (const form of lane) await tryForm(form);
    },
  );
  // Components of a hidden BOM cannot be copied out of it, although both ids are right.
  const [{ id: bomId } = { id: '' }] = await tester.data(bom.list, { productName: '自己的BOM' });
  for (const { id } of hidden.filter(({ noun }) => noun === 'bom'))
    for (const { id: itemId } of hidden.filter(({ noun }) => noun === 'bomItem'))
      expect((await tester.attempt(bomItem.paste, { bomId, sourceBomId: id, ids: [itemId] })).status).toBe(404);
  expect(wrong).toEqual([]);
  expect(await referencesTo(app, hidden)).toBe(before);
  expect(withoutRows.filter((field) => !tried.has(field))).toEqual([]);
  const triedCalls = new Set([...forms, ...own].map(({ name }) => name));
  const others = allCalls.filter(
    (call) => call.writes && !triedCalls.has(call.name) && referencesOf(call).some(isOther),
  );
  expect(others.map(({ name }) => name).toSorted()).toEqual(withoutRecords.toSorted());

  // The master's administrator may refer to them: otherwise the above proves nothing.
  const admin = await app.as('admin');
  await admin.succeed(bomItem.save, { bomId, sort: 1, quantity: '1', proSpecId: hidden[0]!.id });
  expect(await referencesTo(app, hidden)).toBe(before + 1);
});
