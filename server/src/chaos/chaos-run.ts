import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../testing/http/free-port.ts';
import { copyDataFolder } from '../testing/databases/test-template.ts';
import { embeddedDatabase, externalDatabase } from './database.ts';
import { faults, type FaultName } from './faults.ts';
import { startLoad } from './load.ts';
import { longestOutage, newObservations, type Observations } from './observations.ts';
import { startProduct, until, untilHappened } from './product.ts';

export interface Setup {
  /** A data folder with the demo data, which is copied. */
  started: string;
  database: 'embedded' | 'external';
  workers: number;
  faults: readonly FaultName[];
  /** A request that takes longer is hung, a product that takes longer to be whole again is not recovered. */
  patienceMs: number;
}

export interface Round {
  fault: FaultName;
  /** The longest time without a successful answer, that in which the cause lasted included. */
  outageMs: number;
  /** Answering again, with all its processes. */
  isRecovered: boolean;
}

export interface Outcome {
  rounds: Round[];
  seen: Observations;
}

/** So many requests succeed between two faults, and after one. */
const calmSuccesses = 100;
const diskSize = '700m';
/** In MB: less than by default, because a process takes as much again. */
const mostMemory = 640;

/**
 * Starts the product, puts it under load, breaks one thing after the other, and compares what it has with what it
 * acknowledged.
 */
export async function runChaos(
  { started, database: kind, workers, faults: names, patienceMs }: Setup,
  onRound: (round: Round) => void = () => {},
): Promise<Outcome> {
  const disk = await makeDisk();
  const folder = join(disk.folder, 'data');
  await copyDataFolder(started, folder);
  const external = kind === 'external' ? await externalDatabase(join(disk.folder, 'postgres'), folder) : undefined;
  const seen = newObservations(patienceMs);
  const rounds: Round[] = [];
  try {
    const product = await startProduct({
      PORT: String(await freePort()),
      WORKERS: String(workers),
      WORKER_MEMORY_MB: String(mostMemory),
      EDP_DATA: folder,
      ...(external && { DATABASE_URL: external.url }),
    });
    try {
      const database = external ?? embeddedDatabase(folder);
      const stopLoad = await startLoad(product.url, seen);
      const calm = () => {
        const target = seen.successTimes.length + calmSuccesses;
        return until(() => seen.successTimes.length >= target, patienceMs);
      };
      await untilHappened('the product does its work before anything is broken', calm);
      for (const fault of names) {
        const brokenAt = performance.now();
        await faults[fault]({ product, database, folder: disk.folder, refusals: () => seen.unavailable });
        const isRecovered = (await calm()) && (await until(product.isWhole, patienceMs)) && (await calm());
        const round = { fault, outageMs: longestOutage(seen, brokenAt, performance.now()), isRecovered };
        rounds.push(round);
        onRound(round);
      }
      await stopLoad();
      compare(seen, await database.query<{ tenant: string; code: string }>(storedBrands));
    } finally {
      await product.stop();
    }
  } finally {
    await external?.stop();
    await disk.remove();
  }
  return { rounds, seen };
}

const storedBrands = `select t.code as tenant, b.code from public.brand b join app.tenant t on t.id = b.tenant_id where b.code like t.code || '-%'`;

/** What was acknowledged must be there; what is there must have been sent. */
function compare(seen: Observations, rows: readonly { tenant: string; code: string }[]) {
  const stored = new Set(rows.map(({ tenant, code }) => `${tenant} ${code}`));
  for (const [tenant, codes] of seen.acknowledged) {
    for (const code of codes) if (!stored.delete(`${tenant} ${code}`)) seen.lost.push(code);
  }
  for (const [tenant, codes] of seen.uncertain) for (const code of codes) stored.delete(`${tenant} ${code}`);
  for (const record of stored) seen.wrong.push(`${record} exists and was never sent`);
}

/** A disk of its own that can be filled without harm; only root can mount one. */
export const canFillDisk = () => process.platform === 'linux' && process.getuid?.() === 0;

async function makeDisk() {
  const folder = await mkdtemp(join(tmpdir(), 'edp-chaos-'));
  if (!canFillDisk()) return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskSize},mode=0755`, 'tmpfs', folder]);
  return {
    folder,
    async remove() {
      execFileSync('umount', [folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
