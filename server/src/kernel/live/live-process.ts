import { randomUUID } from 'node:crypto';
import type { Kernel } from '../kernel.ts';

const beat = `insert into app.live_process (id) values ($1) on conflict (id) do update set seen_time = now() returning xmax = 0 as added`;
// Each of several processes may do this; whatever one of them is removing, the others leave to it.
const sweep = `delete from app.live_process where id in
  (select id from app.live_process where seen_time < now() - $1::interval for update skip locked)`;
const leave = `delete from app.live_process where id = $1`;

export type LiveProcess = Awaited<ReturnType<typeof openLiveProcess>>;

/**
 * The row of this process, which the rows about its windows depend on. It beats; a process that stopped
 * beating has ended, and the others remove what it left behind.
 */
export async function openLiveProcess({ pool, bus, config }: Pick<Kernel, 'pool' | 'bus' | 'config'>) {
  const { beatMs, goneMs } = config.live;
  const id = randomUUID();
  const forgotten: (() => void)[] = [];
  const due: (() => void)[] = [];
  let isDue = false;

  async function live() {
    const { rows } = await pool.query<{ added: boolean }>(beat, [id]);
    // The others took this process for dead, or the database forgot: everything is told again.
    if (rows[0]?.added) for (const listener of forgotten) listener();
    await pool.query(sweep, [`${goneMs} milliseconds`]);
    isDue = false;
  }
  const beatNow = () => {
    isDue = true;
    for (const listener of due) listener();
  };

  await live();
  const timer = setInterval(beatNow, beatMs);
  timer.unref();
  bus.onLost(beatNow);

  return {
    id,
    /** Does work that writes rows of this process, after its beat if that is due. */
    async write(work: () => Promise<void>) {
      try {
        if (isDue) await live();
        await work();
      } catch (error) {
        // Perhaps the others took this process for dead.
        isDue = true;
        throw error;
      }
    },
    /** Called when the rows of this process are gone. */
    onForgotten: (listener: () => void) => void forgotten.push(listener),
    /** Called when a beat is due; the next write brings it. */
    onDue: (listener: () => void) => void due.push(listener),
    async stop() {
      clearInterval(timer);
      await pool.query(leave, [id]).catch(() => {});
    },
  };
}
