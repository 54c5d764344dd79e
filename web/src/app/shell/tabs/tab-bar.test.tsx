import type { MenuItem } from '@edp/contract/modules/session/session.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HashRouter } from 'react-router';
import { queryClient } from '../../../kernel/http/query-client.ts';
import { loginInfoQuery, resourcesQuery } from '../../../kernel/session/access.ts';
import { updateSession } from '../../../kernel/session/session.ts';
import { clearWorkspace } from '../../../kernel/tabs/workspace-storage.ts';
import { switchRole } from '../header/switch-role.ts';
import { TabBar } from './tab-bar.tsx';
import { removeTab, setRecordName, useTabs } from './tabs.ts';
import { useGoneEntries } from './use-gone-entries.ts';
import { useTabOfLocation } from './use-open-tabs.ts';

const entry = (code: string, name: string, url: string): MenuItem => ({
  id: code,
  code,
  name,
  url,
  icon: '',
  propsCode: '',
  moduleId: '',
  list: [],
});
const brand = entry('brand', '品牌管理', '/brand');
const unit = entry('unit', '单位管理', '/unit');
const applications = entry('application', '应用管理', '/applicationManage');
const setup = entry('setting', '应用设置', '/applicationSetup');
const products = entry('product', '商品管理', '/mchManage');
const reports = entry('reports', '报表中心', 'https://reports.example/');

const resources = (menuList: MenuItem[], permissions: string[]) => ({
  menuList,
  permissionList: [
    { id: '1', code: '', moduleId: '', column: [], form: [], button: permissions.map((enCode) => ({ enCode })) },
  ],
  fields: { hidden: [], readOnly: [] },
});
const master = resources(
  [brand, unit, applications, setup, products, reports],
  ['brand.view', 'unit.view', 'application.view', 'setting.view', 'product.view'],
);
const warehouse = resources([unit], ['unit.view']);
const info = (roleId: string) => ({
  userId: 'u1',
  userName: '张伟',
  account: 'zhangwei',
  roleId,
  roleCode: roleId,
  invorgId: '',
  orgName: '',
  imgAddress: '',
  securityWatermarking: '',
  language: 'ZHS' as const,
  mustChangePassword: false,
  previewRoleName: '',
  passwordExpired: false,
  mustSetUpTwoFactor: false,
  timeZone: 'Asia/Shanghai',
  twoFactorRoleIds: [],
  passwordRules: { minLength: 6, letters: false, digits: false, symbols: false, uncommon: false, history: 0 },
  preference: { defaultRoleId: '', defaultInvorgId: '', muted: { system: [], notice: [], todo: [] }, tourSeen: true },
});

/** What the pages do with their tabs, without their content. */
function Pages() {
  useTabOfLocation();
  useGoneEntries();
  return null;
}
function Workspace() {
  const { isSuspended } = useTabs();
  return (
    <>
      <TabBar />
      {!isSuspended && <Pages />}
    </>
  );
}

const go = (route: string) =>
  act(async () => {
    const changed = new Promise((resolve) => {
      window.addEventListener('hashchange', resolve, { once: true });
    });
    window.location.hash = route;
    await changed;
  });
