import type { Call } from '@edp/contract/kernel/call.ts';
import { pageInput } from '@edp/contract/kernel/paging.ts';
import { account } from '@edp/contract/modules/account/account.ts';
import { application } from '@edp/contract/modules/application/application.ts';
import { bom } from '@edp/contract/modules/bom/bom.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { category } from '@edp/contract/modules/category/category.ts';
import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import { certificate } from '@edp/contract/modules/certificate/certificate.ts';
import { employee } from '@edp/contract/modules/employee/employee.ts';
import { goodsGroup } from '@edp/contract/modules/goods-group/goods-group.ts';
import { label } from '@edp/contract/modules/label/label.ts';
import { labelSet } from '@edp/contract/modules/label-set/label-set.ts';
import { message } from '@edp/contract/modules/message/message.ts';
import { organisation } from '@edp/contract/modules/organisation/organisation.ts';
import { setting } from '@edp/contract/modules/setting/setting.ts';
import { sharing } from '@edp/contract/modules/sharing/sharing.ts';
import { tenantApplication } from '@edp/contract/modules/tenant-application/tenant-application.ts';
import { unit } from '@edp/contract/modules/unit/unit.ts';
import { userGroup } from '@edp/contract/modules/user-group/user-group.ts';
import type { Database } from '@edp/server/kernel/database/tenant-database.ts';
import { readPage } from '../read-page.ts';

export interface ListRequest {
  list: string;
  what: string;
  read: (db: Database) => Promise<{ total: number }>;
}

interface Request {
  pageNo: number;
  name: string | undefined;
  /** The value of the list's filter. */
  filter: 'few' | 'many' | undefined;
}

const choose = <Value>(filter: Request['filter'], many: Value, few: Value) =>
  filter && (filter === 'many' ? many : few);

/** Every paged list of master data with the input of a request. */
const lists: Readonly<Record<string, [call: Call, input: (request: Request) => object]>> = {
  brand: [brand.list, ({ name, filter }) => ({ name, active: choose(filter, 1, 0) })],
  unit: [unit.list, ({ name, filter }) => ({ name, active: choose(filter, 1, 0) })],
  bom: [bom.list, ({ name, filter }) => ({ productName: name, active: choose(filter, 1, 0) })],
  'of BOMs': [bom.list, ({ name, filter }) => ({ productName: name, status: choose(filter, 'released', 'draft') })],
  'goods group': [goodsGroup.list, ({ name }) => ({ name })],
  'category set': [categorySet.list, ({ name, filter }) => ({ name, type: filter && 1 })],
  'label set': [labelSet.list, ({ name }) => ({ name })],
  category: [category.find, ({ name }) => ({ keyword: name })],
  label: [label.find, ({ name }) => ({ keyword: name })],
  application: [application.list, ({ name }) => ({ name })],
  setting: [setting.list, ({ name }) => ({ name, type: 'APPLICATION_MODULE' })],
  certificate: [
    certificate.list,
    ({ name, filter }) => ({ appKey: name, workStatus: choose(filter, 'USEABLE', 'UNEABLE') }),
  ],
  'of certificates': [certificate.list, ({ filter }) => ({ validity: choose(filter, 'valid', 'expired') })],
  account: [account.list, ({ name }) => ({ name })],
  employee: [employee.list, ({ name, filter }) => ({ realName: name, status: choose(filter, 1, 0) })],
  organisation: [organisation.list, ({ name }) => ({ name })],
  'user group': [userGroup.list, ({ name }) => ({ name })],
  'sharing rule': [sharing.list, ({ name, filter }) => ({ name, status: choose(filter, 1, 0) })],
  message: [message.list, ({ filter }) => ({ read: choose(filter, 1, 0) })],
  'tenant application': [
    tenantApplication.list,
    ({ name, filter }) => ({ name, status: choose(filter, 'approved', 'pending') }),
  ],
};

const first = { pageNo: 1, name: undefined, filter: undefined };
const ways: Readonly<Record<string, Request>> = {
  'first page': first,
  'page 1,000': { ...first, pageNo: 1000 },
  'rare word': { ...first, name: '轴承1000' },
  'frequent word': { ...first, name: '恒力' },
  'in every name': { ...first, name: '有限公司' },
  'filter, few': { ...first, filter: 'few' },
  'filter, most': { ...first, filter: 'many' },
  'word, few': { ...first, name: '恒力', filter: 'few' },
  'word, most': { ...first, name: '恒力', filter: 'many' },
  'word, page 20': { ...first, name: '恒力', pageNo: 20 },
};

/** Lists without a name or a filter to ask for are asked in the other ways only. */
const unsearched = new Set(['message', 'of certificates']);
const unfiltered = new Set([
  'goods group',
  'label set',
  'category',
  'label',
  'application',
  'setting',
  'account',
  'organisation',
  'user group',
]);

export const listRequests: readonly ListRequest[] = Object.entries(lists).flatMap(([list, [call, input]]) =>
  Object.entries(ways)
    .filter(([, { name, filter }]) => !(name && unsearched.has(list)) && !(filter && unfiltered.has(list)))
    .map(([what, request]) => ({
      list,
      what,
      read: (db: Database) => readPage(db, call, { ...input(request), ...pageInput(call, request.pageNo, 10) }),
    })),
);
