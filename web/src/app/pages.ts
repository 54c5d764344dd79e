import type { Access } from '@edp/contract/kernel/call.ts';
import type { RecordDefinition } from '@edp/contract/kernel/record/define-record.ts';
import type { account } from '@edp/contract/modules/account/account.ts';
import type { application } from '@edp/contract/modules/application/application.ts';
import type { bom } from '@edp/contract/modules/bom/bom.ts';
import type { bomItem } from '@edp/contract/modules/bom/bom-item.ts';
import type { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import type { certificate } from '@edp/contract/modules/certificate/certificate.ts';
import type { dictionary } from '@edp/contract/modules/dictionary/dictionary.ts';
import type { employee } from '@edp/contract/modules/employee/employee.ts';
import type { goodsGroup } from '@edp/contract/modules/goods-group/goods-group.ts';
import type { homeSettings } from '@edp/contract/modules/home/home-settings.ts';
import type { inventoryOrganisation } from '@edp/contract/modules/inventory-organisation/inventory-organisation.ts';
import type { labelSet } from '@edp/contract/modules/label-set/label-set.ts';
import type { languagePack } from '@edp/contract/modules/language-pack/language-pack.ts';
import type { loginRecord } from '@edp/contract/modules/login-record/login-record.ts';
import type { material } from '@edp/contract/modules/material/material.ts';
import type { menu } from '@edp/contract/modules/menu/menu.ts';
import type { messageSending } from '@edp/contract/modules/message/message-sending.ts';
import type { newsManage } from '@edp/contract/modules/news/news-manage.ts';
import type { organisation } from '@edp/contract/modules/organisation/organisation.ts';
import type { product } from '@edp/contract/modules/product/product.ts';
import type { sku } from '@edp/contract/modules/product/sku.ts';
import type { roles } from '@edp/contract/modules/role/role.ts';
import type { security } from '@edp/contract/modules/security/security.ts';
import type { setting } from '@edp/contract/modules/setting/setting.ts';
import type { sharing } from '@edp/contract/modules/sharing/sharing.ts';
import type { specification } from '@edp/contract/modules/specification/specification.ts';
import type { tenantApplication } from '@edp/contract/modules/tenant-application/tenant-application.ts';
import type { userGroup } from '@edp/contract/modules/user-group/user-group.ts';
import { type NounWith, nounsWith } from '@edp/contract/nouns.ts';
import { standardLoaders } from '@edp/contract/standard-records.ts';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { lazy, type Lazy } from '../kernel/lazy.ts';
import { PageSkeleton } from '../ui/feedback/page-skeleton.tsx';

export interface PageEntry {
  readonly path: string;
  /** The permission that the page's data needs; without it the page is not shown. */
  readonly can: Access;
  readonly Page: Lazy<object>;
}

const page = (path: string, can: Access, load: () => Promise<ComponentType>): PageEntry => ({
  path,
  can,
  Page: lazy(load, PageSkeleton),
});

/** The list and the record of a noun whose screens follow from its definition. */
function recordPages({ name, view, menu }: NounWith<'standardScreens'>): readonly PageEntry[] {
  const load = standardLoaders[name];
  return [
    page(menu.url, view, async () => {
      const [definition, { definedListPage }] = await Promise.all([
        load(),
        import('../ui/noun/defined/defined-list-page.tsx'),
      ]);
      return definedListPage(definition);
    }),
    page(`${menu.url}/:id`, view, loadRecordPage(load)),
  ];
}

/** The page of one record, where it follows from the definition. */
const loadRecordPage = (load: () => Promise<RecordDefinition>) => async () => {
  const [definition, { definedScreens }] = await Promise.all([
    load(),
    import('../ui/noun/defined/defined-screens.tsx'),
  ]);
  return definedScreens(definition).Page;
};

/** Other systems; each menu entry has its own tab. */
export const framePath = '/frame/:menuId';

const settingView = 'setting.view' satisfies typeof setting.list.can;
const sharingView = 'sharing.view' satisfies typeof sharing.list.can;
/** The permission of the menu entry; the page itself shows the sharing rules. */
const contractView = 'contract.view';
const loadRules = () => import('../modules/sharing/sharing-list-page.tsx');
const loadRule = async () => (await import('../modules/sharing/sharing-record.tsx')).ruleScreens;
const loadSettings = () => import('../modules/setting/setting-list-page.tsx');

/** Paths that redirect to the first of their pages. */
const redirects: Readonly<Record<string, string>> = { '/applicationSetup': '/applicationSetup/moudel' };
export const redirectTarget = (path: string) => redirects[path] ?? path;

/** Pages that the menu has no entry for belong to that of another page. */
const menuPaths: Readonly<Record<string, string>> = { '/mySpecification': '/mchManage' };
/** The path by which a page is found in the menu. */
export const menuPathOf = (path: string) => {
  const [, first = ''] = path.split('/');
  return path.replace(`/${first}`, menuPaths[`/${first}`] ?? `/${first}`);
};

/** Pages that are parts of one screen share a tab: where their path begins, and the screen. */
const sharedTabs = [
  ['/applicationSetup/', '/applicationSetup'],
  ['/specification/sku', '/specification'],
  ['/organisation/inventory', '/organisation'],
] as const;
/** Two paths with the same key are shown in the same tab. */
export const tabKeyOf = (path: string) => sharedTabs.find(([start]) => path.startsWith(start))?.[1] ?? path;

/** The paths whose pages are shown in the same tab as the one at a path, which is among them. */
export const pathsOfTab = (path: string) => [
  path,
  ...pages.map((each) => each.path).filter((other) => other !== path && tabKeyOf(other) === tabKeyOf(path)),
];

/**
 * Every page inside the shell; each is loaded when it is first opened. The permissions are checked
 * against the contract as types only: its schemas come with the pages.
 */
export const pages: readonly PageEntry[] = [
  page('/home', 'member', async () => (await import('./home.tsx')).Home),
  ...nounsWith('standardScreens').flatMap(recordPages),
  page(
    '/specification',
    'specification.view' satisfies typeof specification.list.can,
    async () => (await import('../modules/specification/specification-list-page.tsx')).SpecificationListPage,
  ),
  page(
    '/specification/sku',
    'product.view' satisfies typeof sku.list.can,
    async () => (await import('./sku-records-page.tsx')).SkuRecordsPage,
  ),
  page(
    '/specification/:id',
    'specification.view' satisfies typeof specification.detail.can,
    async () => (await import('../modules/specification/specification-record.tsx')).specificationScreens.Page,
  ),
  page(
    '/applicationManage',
    'application.view' satisfies typeof application.list.can,
    async () => (await import('../modules/application/application-list-page.tsx')).ApplicationListPage,
  ),
  page(
    '/applicationManage/:id',
    'application.view' satisfies typeof application.detail.can,
    loadRecordPage(standardLoaders.application),
  ),
  page(
    '/account',
    'account.view' satisfies typeof account.list.can,
    async () => (await import('../modules/account/account-list-page.tsx')).AccountListPage,
  ),
  page(
    '/account/:id',
    'account.view' satisfies typeof account.detail.can,
    async () => (await import('../modules/account/account-record.tsx')).accountScreens.Page,
  ),
  page(
    '/organisation',
    'organisation.view' satisfies typeof organisation.departments.can,
    async () => (await import('../modules/organisation/department-page.tsx')).DepartmentPage,
  ),
  page(
    '/organisation/inventory',
    'organisation.view' satisfies typeof inventoryOrganisation.list.can,
    async () =>
      (await import('../modules/organisation/inventory-organisation-list-page.tsx')).InventoryOrganisationListPage,
  ),
  page(
    '/userGroup',
    'userGroup.view' satisfies typeof userGroup.detail.can,
    async () => (await import('../modules/user-group/user-group-list-page.tsx')).UserGroupListPage,
  ),
  page(
    '/userGroup/:id',
    'userGroup.view' satisfies typeof userGroup.detail.can,
    async () => (await import('../modules/user-group/user-group-record.tsx')).userGroupScreens.Page,
  ),
  page(
    '/employee',
    'employee.view' satisfies typeof employee.list.can,
    async () => (await import('../modules/account/employee/employee-list-page.tsx')).EmployeeListPage,
  ),
  page(
    '/employee/:id',
    'employee.view' satisfies typeof employee.detail.can,
    async () => (await import('../modules/account/employee/employee-record.tsx')).employeeScreens.Page,
  ),
  page('/role', 'role.view' satisfies typeof roles.query.can, async () => (await import('./role-page.tsx')).RolePage),
  page(
    '/categorySet',
    'categorySet.view' satisfies typeof categorySet.list.can,
    async () => (await import('../modules/category-set/category-set-list-page.tsx')).CategorySetListPage,
  ),
  page(
    '/categorySet/:id',
    'categorySet.view' satisfies typeof categorySet.detail.can,
    async () => (await import('../modules/category-set/category-set-record.tsx')).categorySetScreens.Page,
  ),
  page(
    '/categorySet/:id/tree',
    'categorySet.view' satisfies typeof categorySet.detail.can,
    async () => (await import('../modules/category-set/category-editor.tsx')).categoryEditors.Page,
  ),
  page(
    '/labelSet',
    'labelSet.view' satisfies typeof labelSet.list.can,
    async () => (await import('../modules/label-set/label-set-list-page.tsx')).LabelSetListPage,
  ),
  page(
    '/labelSet/:id',
    'labelSet.view' satisfies typeof labelSet.detail.can,
    async () => (await import('../modules/label-set/label-set-record.tsx')).labelSetScreens.Page,
  ),
  page(
    '/labelSet/:id/tree',
    'labelSet.view' satisfies typeof labelSet.detail.can,
    async () => (await import('../modules/label-set/label-editor.tsx')).labelEditors.Page,
  ),
  page(
    '/materialManage',
    'material.view' satisfies typeof material.list.can,
    async () => (await import('../modules/material/material-list-page.tsx')).MaterialListPage,
  ),
  page(
    '/materialManage/:id/:invorgId',
    'material.view' satisfies typeof material.detail.can,
    async () => (await import('../modules/material/record/material-record-page.tsx')).MaterialRecordPage,
  ),
  page(
    '/mchManage',
    'product.view' satisfies typeof product.list.can,
    async () => (await import('../modules/product/product-list-page.tsx')).ProductListPage,
  ),
  page(
    '/mchManage/:id/:invorgId',
    'product.view' satisfies typeof product.detail.can,
    async () => (await import('../modules/product/record/product-record-page.tsx')).ProductRecordPage,
  ),
  page(
    '/mySpecification/:id',
    'product.view' satisfies typeof sku.ofProduct.can,
    async () => (await import('../modules/product/skus/product-skus-page.tsx')).ProductSkusPage,
  ),
  page(
    '/classification',
    'goodsGroup.view' satisfies typeof goodsGroup.list.can,
    async () => (await import('../modules/goods-group/goods-group-list-page.tsx')).GoodsGroupListPage,
  ),
  page(
    '/classification/:id',
    'goodsGroup.view' satisfies typeof goodsGroup.detail.can,
    async () => (await import('../modules/goods-group/goods-group-record.tsx')).goodsGroupScreens.Page,
  ),
  page(
    '/sparebom',
    'bom.view' satisfies typeof bom.list.can,
    async () => (await import('../modules/bom/bom-list-page.tsx')).BomListPage,
  ),
  page(
    '/sparebom/:id',
    'bom.view' satisfies typeof bom.detail.can,
    async () => (await import('../modules/bom/bom-record.tsx')).bomScreens.Page,
  ),
  page(
    '/sparebom/:id/tree',
    'bom.view' satisfies typeof bomItem.tree.can,
    async () => (await import('../modules/bom/workbench/bom-workbench-screens.tsx')).BomWorkbenchPage,
  ),
  page('/deviceManage', 'device.view', async () => (await import('../modules/device/device-page.tsx')).DevicePage),
  page('/applicationSetup/moudel', settingView, async () => (await loadSettings()).ModuleListPage),
  page('/applicationSetup/appsort', settingView, async () => (await loadSettings()).CategoryListPage),
  page('/applicationSetup/applabel', settingView, async () => (await loadSettings()).LabelListPage),
  page('/shareRulesManage', sharingView, async () => (await loadRules()).SharingListPage),
  page('/shareRulesManage/:id', sharingView, async () => (await loadRule())['/shareRulesManage'].Page),
  page('/contractManage', contractView, async () => (await loadRules()).ContractListPage),
  page('/contractManage/:id', contractView, async () => (await loadRule())['/contractManage'].Page),
  page(
    '/zBook',
    'certificate.view' satisfies typeof certificate.list.can,
    async () => (await import('../modules/certificate/certificate-list-page.tsx')).CertificateListPage,
  ),
  page(
    '/zBook/:id',
    'certificate.view' satisfies typeof certificate.detail.can,
    async () => (await import('../modules/certificate/certificate-record.tsx')).certificateScreens.Page,
  ),
  page(
    '/menuManage',
    'menu.edit' satisfies typeof menu.entries.can,
    async () => (await import('../modules/menu/menu-page.tsx')).MenuPage,
  ),
  page(
    '/dictionary',
    'dictionary.view' satisfies typeof dictionary.list.can,
    async () => (await import('../modules/dictionary/dictionary-list-page.tsx')).DictionaryListPage,
  ),
  page(
    '/dictionary/:id',
    'dictionary.view' satisfies typeof dictionary.detail.can,
    async () => (await import('../modules/dictionary/dictionary-record.tsx')).dictionaryScreens.Page,
  ),
  page(
    '/languageText',
    'language.edit' satisfies typeof languagePack.untranslated.can,
    async () => (await import('../modules/language-pack/language-page.tsx')).LanguagePage,
  ),
  page(
    '/homeConfig',
    'home.edit' satisfies typeof homeSettings.settings.can,
    async () => (await import('../modules/home/home-page.tsx')).HomePage,
  ),
  page(
    '/tenantApplication',
    'tenantApplication.view' satisfies typeof tenantApplication.list.can,
    async () =>
      (await import('../modules/tenant-application/tenant-application-list-page.tsx')).TenantApplicationListPage,
  ),
  page(
    '/tenantApplication/:id',
    'tenantApplication.view' satisfies typeof tenantApplication.detail.can,
    async () =>
      (await import('../modules/tenant-application/tenant-application-record.tsx')).tenantApplicationScreens.Page,
  ),
  page(
    '/newsManage',
    'news.view' satisfies typeof newsManage.list.can,
    async () => (await import('../modules/news/manage/news-list-page.tsx')).NewsListPage,
  ),
  page(
    '/newsManage/:id',
    'news.view' satisfies typeof newsManage.detail.can,
    async () => (await import('../modules/news/manage/news-record.tsx')).newsScreens.Page,
  ),
  page(
    '/messageManage',
    'message.send' satisfies typeof messageSending.list.can,
    async () => (await import('../modules/message/sending/sending-list-page.tsx')).SendingListPage,
  ),
  page('/myAccount', 'member', async () => (await import('../modules/account/my-account-page.tsx')).MyAccountPage),
  page(
    '/security',
    'security.edit' satisfies typeof security.settings.can,
    async () => (await import('../modules/security/security-page.tsx')).SecurityPage,
  ),
  page(
    '/loginRecord',
    'account.view' satisfies typeof loginRecord.list.can,
    async () => (await import('../modules/account/login-record-list-page.tsx')).LoginRecordListPage,
  ),
  page('/import', 'member', async () => (await import('../modules/import/import-list-page.tsx')).ImportListPage),
  page('/import/:noun', 'member', async () => (await import('../modules/import/import-page.tsx')).ImportPage),
  page(framePath, 'member', async () => (await import('./frame-page.tsx')).FramePage),
];

/** Of records that an inventory organisation may lack. */
const pagesOfOrganisation = [
  '/materialManage/:id/:invorgId',
  '/mchManage/:id/:invorgId',
  '/mySpecification/:id',
  '/sparebom/:id',
  '/sparebom/:id/tree',
];
export const dependsOnOrganisation = (path: string) => pagesOfOrganisation.some((each) => matchPath(each, path));

/** The page that a path shows. */
export const pageAt = (path: string) => pages.find((each) => matchPath(each.path, path));