async function visit(...routes: string[]) {
  window.location.hash = '/home';
  render(
    <QueryClientProvider client={queryClient}>
      <HashRouter>
        <Workspace />
      </HashRouter>
    </QueryClientProvider>,
  );
  for (const route of routes) await go(route);
}
const names = () =>
  within(screen.getByRole('navigation', { name: '已打开的页面' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const current = () => screen.getByRole('link', { current: 'page' }).textContent;

/** Browsers fire both events when the hash changes, happy-dom only one. */
const firePopState = () => void window.dispatchEvent(new PopStateEvent('popstate'));

beforeEach(() => {
  window.addEventListener('hashchange', firePopState);
  clearWorkspace();
  updateSession({ corTicket: 't1', userId: 'u1', tenantAuth: 'a1' });
  queryClient.setQueryData(resourcesQuery.queryKey, master);
  queryClient.setQueryData(loginInfoQuery.queryKey, info('MASTER'));
});
afterEach(() => {
  cleanup();
  window.removeEventListener('hashchange', firePopState);
  vi.unstubAllGlobals();
  queryClient.clear();
});

it('关闭页签后又输入它的地址，而路由还没有显示其间的页面：页签再次打开', async () => {
  await visit('/brand');
  // The address is another one, which the router has not rendered yet.
  window.history.replaceState(null, '', '#/home');
  act(() => removeTab('/brand'));
  expect(names()).toEqual(['首页']);
  await go('/brand');
  expect(names()).toEqual(['首页', '品牌管理']);
});

describe('页签的名称', () => {
  it('是菜单的名称；记录的页签带上其名称，新增的写明', async () => {
    await visit('/brand', '/applicationManage/7', '/applicationManage/0');
    act(() => setRecordName('/applicationManage/7', 'ERP'));
    expect(names()).toEqual(['首页', '品牌管理', '应用管理：ERP', '应用管理：新增']);
  });

  it('应用设置的各页面在同一个页签中', async () => {
    await visit('/applicationSetup', '/applicationSetup/appsort', '/brand', '/applicationSetup/applabel');
    expect(names()).toEqual(['首页', '应用设置', '品牌管理']);
    expect(current()).toBe('应用设置');
  });

  it('菜单中没有的页面，用它所属菜单的名称', async () => {
    await visit('/mySpecification/7');
    act(() => setRecordName('/mySpecification/7', '规格列表'));
    expect(names()).toEqual(['首页', '商品管理：规格列表']);
  });

  it('外部系统、没有权限和不存在的页面', async () => {
    await visit('/frame/reports', '/account', '/no-such-page');
    expect(names()).toEqual(['首页', '报表中心', '没有访问权限', '页面不存在']);
  });
});

describe('关闭页签', () => {
  it('关闭当前的，显示左侧的；首页没有关闭按钮', async () => {
    await visit('/brand?code=BRH', '/unit');
    expect(screen.queryByRole('button', { name: '关闭 首页' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '关闭 单位管理' }));
    await waitFor(() => expect(names()).toEqual(['首页', '品牌管理']));
    expect(window.location.hash).toBe('#/brand?code=BRH');
  });

  it('刚切换过去、页面还没有显示就关闭：同样离开', async () => {
    await visit('/unit', '/brand?code=BRH', '/unit');
    window.history.pushState(null, '', '#/brand?code=BRH');
    fireEvent.click(screen.getByRole('button', { name: '关闭 品牌管理' }));
    await waitFor(() => expect(window.location.hash).toBe('#/unit'));
    expect(names()).toEqual(['首页', '单位管理']);
  });

  it('关闭其他的，仍在当前页面', async () => {
    await visit('/brand', '/unit');
    fireEvent.click(screen.getByRole('button', { name: '关闭 品牌管理' }));
    await waitFor(() => expect(names()).toEqual(['首页', '单位管理']));
    expect(current()).toBe('单位管理');
  });
});

describe('菜单改变', () => {
  const withoutReports = () =>
    act(
      () =>
        void queryClient.setQueryData(resourcesQuery.queryKey, {
          ...master,
          menuList: master.menuList.filter((link) => link !== reports),
        }),
    );

  it('外部系统的菜单删除后，它的页签关闭；正在看它的人看到左侧的页签', async () => {
    await visit('/brand?code=BRH', '/frame/reports');
    withoutReports();
    await waitFor(() => expect(names()).toEqual(['首页', '品牌管理']));
    expect(window.location.hash).toBe('#/brand?code=BRH');
  });

  it('不在看它时，当前页面不变；一开始就不存在的地址仍然说明', async () => {
    await visit('/frame/reports', '/frame/9', '/brand');
    withoutReports();
    await waitFor(() => expect(names()).toEqual(['首页', '没有访问权限', '品牌管理']));
    expect(current()).toBe('品牌管理');
  });
});

describe('切换角色', () => {
  const role = { roleId: 'WAREHOUSE', roleName: '仓储专员', code: 'WAREHOUSE', key: '', invOrgData: [] };
  const reply = (data: unknown) => new Response(JSON.stringify({ code: 0, status: true, message: '', data }));

  /** Each call is answered when the test says so, as on a slow machine. */
  function slowServer() {
    const waiting: { path: string; reply: (response: Response) => void }[] = [];
    vi.stubGlobal(
      'fetch',
      (path: string) =>
        new Promise((resolve) => {
          waiting.push({ path, reply: resolve });
        }),
    );
    return async (path: string, response: Response) => {
      await waitFor(() => expect(waiting.map((call) => call.path)).toContain(path));
      await act(async () =>
        waiting
          .splice(
            waiting.findIndex((call) => call.path === path),
            1,
          )[0]!
          .reply(response),
      );
    };
  }

  it('新角色能打开的页签保留，其余从不显示为没有访问权限', async () => {
    await visit('/unit', '/brand');
    const answer = slowServer();
    const shown = new Set<string | null>();
    const observer = new MutationObserver(() => names().forEach((name) => shown.add(name)));
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });

    let switching: Promise<void> | undefined;
    await act(async () => {
      switching = switchRole(role);
    });
    await answer('/user/v6/setUserRole', reply(null));
    // The page of the previous role changes its address late.
    await go('/brand?pageNo=2');
    await answer('/resource/v6/currentRole', reply(warehouse));
    // The query tells its observers in a task of its own, which was scheduled before this one.
    await act(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve);
        }),
    );
    await answer('/user/v6/userLoginInfo', reply(info('WAREHOUSE')));
    await act(async () => {
      await switching;
    });
    await waitFor(() => expect(names()).toEqual(['首页', '单位管理']));
    observer.disconnect();
    expect(window.location.hash).toBe('#/home');
    expect([...shown]).not.toContain('没有访问权限');
  });

  it('当前页面新角色也能打开时，留在该页面', async () => {
    await visit('/brand', '/unit');
    const answer = slowServer();
    await act(async () => void switchRole(role));
    await answer('/user/v6/setUserRole', reply(null));
    await answer('/resource/v6/currentRole', reply(warehouse));
    await answer('/user/v6/userLoginInfo', reply(info('WAREHOUSE')));
    await waitFor(() => expect(names()).toEqual(['首页', '单位管理']));
    expect(current()).toBe('单位管理');
  });

  it('切换失败时，页签与页面不变', async () => {
    await visit('/brand', '/unit');
    const answer = slowServer();
    await act(async () => void switchRole(role));
    expect(useTabs.getState().isSuspended).toBe(true);
    await answer(
      '/user/v6/setUserRole',
      new Response(JSON.stringify({ code: 500, status: false, message: '', data: null }), { status: 500 }),
    );
    await waitFor(() => expect(useTabs.getState().isSuspended).toBe(false));
    expect(names()).toEqual(['首页', '品牌管理', '单位管理']);
    expect(current()).toBe('单位管理');
  });
});
