import type { Access } from '@edp/contract/kernel/call.ts';
import type { account } from '@edp/contract/modules/account.ts';
import type { application } from '@edp/contract/modules/application.ts';
import type { brand } from '@edp/contract/modules/brand.ts';
import type { categorySet } from '@edp/contract/modules/category-set.ts';
import type { certificate } from '@edp/contract/modules/certificate.ts';
import type { labelSet } from '@edp/contract/modules/label-set.ts';
import type { setting } from '@edp/contract/modules/setting.ts';
import type { sharing } from '@edp/contract/modules/sharing.ts';
import type { tenantApplication } from '@edp/contract/modules/tenant-application.ts';
import type { unit } from '@edp/contract/modules/unit.ts';
import type { ComponentType } from 'react';
import { lazy } from '../kernel/lazy.ts';
import { PageSkeleton } from '../ui/page-skeleton.tsx';

export interface PageEntry {
  readonly path: string;
  /** The permission that the page's data needs; without it the page is not shown. */
  readonly can: Access;
  readonly Page: ComponentType;
  /** The tab title, where several pages share one menu entry. */
  readonly title: SharedEntryTitle | undefined;
}

type SharedEntryTitle = 'moduleSettings' | 'categorySettings' | 'labelSettings';

const page = (path: string, can: Access, load: () => Promise<ComponentType>, title?: SharedEntryTitle): PageEntry => ({
  path,
  can,
  Page: lazy(load, PageSkeleton),
  title,
});

/** Other systems; each menu entry has its own tab. */
export const framePath = '/frame/:menuId';

const settingView = 'setting.view' satisfies typeof setting.list.can;
const sharingView = 'sharing.view' satisfies typeof sharing.list.can;
const loadRules = () => import('../modules/sharing/sharing-list-page.tsx');
const loadRule = () => import('../modules/sharing/sharing-page.tsx');
const loadSettings = () => import('../modules/setting/setting-list-page.tsx');

/** Paths that redirect to the first of their pages. */
const redirects: Readonly<Record<string, string>> = { '/applicationSetup': '/applicationSetup/moudel' };
export const redirectTarget = (path: string) => redirects[path] ?? path;

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
  page('/deviceManage', 'device.view', async () => (await import('../modules/device/device-page.tsx')).DevicePage),
  page('/applicationSetup/moudel', settingView, async () => (await loadSettings()).ModuleListPage, 'moduleSettings'),
  page('/applicationSetup/appsort', settingView, async () => (await loadSettings()).CategoryListPage, 'categorySettings'),
  page('/applicationSetup/applabel', settingView, async () => (await loadSettings()).LabelListPage, 'labelSettings'),
  page('/shareRulesManage', sharingView, async () => (await loadRules()).SharingListPage),
  page('/shareRulesManage/:id', sharingView, async () => (await loadRule()).SharingPage),
  page('/contractManage', sharingView, async () => (await loadRules()).ContractListPage),
  page('/contractManage/:id', sharingView, async () => (await loadRule()).ContractPage),
  page('/zBook', 'certificate.view' satisfies typeof certificate.list.can, async () => (await import('../modules/certificate/certificate-list-page.tsx')).CertificateListPage),
  page('/tenantApplication', 'tenantApplication.view' satisfies typeof tenantApplication.list.can, async () =>
    (await import('../modules/tenant-application/tenant-application-list-page.tsx')).TenantApplicationListPage),
  page(framePath, 'member', async () => (await import('./frame-page.tsx')).FramePage),
];
