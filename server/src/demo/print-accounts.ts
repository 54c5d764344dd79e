import { platformTenant } from '../modules/tenant/platform-tenant.ts';
import { demoTenants } from './demo-tenants.ts';
import { demoPlatformPassword } from './seed-platform.ts';

/** A person needs these to try the product. */
export function printAccounts() {
  const codes = demoTenants.map((tenant) => `${tenant.code} ${tenant.name}`).join(', ');
  process.stdout.write(`\n  Tenant codes   ${codes}\n`);
  for (const { account, password, roles } of demoTenants[0]!.accounts) {
    process.stdout.write(`  ${account.padEnd(14)} ${password}   ${roles.join(', ')}\n`);
  }
  process.stdout.write(`\n  Tenant code    ${platformTenant.code} ${platformTenant.name}\n`);
  process.stdout.write(`  ${platformTenant.administrator.padEnd(14)} ${demoPlatformPassword}   approves tenants\n`);
}
