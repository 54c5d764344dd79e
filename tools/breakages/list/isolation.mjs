import { conformance, server } from '../concerned.mjs';

/** Who sees whose records, fields, files and messages. */
export const isolation = [
  {
    name: 'tenant-policy-removed',
    file: 'server/functions/protect.sql',
    find: "using (tenant_id = nullif(current_setting('app.tenant', true), '')::int)",
    replace: 'using (true)',
    concerned: conformance,
  },
  {
    name: 'sharing-rules-left-out',
    file: 'server/functions/sharing.sql',
    find: "as restrictive for select to edp_app using (%s)', target, see);",
    replace: "as restrictive for select to edp_app using (true)', target);",
    concerned: server('server/src/modules/sharing/sharing-effect'),
  },
  {
    name: 'inventory-organisation-left-out',
    file: 'server/src/kernel/inventory/organisation-scope.ts',
    find: 'return session.isMasterOrganisation ? undefined : isIn(',
    replace: "return session.isMasterOrganisation || table === 'product' ? undefined : isIn(",
    concerned: server('server/src/modules/product/product.test.ts', 'server/src/modules/product/product-'),
  },
  {
    name: 'hidden-field-in-lists',
    file: 'server/src/kernel/field-rights/hide-fields.ts',
    find: 'return { ...page, rows: page.rows.map((row) => withoutHidden(session, call.output, row)) };',
    replace: 'return page;',
    concerned: conformance,
  },
  {
    name: 'hidden-field-in-one-detail',
    file: 'contract/src/modules/certificate/certificate.ts',
    find: "packageName: withRight('certificate.packageName', z.string()),",
    replace: 'packageName: z.string(),',
    concerned: conformance,
  },
  {
    name: 'hidden-field-in-history',
    file: 'server/src/modules/record/changed-fields.ts',
    find: '=> !session.fields?.hidden.has(rightInHistory(noun, name));',
    replace: "=> noun !== 'unit' || !session.fields?.hidden.has(rightInHistory(noun, name));",
    concerned: conformance,
  },
  {
    name: 'hidden-field-in-stale-update',
    file: 'server/src/kernel/http/routes.ts',
    find: 'throw session?.fields ? withoutHiddenInFailure(calls, call, session, error) : error;',
    replace: 'throw error;',
    concerned: server('server/src/kernel/field-rights/', 'server/src/conformance/'),
  },
  {
    name: 'hidden-field-exported',
    file: 'server/src/kernel/exchange/visible-columns.ts',
    find: "kind !== 'picture' && !isHidden(shown) && !isHidden(field)",
    replace: "kind !== 'picture'",
    concerned: server('server/src/modules/exchange/export', 'server/src/kernel/field-rights/'),
  },
  {
    name: 'read-only-field-written',
    file: 'server/src/kernel/field-rights/keep-locked.ts',
    find: '(hidden.has(right) || (!isFilter && readOnly.has(right)))',
    replace: 'hidden.has(right)',
    concerned: server('server/src/kernel/field-rights/', 'server/src/conformance/'),
  },
  {
    name: 'file-link-opens-files-of-other-tenants',
    file: 'server/src/kernel/files/links.ts',
    find: '`${tenantId}/${fileId}/${expires}`',
    replace: '`${tenantId && 0}/${fileId}/${expires}`',
    concerned: server('server/src/modules/file/file.test.ts'),
  },
  {
    name: 'messages-of-other-people',
    file: 'server/src/modules/message/message.queries.ts',
    find: "filters: [equals('user_id', userId), where(",
    replace: 'filters: [where(',
    concerned: server('server/src/modules/message/message.test.ts'),
  },
  {
    name: 'live-event-of-another-tenant',
    file: 'server/src/kernel/live/connections.ts',
    find: 'const windows = users ? users.map((userId) => ofTenant.get(userId) ?? []) : [...ofTenant.values()];',
    replace:
      'const windows = users ? users.map((userId) => ofTenant.get(userId) ?? []) : [...byTenant.values()].flatMap((each) => [...each.values()]);',
    concerned: server('server/src/kernel/live/'),
  },
];
