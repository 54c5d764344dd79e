import { canFillDisk, runChaos, type Outcome, type Setup } from './chaos-run.ts';
import { faults, type FaultName } from './faults.ts';
import { countOf } from './observations.ts';
import { ensureTemplates } from '../testing/databases/test-template.ts';

const longestOutageMs = 5000;
/** It takes as long again to tell a process that hangs from one that works. */
const longestOutages: Partial<Record<FaultName, number>> = { 'a server process that spins': 2 * longestOutageMs };
const patienceMs = 15_000;
const print = (line: string) => void process.stdout.write(`${line}\n`);

const available = (Object.keys(faults) as FaultName[]).filter((name) => name !== 'the disk full' || canFillDisk());
const perSetup = 7;
const { started } = await ensureTemplates();
/** Each setup begins where the one before ended, so that every fault meets several of them. */
const setups: Setup[] = (['embedded', 'external'] as const).flatMap((database, first) =>
  [1, 2].map((workers, second) => ({
    started,
    database,
    workers,
    patienceMs,
    faults: Array.from(
      { length: perSetup },
      (_, round) => available[((first * 2 + second) * perSetup + round) % available.length]!,
    ),
  })),
);

if (available.length < Object.keys(faults).length) print('The disk is not filled: only root can mount one for that.');
const outcomes: Outcome[] = [];
for (const setup of setups) {
  const name = `${setup.database} PostgreSQL, ${setup.workers === 1 ? '1 worker' : `${setup.workers} workers`}`;
  outcomes.push(
    await runChaos(setup, ({ fault, outageMs, isRecovered }) =>
      print(
        `${name.padEnd(32)} ${fault.padEnd(32)} outage ${(outageMs / 1000).toFixed(1).padStart(5)} s${isRecovered ? '' : '   NOT RECOVERED'}`,
      ),
    ),
  );
}

const rounds = outcomes.flatMap((outcome) => outcome.rounds);
const seen = outcomes.map((outcome) => outcome.seen);
const sum = (count: (each: (typeof seen)[number]) => number) => seen.reduce((total, each) => total + count(each), 0);
const figures = {
  rounds: rounds.length,
  'longest outage in s': Number((Math.max(...rounds.map((round) => round.outageMs)) / 1000).toFixed(1)),
  acknowledged: sum((each) => countOf(each.acknowledged)),
  lost: sum((each) => each.lost.length),
  wrong: sum((each) => each.wrong.length),
  'not recovered': rounds.filter((round) => !round.isRecovered).length,
  hung: sum((each) => each.hung),
  '5xx other than 503 and 507': sum((each) => each.unexpected.length),
  '503 and 507': sum((each) => each.unavailable),
  'connections reset': sum((each) => each.disconnected),
};
print('');
for (const [name, value] of Object.entries(figures)) print(`${name.padEnd(28)} ${String(value).padStart(8)}`);
for (const problem of seen
  .flatMap((each) => [...each.lost.map((code) => `lost: ${code}`), ...each.wrong, ...each.unexpected])
  .slice(0, 20))
  print(`  ${problem}`);

const failed =
  figures.lost + figures.wrong + figures['not recovered'] + figures.hung + figures['5xx other than 503 and 507'];
const isSlow = rounds.some((round) => round.outageMs > (longestOutages[round.fault] ?? longestOutageMs));
process.exitCode = failed || isSlow ? 1 : 0;
