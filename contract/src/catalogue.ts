import type { Call } from './kernel/call.ts';
import { account } from './modules/account.ts';
import { brand } from './modules/brand.ts';
import { file } from './modules/file.ts';
import { home } from './modules/home.ts';
import { role, session, tenant } from './modules/session.ts';

/** Every call of the product, by noun. The server, the documentation and the conformance tests walk it. */
export const catalogue = { tenant, session, role, account, home, file, brand };

export const allCalls: readonly Call[] = Object.values(catalogue).flatMap((group) => Object.values<Call>(group));
