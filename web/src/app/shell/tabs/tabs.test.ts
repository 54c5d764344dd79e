import { beforeEach, describe, expect, it } from 'vitest';
import { usePendingConfirm } from '../../../kernel/feedback/confirm.ts';
import { updateSession } from '../../../kernel/session/session.ts';
import { clearAllUnsaved } from '../../../kernel/tabs/unsaved.ts';
import { clearWorkspace, readWorkspace, writeWorkspace } from '../../../kernel/tabs/workspace-storage.ts';
import {
  closeAllTabs,
  closeTabs,
  keepTabs,
  previousTab,
  refreshTab,
  removeTab,
  restoreTabs,
  setRecordName,
  upsertTab,
  useTabs,
  withTab,
} from './tabs.ts';

const paths = () => useTabs.getState().tabs.map(({ path }) => path);
const tab = (path: string) => useTabs.getState().tabs.find((each) => each.path === path);
const open = (...opened: string[]) => opened.forEach((path) => upsertTab(path, ''));
const answer = (isAccepted: boolean) => usePendingConfirm.getState().pending?.answer(isAccepted);
/** What a form leaves while it has unsaved input. */
const leaveDraft = (path: string) => writeWorkspace(`draft ${path} form`, { userId: 'u1', values: { name: '恒' } });

beforeEach(() => {
  clearAllUnsaved();
  clearWorkspace();
  updateSession({ corTicket: 't1', userId: 'u1' });
});

describe('打开', () => {
  it('首页总在最前，打开的页面依次排列，再次打开不重复', () => {
    open('/brand', '/unit', '/brand');
    expect(paths()).toEqual(['/home', '/brand', '/unit']);
  });

  it('每个页签记住自己的查询条件', () => {
    upsertTab('/brand', '?code=BRH');
    open('/unit');
    expect(tab('/brand')?.search).toBe('?code=BRH');
    upsertTab('/brand', '?code=HT');
    expect(tab('/brand')?.search).toBe('?code=HT');
  });

  it('首次访问前不加载页面', () => {
    expect(tab('/home')?.isVisited).toBe(false);
    open('/home');
    expect(tab('/home')?.isVisited).toBe(true);
  });

  it('当前地址总有页签，尚未记录时也显示', () => {
    expect(withTab(useTabs.getState().tabs, '/brand', '?pageNo=2')).toMatchObject([
      { path: '/home' },
      { path: '/brand', search: '?pageNo=2' },
    ]);
    expect(paths()).toEqual(['/home']);
  });

  it('应用设置的三个页面共用一个页签，显示最近访问的', () => {
    open('/applicationSetup/moudel', '/brand', '/applicationSetup/appsort', '/applicationSetup/applabel');
    expect(paths()).toEqual(['/home', '/applicationSetup/applabel', '/brand']);
  });

  it('同一菜单下的不同记录各有页签，并带有记录名称', () => {
    open('/applicationManage', '/applicationManage/7');
    setRecordName('/applicationManage/7', 'ERP');
    expect(useTabs.getState().tabs.map(({ record }) => record)).toEqual(['', '', 'ERP']);
  });

  it('可以打开很多页签', () => {
    open(...Array.from({ length: 60 }, (_, index) => `/applicationManage/${index + 1}`));
    expect(paths()).toHaveLength(61);
  });
});

describe('关闭', () => {
  it('关闭所选的，首页不能关闭', async () => {
    open('/brand', '/unit');
    expect(await closeTabs(() => true)).toBe(true);
    expect(paths()).toEqual(['/home']);
  });

  it('关闭后显示左侧的页签及其查询条件', () => {
    upsertTab('/brand', '?code=BRH');
    open('/unit');
    expect(previousTab('/unit')).toBe('/brand?code=BRH');
    expect(previousTab('/brand')).toBe('/home');
  });

  it('有未保存的内容时先询问：取消则都不关闭', async () => {
    open('/brand', '/unit');
    leaveDraft('/brand');
    const closing = closeTabs(() => true);
    answer(false);
    expect(await closing).toBe(false);
    expect(paths()).toEqual(['/home', '/brand', '/unit']);
    expect(readWorkspace('draft /brand form')).toBeDefined();
  });

  it('确认放弃后关闭，未保存的内容不再保留；询问期间查询条件改变也一样', async () => {
    open('/brand');
    leaveDraft('/brand');
    const closing = closeTabs(({ path }) => path === '/brand');
    upsertTab('/brand', '?pageNo=2');
    answer(true);
    expect(await closing).toBe(true);
    expect(paths()).toEqual(['/home']);
    expect(readWorkspace('draft /brand form')).toBeUndefined();
  });

  it('同一页签中别的页面有未保存的内容，关闭前也询问，放弃后都不再保留', async () => {
    open('/organisation');
    leaveDraft('/organisation');
    open('/organisation/inventory');
    const closing = closeTabs(() => true);
    answer(true);
    expect(await closing).toBe(true);
    expect(readWorkspace('draft /organisation form')).toBeUndefined();
  });

  it('页面自行关闭时不询问', () => {
    open('/applicationManage/0');
    leaveDraft('/applicationManage/0');
    removeTab('/applicationManage/0');
    expect(paths()).toEqual(['/home']);
    expect(readWorkspace('draft /applicationManage/0 form')).toBeUndefined();
  });
});

