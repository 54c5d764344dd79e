import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';

const tickMs = 10;

/** The fields of /proc/…/stat behind the name of the program; none for a process that is gone. */
async function statOf(pid: number): Promise<string[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

const parentOf = async (pid: number) => Number((await statOf(pid))[1]);

/** CPU time of processes so far. Unlike throughput it hardly depends on what else the machine does. */
export async function cpuMs(pids: readonly number[]): Promise<number> {
  const stats = await Promise.all(pids.map(statOf));
  return stats.reduce((sum, stat) => sum + (Number(stat[11] ?? 0) + Number(stat[12] ?? 0)) * tickMs, 0);
}

/**
 * The same with that of their children that have ended: PostgreSQL closes connections and ends its vacuum processes
 * while it is measured.
 */
export async function cpuMsWithEnded(pids: readonly number[]): Promise<number> {
  const stats = await Promise.all(pids.map(statOf));
  return (
    (await cpuMs(pids)) + stats.reduce((sum, stat) => sum + (Number(stat[13] ?? 0) + Number(stat[14] ?? 0)) * tickMs, 0)
  );
}

/** The same to the nanosecond, for processes of one thread. */
export async function exactCpuMs(pids: readonly number[]): Promise<number> {
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/schedstat`, 'utf8')));
  return stats.reduce((sum, stat) => sum + Number(stat.split(' ')[0]) / 1e6, 0);
}

/** All processes of the PostgreSQL server at an address, on this machine. */
export async function postgresPids(url: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = await parentOf(rows[0]!.pid);
  await client.end();
  const all = (await readdir('/proc')).map(Number).filter((pid) => pid > 0);
  const parents = await Promise.all(all.map(parentOf));
  return [postmaster, ...all.filter((_, index) => parents[index] === postmaster)];
}
