import type { Call } from '@edp/contract/kernel/call.ts';
import type { Channel } from '@edp/contract/kernel/channel.ts';
import { live } from '@edp/contract/modules/live/live.ts';
import type { BoundCall } from './kernel/http/bind.ts';
import { batchEditRoutes } from './modules/batch-edit/batch-edit.routes.ts';
import { bomAnalysisRoutes, bomItemRoutes } from './modules/bom/bom.routes.ts';
import { chatRoutes } from './modules/chat/chat.routes.ts';
import { companyRoutes } from './modules/company/company.routes.ts';
import { dictionaryItemRoutes } from './modules/dictionary/dictionary.routes.ts';
import { docsRoutes } from './modules/docs/docs.routes.ts';
import { exchangeRoutes } from './modules/exchange/exchange.routes.ts';
import { fileRoutes } from './modules/file/file.routes.ts';
import { frameRoutes } from './modules/frame/frame.routes.ts';
import { homeRoutes } from './modules/home/home.routes.ts';
import { importRoutes } from './modules/import/import.routes.ts';
import { jobRoutes } from './modules/job/job.routes.ts';
import { languagePackRoutes } from './modules/language-pack/language-pack.routes.ts';
import { loginRecordRoutes } from './modules/login-record/login-record.routes.ts';
import { categoryTypeRoutes } from './modules/material/material.routes.ts';
import { ownOrganisationsRoutes, productLockRoutes, skuRoutes } from './modules/product/product.routes.ts';
import { messageRoutes, messageSendingRoutes } from './modules/message/message.routes.ts';
import { menuRoutes } from './modules/menu/menu.routes.ts';
import { newsRoutes } from './modules/news/news.routes.ts';
import { preferenceRoutes, tourRoutes } from './modules/preference/preference.routes.ts';
import { recordRoutes } from './modules/record/record.routes.ts';
import { regionRoutes } from './modules/region/region.routes.ts';
import { registrationRoutes } from './modules/registration/registration.routes.ts';
import { retentionRoutes } from './modules/retention/retention.routes.ts';
import { roleRoutes } from './modules/role/role.routes.ts';
import { savedViewRoutes } from './modules/saved-view/saved-view.routes.ts';
import { searchRoutes } from './modules/search/search.routes.ts';
import { securityRoutes } from './modules/security/security.routes.ts';
import { sessionRoutes } from './modules/session/session.routes.ts';
import { sessionsRoutes } from './modules/session/sessions.routes.ts';
import { smsCodeRoutes } from './modules/sms-code/sms-code.routes.ts';
import { startRoutes } from './modules/start/start.routes.ts';
import { tableLayoutRoutes } from './modules/table-layout/table-layout.routes.ts';
import { tenantApplicationRoutes } from './modules/tenant-application/tenant-application.routes.ts';
import { tenantRoutes } from './modules/tenant/tenant.routes.ts';
import { twoFactorRoutes } from './modules/two-factor/two-factor.routes.ts';
import { workbenchRoutes } from './modules/workbench/workbench.routes.ts';
import { records } from './records.ts';

const own: readonly BoundCall[] = [
  ...tenantRoutes,
  ...regionRoutes,
  ...smsCodeRoutes,
  ...companyRoutes,
  ...registrationRoutes,
  ...tenantApplicationRoutes,
  ...sessionRoutes,
  ...sessionsRoutes,
  ...twoFactorRoutes,
  ...preferenceRoutes,
  ...tourRoutes,
  ...securityRoutes,
  ...roleRoutes,
  ...menuRoutes,
  ...startRoutes,
  ...loginRecordRoutes,
  ...tableLayoutRoutes,
  ...savedViewRoutes,
  ...recordRoutes,
  ...homeRoutes,
  ...workbenchRoutes,
  ...searchRoutes,
  ...newsRoutes,
  ...fileRoutes,
  ...records.flatMap(({ routes }) => routes),
  ...dictionaryItemRoutes,
  ...languagePackRoutes,
  ...categoryTypeRoutes,
  ...skuRoutes,
  ...productLockRoutes,
  ...ownOrganisationsRoutes,
  ...bomItemRoutes,
  ...bomAnalysisRoutes,
  ...messageRoutes,
  ...messageSendingRoutes,
  ...chatRoutes,
  ...jobRoutes,
  ...importRoutes,
  ...batchEditRoutes,
  ...retentionRoutes,
  ...frameRoutes,
  ...docsRoutes,
];

/** Every module of the server. */
export const modules: readonly BoundCall[] = [...own, ...exchangeRoutes(own)];

/** Every call of the product, for the documentation and the tests that hold for all of them. */
export const allCalls: readonly Call[] = modules.map(({ call }) => call);

export const allChannels: readonly Channel[] = [live];