describe('刷新', () => {
  it('页面重新开始，其他页签不变', async () => {
    open('/brand', '/unit');
    expect(await refreshTab('/brand')).toBe(true);
    expect([tab('/brand')?.generation, tab('/unit')?.generation]).toEqual([1, 0]);
  });

  it('有未保存的内容时先询问', async () => {
    open('/brand');
    leaveDraft('/brand');
    const refreshing = refreshTab('/brand');
    answer(false);
    expect(await refreshing).toBe(false);
    expect(tab('/brand')?.generation).toBe(0);
  });
});

describe('恢复', () => {
  const restoreAfterNewLogin = (isOpenable: (path: string) => boolean) => {
    updateSession({ corTicket: '' });
    updateSession({ corTicket: 't2' });
    restoreTabs(isOpenable);
  };

  it('会话失效后重新登录，页签、查询条件和记录名称都在，页面在访问时才加载', () => {
    upsertTab('/brand', '?code=BRH');
    open('/applicationManage/7');
    setRecordName('/applicationManage/7', 'ERP');
    restoreAfterNewLogin(() => true);
    expect(useTabs.getState().tabs).toMatchObject([
      { path: '/home' },
      { path: '/brand', search: '?code=BRH', isVisited: false },
      { path: '/applicationManage/7', record: 'ERP', isVisited: false },
    ]);
  });

  it('切换库存组织后，物料、商品与BOM的页签不再写着原组织的记录，不属于库存组织的照旧', () => {
    updateSession({ invorgId: '1' });
    const ofOrganisation = ['/materialManage/7/1', '/mchManage/7/1', '/mySpecification/7', '/sparebom/7/tree'];
    for (const path of [...ofOrganisation, '/applicationManage/7']) {
      open(path);
      setRecordName(path, '名称');
    }
    updateSession({ invorgId: '2' });
    expect(ofOrganisation.map((path) => tab(path)?.record)).toEqual(['', '', '', '']);
    expect(tab('/applicationManage/7')?.record).toBe('名称');
  });

  it('不恢复当前角色不能打开的页签', () => {
    open('/brand', '/unit');
    restoreAfterNewLogin((path) => path === '/unit');
    expect(paths()).toEqual(['/home', '/unit']);
  });

  it('刷新时所在的页面不会出现两次，且保持原来的位置', () => {
    open('/applicationSetup/moudel', '/brand');
    updateSession({ corTicket: '' });
    updateSession({ corTicket: 't2' });
    upsertTab('/applicationSetup/appsort', '');
    restoreTabs(() => true);
    expect(paths()).toEqual(['/home', '/applicationSetup/appsort', '/brand']);
  });

  it('打开的页签随时写入会话存储，另一个人登录后清除', () => {
    open('/brand');
    expect(readWorkspace('tabs')).toEqual([
      { path: '/home', search: '', record: '' },
      { path: '/brand', search: '', record: '' },
    ]);
    updateSession({ userId: 'u2' });
    expect(paths()).toEqual(['/home']);
  });
});

describe('切换角色', () => {
  it('新角色能打开的页签保留并重新开始，其余关闭', () => {
    open('/home');
    upsertTab('/brand', '?code=BRH');
    open('/unit', '/account');
    leaveDraft('/brand');
    leaveDraft('/unit');
    keepTabs((path) => path === '/brand');
    expect(['/brand', '/unit'].map((path) => readWorkspace(`draft ${path} form`) !== undefined)).toEqual([true, false]);
    expect(useTabs.getState().tabs).toMatchObject([
      { path: '/home', isVisited: false },
      { path: '/brand', search: '?code=BRH', isVisited: false },
    ]);
  });

  it('全部关闭后只剩首页', () => {
    open('/brand');
    closeAllTabs();
    expect(paths()).toEqual(['/home']);
  });
});
