import { randomBytes } from 'node:crypto';
import { nouns } from '@edp/contract/nouns.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { search } from '@edp/contract/modules/search/search.ts';
import type { FoundGroup } from '@edp/contract/modules/search/search.ts';
import { readConfig } from '@edp/server/config.ts';
import { appUrl, prepareDatabase } from '@edp/server/kernel/database/open-database.ts';
import { openPool } from '@edp/server/kernel/database/pool.ts';
import { readingDatabase } from '@edp/server/kernel/database/tenant-database.ts';
import { openLinks } from '@edp/server/kernel/files/links.ts';
import { modules } from '@edp/server/modules.ts';
import { seedLists } from '../lists/seed-lists.ts';
import { seedMaterials } from '../material/seed-materials.ts';
import { medianOf } from '../median.ts';
import { withScratchPostgres } from '../scratch.ts';

const longestMs = 100;
const times = 15;
const rows = 50_000;
const words = {
  'rare word': '轴承1000',
  'frequent word': '恒力',
  initials: 'zc',
  'in every name': '有限公司',
  nothing: '没有这样的东西',
};

/** The command palette over a tenant with 50,000 of most nouns, beside one list call. */
export function benchSearch() {
  return withScratchPostgres(async (ownerUrl) => {
    const config = readConfig({ EDP_SECRET: randomBytes(32).toString('hex') });
    await prepareDatabase(config, ownerUrl);
    console.log(`seeding ${rows.toLocaleString('en')} rows of each noun …`);
    await seedMaterials(ownerUrl, 5 * rows);
    await seedLists(ownerUrl, rows);
    const pool = openPool({ url: appUrl(config, ownerUrl), timeZone: 'Asia/Shanghai', size: 10 });
    const calls = new Map(modules.map((bound) => [bound.call.name, bound]));
    const permissions = new Set(nouns.map(({ view }) => view));
    const session = { tenantId: 1, userId: '1', staff: true, isMasterOrganisation: true, permissions };
    const ask = (name: string, input: object) => {
      const { call, handler } = calls.get(name)!;
      return handler({
        db: readingDatabase(pool, 1),
        input: call.input.parse(input),
        language: 'ZHS',
        kernel: { links: openLinks('bench') },
        session,
        calls,
      } as never);
    };
    console.log(
      `from the request to all groups, median of ${times} (limit: ${longestMs} ms), and the list of materials for the same word`,
    );
    for (const [what, keyword] of Object.entries(words)) {
      const find = async () => ({
        total: ((await ask(search.find.name, { keyword })) as { groups: FoundGroup[] }).groups.length,
      });
      const list = async () => (await ask(material.list.name, { keyword, pageSize: 10 })) as { total: number };
      const [found, one] = [await medianOf(times, find), await medianOf(times, list)];
      const tooLong = found.ms > longestMs ? '   TOO LONG' : '';
      console.log(
        `${what.padEnd(14)} ${found.ms.toFixed(1).padStart(7)} ms   ${String(found.total).padStart(2)} groups   one list ${one.ms.toFixed(1).padStart(6)} ms   ratio ${(found.ms / one.ms).toFixed(1).padStart(5)}${tooLong}`,
      );
    }
    await pool.end();
  });
}
