import type { Call } from '@edp/contract/kernel/call.ts';
import type { Page } from '@edp/contract/kernel/paging.ts';
import type { Database } from '@edp/server/kernel/database/tenant-database.ts';
import { openLinks } from '@edp/server/kernel/files/links.ts';
import { modules } from '@edp/server/modules.ts';

const handlers = new Map(modules.map(({ call, handler }) => [call, handler]));
const kernel = { links: openLinks('bench') };
const session = { tenantId: 1, userId: '1' };

/** A page of a list as its handler reads it, without HTTP. */
export const readPage = (db: Database, call: Call, input: object) =>
  handlers.get(call)!({
    db,
    input: call.input.parse(input),
    language: 'ZHS',
    kernel,
    session,
    reader: 'page',
  } as never) as Promise<Page<unknown>>;
