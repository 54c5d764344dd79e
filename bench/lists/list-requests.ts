import type { Database } from '@edp/server/kernel/database/tenant-database.ts';
import { listAccounts } from '@edp/server/modules/account/account.queries.ts';
import { listApplications } from '@edp/server/modules/application/application.queries.ts';
import { listBrands } from '@edp/server/modules/brand/brand.queries.ts';
import { listCategorySets } from '@edp/server/modules/category-set/category-set.queries.ts';
import { listCertificates } from '@edp/server/modules/certificate/certificate.queries.ts';
import { listEmployees } from '@edp/server/modules/employee/employee.queries.ts';
import { listLabelSets } from '@edp/server/modules/label-set/label-set.queries.ts';
import { listMessages } from '@edp/server/modules/message/message.queries.ts';
import { listOrganisations } from '@edp/server/modules/organisation/organisation.queries.ts';
import { listSettings } from '@edp/server/modules/setting/setting.queries.ts';
import { listRules } from '@edp/server/modules/sharing/sharing.queries.ts';
import { listApplications as listTenantApplications } from '@edp/server/modules/tenant-application/tenant-application.queries.ts';
import { listUnits } from '@edp/server/modules/unit/unit.queries.ts';
import { listGroups } from '@edp/server/modules/user-group/user-group.queries.ts';

export interface ListRequest {
  list: string;
  what: string;
  read: (db: Database) => Promise<{ total: number }>;
}

interface Asked {
  pageNo: number;
  name: string | undefined;
  /** The value of the list's filter. */
  filter: 'few' | 'many' | undefined;
}

const all = { pageSize: 10, code: undefined };
const flagOf = ({ filter }: Asked) => (filter === undefined ? undefined : filter === 'many' ? (1 as const) : (0 as const));

/** Every paged list of master data, as its route calls it. */
const lists: Readonly<Record<string, (db: Database, asked: Asked) => Promise<{ total: number }>>> = {
  brand: (db, asked) => listBrands(db, { ...all, pageNo: asked.pageNo, name: asked.name, active: flagOf(asked) }, 'ZHS'),
  unit: (db, asked) => listUnits(db, { ...all, pageNo: asked.pageNo, name: asked.name, unitCategory: undefined, active: flagOf(asked) }, 'ZHS'),
  'category set': (db, { pageNo, name, filter }) => listCategorySets(db, { ...all, pageNo, name, type: filter && 1 }, 'ZHS'),
  'label set': (db, { pageNo, name }) => listLabelSets(db, { ...all, pageNo, name }, 'ZHS'),
  application: (db, { pageNo, name }) => listApplications(db, { ...all, pageNo, name }, 'ZHS'),
  setting: (db, { pageNo, name }) => listSettings(db, { page: pageNo, limit: 10, name, type: 'APPLICATION_MODULE' }),
  certificate: (db, { pageNo, name, filter }) =>
    listCertificates(db, { page: pageNo, limit: 10, appKey: name, workStatus: filter && (filter === 'many' ? 'USEABLE' : 'UNEABLE'), validity: undefined }),
  'of certificates': (db, { pageNo, filter }) =>
    listCertificates(db, { page: pageNo, limit: 10, appKey: undefined, workStatus: undefined, validity: filter && (filter === 'many' ? 'valid' : 'expired') }),
  account: (db, { pageNo, name }) => listAccounts(db, { ...all, pageNo, name, account: undefined }, 'ZHS'),
  employee: (db, asked) => listEmployees(db, { ...all, pageNo: asked.pageNo, realName: asked.name, organizationId: undefined, account: undefined, status: flagOf(asked) }),
  organisation: (db, { pageNo, name }) => listOrganisations(db, { ...all, pageNo, name }),
  'user group': (db, { pageNo, name }) => listGroups(db, { ...all, pageNo, name }),
  'sharing rule': (db, asked) => listRules(db, { ...all, pageNo: asked.pageNo, name: asked.name, sharingType: undefined, status: flagOf(asked) }, 'ZHS'),
  message: (db, { pageNo, filter }) => listMessages(db, '1', { pageSize: 10, pageNo, read: filter === undefined ? undefined : filter === 'many' ? 1 : 0 }),
  'tenant application': (db, { pageNo, name, filter }) =>
    listTenantApplications(db, { pageSize: 10, pageNo, name, status: filter && (filter === 'many' ? 'approved' : 'pending'), createdFrom: undefined, createdUntil: undefined }),
};

const first = { pageNo: 1, name: undefined, filter: undefined };
const ways: Readonly<Record<string, Asked>> = {
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
const unfiltered = new Set(['label set', 'application', 'setting', 'account', 'organisation', 'user group']);

export const listRequests: readonly ListRequest[] = Object.entries(lists).flatMap(([list, read]) =>
  Object.entries(ways)
    .filter(([, { name, filter }]) => !(name && unsearched.has(list)) && !(filter && unfiltered.has(list)))
    .map(([what, asked]) => ({ list, what, read: (db: Database) => read(db, asked) })));
