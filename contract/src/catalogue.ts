import type { Call } from './kernel/call.ts';
import type { Channel } from './kernel/channel.ts';
import { account } from './modules/account.ts';
import { application } from './modules/application.ts';
import { brand } from './modules/brand.ts';
import { categorySet } from './modules/category-set.ts';
import { category } from './modules/category.ts';
import { certificate } from './modules/certificate.ts';
import { chat } from './modules/chat.ts';
import { company } from './modules/company.ts';
import { dictionary } from './modules/dictionary.ts';
import { docs } from './modules/docs.ts';
import { employee } from './modules/employee.ts';
import { file } from './modules/file.ts';
import { frame } from './modules/frame.ts';
import { home } from './modules/home.ts';
import { labelSet } from './modules/label-set.ts';
import { label } from './modules/label.ts';
import { languagePack } from './modules/language-pack.ts';
import { live } from './modules/live.ts';
import { loginRecord } from './modules/login-record.ts';
import { message } from './modules/message.ts';
import { news, newsComment } from './modules/news.ts';
import { organisation } from './modules/organisation.ts';
import { region } from './modules/region.ts';
import { registration } from './modules/registration.ts';
import { retention } from './modules/retention.ts';
import { role, session, tenant } from './modules/session.ts';
import { setting } from './modules/setting.ts';
import { sharing } from './modules/sharing.ts';
import { smsCode } from './modules/sms-code.ts';
import { tenantApplication } from './modules/tenant-application.ts';
import { unit } from './modules/unit.ts';
import { userGroup } from './modules/user-group.ts';
import { workbench } from './modules/workbench.ts';

/** Every call of the product, by noun. The server, the documentation and the conformance tests walk it. */
export const catalogue = {
  tenant, region, smsCode, company, registration, session, role, account, loginRecord, home, news, newsComment, file, brand, dictionary,
  unit, application, languagePack, workbench, setting, employee, organisation, userGroup, categorySet, category, labelSet,
  label, sharing, tenantApplication, message, chat, certificate, retention, frame, docs,
};

export const allCalls: readonly Call[] = Object.values(catalogue).flatMap((group) => Object.values<Call>(group));

export const allChannels: readonly Channel[] = [live];
