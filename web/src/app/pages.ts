import type { Access } from '@edp/contract/kernel/call.ts';
import type { application } from '@edp/contract/modules/application.ts';
import type { account } from '@edp/contract/modules/account.ts';
import type { brand } from '@edp/contract/modules/brand.ts';
import type { unit } from '@edp/contract/modules/unit.ts';
import type { categorySet } from '@edp/contract/modules/category-set.ts';
import type { labelSet } from '@edp/contract/modules/label-set.ts';
import { lazy, type ComponentType } from 'react';

export interface PageEntry {
  readonly path: string;
  /** Whoever may not read the page's data does not get the page. */
  readonly can: Access;
  readonly Page: ComponentType;
}

const page = (path: string, can: Access, load: () => Promise<ComponentType>): PageEntry => ({
  path,
  can,
  Page: lazy(async () => ({ default: await load() })),
});

/** Other systems, each menu entry in a tab of its own. */
export const framePath = '/frame/:menuId';

/**
 * Every page inside the shell; each is loaded when it is first opened. The permissions are checked
 * against the contract as types only: its schemas come with the pages.
 */
export const pages: readonly PageEntry[] = [
  page('/home', 'member', async () => (await import('./home.tsx')).Home),
  page('/brand', 'brand.view' satisfies typeof brand.list.can, async () => (await import('../modules/brand/brand-list-page.tsx')).BrandListPage),
  page('/unit', 'unit.view' satisfies typeof unit.list.can, async () => (await import('../modules/unit/unit-list-page.tsx')).UnitListPage),
  page('/applicationManage', 'application.view' satisfies typeof application.list.can, async () => (await import('../modules/application/application-list-page.tsx')).ApplicationListPage),
  page('/applicationManage/:id', 'application.view' satisfies typeof application.detail.can, async () => (await import('../modules/application/application-page.tsx')).ApplicationPage),
  page('/account', 'account.view' satisfies typeof account.list.can, async () => (await import('../modules/account/account-list-page.tsx')).AccountListPage),
  page('/categorySet', 'categorySet.view' satisfies typeof categorySet.list.can, async () => (await import('../modules/category-set/category-set-list-page.tsx')).CategorySetListPage),
  page('/labelSet', 'labelSet.view' satisfies typeof labelSet.list.can, async () => (await import('../modules/label-set/label-set-list-page.tsx')).LabelSetListPage),
  page(framePath, 'member', async () => (await import('./frame-page.tsx')).FramePage),
];
