import { sql } from 'kysely';
import { readingDatabase } from '../../kernel/database/tenant-database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { Live } from '../../kernel/live/live.ts';
import { debounce } from '../../kernel/live/debounce.ts';
import { isPublished } from './published-news.ts';

/** Null for everybody. */
const readers = sql<
  string[] | null
>`case when not news.for_all then array(select r.user_id::text from app.news_readers(news.id) r) end`;

/**
 * News whose time comes later than it was written: no trigger fires then. Each process tells its own
 * windows, so that no user hears it twice. What is published at once, the trigger on the table announces.
 */
export async function announceDueNews(
  { pool, log, config }: Pick<Kernel, 'pool' | 'log' | 'config'>,
  live: Pick<Live, 'tenants' | 'tell'>,
): Promise<() => Promise<void>> {
  // The clock of the database: it compares the times.
  const readClock = async () => (await pool.query<{ now: string }>('select now()::text as now')).rows[0]!.now;
  let since = await readClock();

  const announcing = debounce(log, config.live.dueNewsMs, async () => {
    const until = await readClock();
    await Promise.all(live.tenants().map((tenantId) => tellDue(tenantId, since, until)));
    since = until;
    announcing.ask();
  });

  async function tellDue(tenantId: number, after: string, until: string) {
    const due = await readingDatabase(pool, tenantId)
      .selectFrom('news')
      .select([
        'id as newId',
        'title',
        'published_time as publishDate',
        'type as newsTypeValue',
        sql<0 | 1>`forced::int`.as('forcedRead'),
        readers.as('readers'),
      ])
      .where(isPublished())
      .where('published_time', '>', after)
      .where('published_time', '<=', until)
      .whereRef('updated_time', '<', 'published_time')
      .orderBy('published_time')
      .orderBy('id')
      .execute();
    for (const { readers: users, ...news } of due) live.tell(tenantId, 'newsMessage', news, users);
  }

  announcing.ask();
  return announcing.stop;
}
