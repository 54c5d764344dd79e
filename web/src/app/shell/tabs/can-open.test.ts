import type { MenuItem } from '@edp/contract/modules/session/session.ts';
import { expect, it } from 'vitest';
import { canOpen } from './can-open.ts';

const granted =
  (...permissions: string[]) =>
  (access: string) =>
    access === 'member' || permissions.includes(access);
const frame: MenuItem = {
  id: '9',
  code: 'reports',
  name: '报表中心',
  url: 'https://reports.example/',
  icon: '',
  propsCode: '',
  moduleId: '',
  list: [],
};

it('每个页面凭自己的权限打开，首页人人可开，不存在的不能', () => {
  expect(canOpen('/home', granted(), [])).toBe(true);
  expect(canOpen('/brand', granted('brand.view'), [])).toBe(true);
  expect(canOpen('/brand', granted('unit.view'), [])).toBe(false);
  expect(canOpen('/applicationManage/7', granted('application.view'), [])).toBe(true);
  expect(canOpen('/no-such-page', granted('brand.view'), [])).toBe(false);
});

it('合同管理凭其菜单的权限打开', () => {
  expect(canOpen('/contractManage', granted('contract.view'), [])).toBe(true);
  expect(canOpen('/contractManage/3', granted('contract.view'), [])).toBe(true);
  expect(canOpen('/shareRulesManage', granted('contract.view'), [])).toBe(false);
});

it('外部系统须在菜单中', () => {
  expect(canOpen('/frame/9', granted(), [frame])).toBe(true);
  expect(canOpen('/frame/8', granted(), [frame])).toBe(false);
});
