import type { Config } from '../../config.ts';
import type { Kernel } from '../kernel.ts';
import type { Schedule } from './schedule.ts';

/** So many that the server may be down for weeks before a month has no partition of its own. */
const monthsAhead = 2;

type Keeper = Pick<Kernel, 'pool'> & { config: Pick<Config, 'changeLogMonths'> };

/** Makes the partitions of the change log ahead and drops those that have been kept long enough. */
export const changePartitions = ({ pool, config: { changeLogMonths } }: Keeper): Schedule => ({
  name: 'change-partitions',
  cron: '47 2 * * *',
  async run() {
    await pool.query('select app.create_change_partitions($1)', [monthsAhead]);
    if (changeLogMonths > 0) await pool.query('select app.drop_change_partitions($1)', [changeLogMonths]);
  },
});
