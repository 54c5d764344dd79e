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
    name: 'scanner-bypassed',
    file: 'server/src/kernel/uploads/store-upload.ts',
    find: 'if (path) await store.scan(path);',
    replace: '',
    concerned: server('server/src/modules/file/file-scan'),
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
    find: "const which = sql`id = ${id} and queue_id = ${queueId} and state in ('queued', 'running')`;",
    replace: 'const which = sql`id = ${id} and queue_id = ${queueId}`;',
    earlier: {
      file: 'server/src/kernel/jobs/job-state.ts',
      find: "sql`id = ${id} and queue_id = ${queueId} and state in ('queued', 'running')`,\n  );\n\nexport const saveProgress",
      replace: 'sql`id = ${id} and queue_id = ${queueId}`,\n  );\n\nexport const saveProgress',
    },
    concerned: server('server/src/kernel/jobs/'),
  },
  {
    name: 'lost-job-tried-for-ever',
    file: 'server/src/kernel/jobs/job-state.ts',
    find: 'sql`${which} and ${lost} >= ${mostLost}`',
    replace: 'sql`${which} and ${lost} > ${mostLost} + 100`',
    concerned: server('server/src/kernel/jobs/several-processes'),
  },
  {
    name: 'hung-process-kept',
    file: 'server/src/main.ts',
    find: '  startWatchdog();\n',
    replace: '  void startWatchdog;\n',
    earlier: { file: 'server/src/worker.ts', find: '  startWatchdog();\n', replace: '  void startWatchdog;\n' },
    concerned: server('server/src/worker-limits'),
  },
  {
    name: 'hung-start-kept',
    file: 'server/src/start-worker.ts',
    find: 'if (waitedMs < limitMs) return;',
    replace: 'if (waitedMs < limitMs || limitMs > 0) return;',
    concerned: server('server/src/start-worker'),
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
