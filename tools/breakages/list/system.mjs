import { server } from '../concerned.mjs';

/** Files, jobs, schema, documents, backup. */
export const system = [
  {
    name: 'uploaded-type-not-checked',
    file: 'server/src/kernel/uploads/store-upload.ts',
    find: "if (fitting.length === 0) throw new AppError(415, wrongTypeMessage(limits), { field: 'file' });",
    replace: 'if (fitting.length === 0) return;',
    concerned: server('server/src/modules/file/', 'server/src/modules/certificate/certificate-file'),
  },
  {
    name: 'quota-lock-left-out',
    file: 'server/src/kernel/uploads/quotas.ts',
    find: 'sql`select pg_advisory_xact_lock(${lockClass}, coalesce(app.current_tenant(), 0))`',
    replace: 'sql`select ${lockClass}::bigint, app.current_tenant()`',
    concerned: server('server/src/modules/file/file-quota'),
  },
  {
    name: 'cancelled-job-runs',
    file: 'server/src/kernel/jobs/job-state.ts',
    find: "sql`id = ${id} and queue_id = ${queueId} and state in ('queued', 'running')`,\n  );\n\nexport const saveProgress",
    replace: 'sql`id = ${id} and queue_id = ${queueId}`,\n  );\n\nexport const saveProgress',
    concerned: server('server/src/kernel/jobs/'),
  },
  {
    name: 'final-failure-tried-again',
    file: 'server/src/kernel/jobs/run-job.ts',
    find: 'const isFinal = error instanceof AppError && error.status !== 503;',
    replace: 'const isFinal = error instanceof AppError && error.status === 503;',
    concerned: server('server/src/kernel/jobs/jobs.test.ts'),
  },
  {
    name: 'migrations-run-side-by-side',
    file: 'server/src/kernel/schema/migration-session.ts',
    find: 'if (rows[0]!.taken) return;',
    replace: 'if (rows[0]) return;',
    earlier: {
      file: 'server/src/kernel/schema/migrate.ts',
      find: "await client.query('select pg_advisory_lock($1)', [lockKey]);",
      replace: "await client.query('select $1::bigint', [lockKey]);",
    },
    concerned: server('server/src/kernel/schema/'),
  },
  {
    name: 'openapi-lacks-calls',
    file: 'server/src/kernel/docs/openapi.ts',
    find: 'paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) };',
    replace:
      "if (call.method !== 'DELETE') paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) };",
    concerned: server('server/src/kernel/http/http.test.ts'),
  },
  {
    name: 'backup-checks-fewer-tables',
    file: 'server/src/backup/row-counts.ts',
    find: "n.nspname not in ('information_schema', 'pgboss')",
    replace: "n.nspname not in ('information_schema', 'pgboss', 'app')",
    concerned: server('server/src/backup/'),
  },
];
