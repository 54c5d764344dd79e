import type { Schedule } from '../jobs/schedule.ts';
import type { Kernel } from '../kernel.ts';

type Refresher = Pick<Kernel, 'pool'> & { log: Pick<Kernel['log'], 'warn'> };

export const rowEstimates = (kernel: Refresher): Schedule => ({
  name: 'row-estimates',
  cron: '*/5 * * * *',
  run: (signal) => refreshEstimates(kernel, signal),
});

/** Counts the rows of each listed table, for lists that are too long to be counted while a user waits. */
async function refreshEstimates({ pool, log }: Refresher, signal: AbortSignal): Promise<void> {
  const { rows: tables } = await pool.query<{ name: string }>('select t::text as name from app.listed_tables() as t');
  for (const { name } of tables) {
    if (signal.aborted) return;
    await pool
      .query('select app.refresh_row_estimates($1::regclass)', [name])
      .catch((error: unknown) =>
        log.warn(
          { table: name, error: String(error) },
          'the rows of a table could not be counted; it will be tried again',
        ),
      );
  }
}
