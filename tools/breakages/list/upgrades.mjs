import { server } from '../concerned.mjs';

/** How a database is brought to a newer version, and what proves that. */
export const upgrades = [
  {
    name: 'changed-function-rebuilds-nothing',
    file: 'server/src/kernel/schema/apply-functions.ts',
    find: 'await noteRebuilds(client, affectedFunctions(before, await definedFunctions(client)));',
    replace: '',
    concerned: server('server/src/kernel/schema/rebuild-dependants'),
  },
  {
    name: 'migration-waits-without-limit',
    file: 'server/src/kernel/schema/migration-session.ts',
    find: 'await client.query(`begin; set local lock_timeout = ${lockTimeoutMs}`);',
    replace: "await client.query('begin');",
    concerned: server('server/src/kernel/schema/migrate-beside'),
  },
  {
    name: 'holder-of-a-lock-forgotten',
    file: 'server/src/kernel/schema/migration-session.ts',
    find: 'work((found) => (holder = found))',
    replace: 'work((found) => found)',
    concerned: server('server/src/kernel/schema/migrate-beside'),
  },
  {
    name: 'changed-columns-not-compared',
    file: 'server/src/release/compare-data.ts',
    find: 'return [...lines, ...(await describeChanges(client, table, changed))];',
    replace: 'return lines;',
    concerned: server('server/src/release/dump.test.ts'),
  },
  {
    name: 'privileges-not-compared',
    file: 'server/src/release/schema-queries.ts',
    find: "privileges(relation, relations('rpvm'), 'c.relacl', 'r', 'c.relowner'),",
    replace: '',
    concerned: server('server/src/release/dump.test.ts'),
  },
  {
    name: 'comments-on-policies-not-compared',
    file: 'server/src/release/schema-queries.ts',
    find: "partComment('policy', policies, 'polname', 'p.oid', 'pg_policy'),",
    replace: '',
    concerned: server('server/src/release/dump.test.ts'),
  },
  {
    name: 'unknown-kinds-of-objects-accepted',
    file: 'server/src/release/schema-queries.ts',
    find: 'where o.oid >= 16384',
    replace: 'where o.oid < 0',
    concerned: server('server/src/release/dump.test.ts'),
  },
  {
    name: 'unfit-database-migrated',
    file: 'server/src/prepare.ts',
    find: 'await assertStartable(config, ownerUrl);',
    replace: '',
    concerned: server('server/src/assert-startable'),
  },
  {
    name: 'data-of-another-postgres-opened',
    file: 'server/src/kernel/embedded-postgres/embedded-postgres.ts',
    find: 'if (found === majorVersion) return;',
    replace: 'if (found) return;',
    concerned: server('server/src/kernel/embedded-postgres/embedded-postgres.test.ts'),
  },
];
