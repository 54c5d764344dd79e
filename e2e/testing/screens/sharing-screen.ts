import { employee } from '@edp/contract/modules/employee/employee.ts';
import { sharing } from '@edp/contract/modules/sharing/sharing.ts';
import type { SharedTypeCode } from '@edp/contract/shared-types.ts';
import type { TestClient } from '@edp/server/testing/test-client.ts';
import type { Page } from 'playwright-core';
import { dialog } from './list-screen.ts';

let number = 0;

const idOf = async (admin: TestClient, name: string) =>
  (await admin.data(employee.choose, { realName: name, page: 1, limit: 10 }))[0]!.id;

/** A rule of the test's own between two people. */
export async function addRule(
  admin: TestClient,
  {
    from,
    to,
    power = 0,
    sharingType = 'brand',
  }: { from: string; to: string; power?: 0 | 1; sharingType?: SharedTypeCode },
) {
  const name = `试验规则${++number}`;
  const sides = {
    addResource: { empIds: [await idOf(admin, from)] },
    addSharingTo: { empIds: [await idOf(admin, to)] },
  };
  const { id } = await admin.data(sharing.add, { name, sharingType, power, ...sides });
  return { id, name, route: `/shareRulesManage?name=${name}` };
}

/** Ticks entries in one tab of an open picker. */
export async function choose(page: Page, title: string, kind: string, names: readonly string[]) {
  const picker = dialog(page, title);
  await picker.getByRole('tab', { name: new RegExp(`^${kind}`) }).click();
  const role = kind === '部门' ? 'treeitem' : 'checkbox';
  for (const name of names)
    await picker
      .getByRole(role, { name: new RegExp(`^${name}`) })
      .first()
      .check();
}

export const confirmPicker = (page: Page, title: string) =>
  dialog(page, title).getByRole('button', { name: '确定' }).click();
