import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { breakages } from './breakages/list.mjs';
import { patternOf } from './breakages/pattern.mjs';
import { runConcerned } from './breakages/run-concerned.mjs';
import { keepTestData, makeWorkingCopy } from './breakages/working-copy.mjs';
import { ensureInstalled } from './install/install.mjs';
import { ensureNode } from './install/node-runtime.mjs';
import { StepFailed, tool } from './step.mjs';

/**
 * Proves that the tests notice when something breaks: applies one small breakage after the other to a copy of the
 * repository and runs the tests that should fail then.
 *   node tools/breakages.mjs [--list] [--commit <commit>] [area or name …]
 */
const { values, positionals } = parseArgs({
  options: { list: { type: 'boolean' }, commit: { type: 'string' } },
  allowPositionals: true,
});

await tool(async () => {
  const chosen = choose(positionals);
  if (values.list) return chosen.forEach(({ area, name }) => console.log(`${area.padEnd(10)} ${name}`));
  const runtime = await ensureNode();
  await ensureInstalled(runtime, { development: true });
  const copy = makeWorkingCopy(values.commit);
  try {
    return await tryAll(runtime, copy.folder, chosen, Boolean(values.commit));
  } finally {
    copy.remove();
  }
});

function choose(words) {
  const unknown = words.filter((word) => !breakages.some(({ area, name }) => word === area || word === name));
  if (unknown.length) throw new StepFailed(`No such breakage: ${unknown.join(', ')}; --list names them.`);
  return breakages.filter(({ area, name }) => words.length === 0 || words.includes(area) || words.includes(name));
}

async function tryAll(runtime, folder, all, isEarlier) {
  const lost = all.filter((breakage) => !placeOf(folder, breakage)).map(({ name }) => name);
  if (lost.length && !isEarlier)
    throw new StepFailed(`The text to replace is not there, or more than once: ${lost.join(', ')}.`);
  if (lost.length) console.log(`Not there yet: ${lost.join(', ')}.`);
  const chosen = all.filter(({ name }) => !lost.includes(name));
  const isFailing = await runUnbroken(runtime, folder, chosen);
  const restoreTestData = keepTestData(folder);
  console.log('\n| area | breakage | | by | s |\n|---|---|---|---|---:|');
  const unproven = [];
  for (const breakage of chosen) {
    const {
      state,
      by = '',
      seconds = 0,
    } = isFailing(breakage) ? { state: 'FAILS UNBROKEN' } : await tryOne(runtime, folder, breakage);
    console.log(`| ${breakage.area} | ${breakage.name} | ${state} | ${by.replaceAll('|', '\\|')} | ${seconds} |`);
    if (state !== 'noticed') unproven.push(breakage.name);
    restoreTestData();
  }
  console.log(
    `\n${chosen.length - unproven.length} of ${chosen.length} noticed${unproven.length ? `; not: ${unproven.join(', ')}` : ''}`,
  );
  return unproven.length ? 1 : 0;
}

/**
 * A text that is gone, or is there twice, must not pass for a breakage that was tried. `earlier` is the place in older
 * commits.
 */
function placeOf(folder, { earlier, ...breakage }) {
  return [breakage, ...(earlier ? [earlier] : [])].find(({ file, find }) => {
    if (!existsSync(join(folder, file))) return false;
    return readFileSync(join(folder, file), 'utf8').match(patternOf(find))?.length === 1;
  });
}

/** Once for all: a test that fails anyway notices nothing, nor does a filter that matches no test. */
async function runUnbroken(runtime, folder, chosen) {
  const failing = new Set();
  for (const concerned of mergeByProject(chosen)) {
    const { files, failedFiles, firstFailure, seconds } = await runConcerned(runtime, folder, concerned, {
      bail: false,
    });
    const label = concerned.types ? `types ${concerned.types}` : `${concerned.project}, ${files.length} files`;
    console.log(
      `unbroken: ${label}: ${firstFailure ? `failed: ${failedFiles.join(', ') || firstFailure}` : 'passed'} (${seconds} s)`,
    );
    if (firstFailure && failedFiles.length === 0) throw new StepFailed(`${label} cannot be run unbroken.`);
    failedFiles.forEach((file) => failing.add(file));
    const idle = (concerned.filters ?? []).filter((filter) => !files.some((file) => file.includes(filter)));
    if (idle.length) throw new StepFailed(`No test matches ${idle.join(', ')}.`);
  }
  return ({ concerned: { filters = [] } }) =>
    [...failing].some((file) => filters.some((filter) => file.includes(filter)));
}

function mergeByProject(chosen) {
  // Not with `Map.groupBy`: this runs on the machine's own Node, which may be 20.
  const groups = new Map();
  for (const { concerned } of chosen) {
    const name = concerned.types ? `types ${concerned.types}` : concerned.project;
    groups.set(name, [...(groups.get(name) ?? []), concerned]);
  }
  return [...groups.values()].map((group) =>
    group[0].types ? group[0] : { ...group[0], filters: [...new Set(group.flatMap(({ filters }) => filters))] },
  );
}

async function tryOne(runtime, folder, breakage) {
  const { file, find, replace } = placeOf(folder, breakage);
  const path = join(folder, file);
  const whole = readFileSync(path, 'utf8');
  // A function, because a text may hold what String.replace takes for a pattern.
  writeFileSync(
    path,
    whole.replace(patternOf(find), () => replace),
  );
  try {
    const { firstFailure, seconds } = await runConcerned(runtime, folder, breakage.concerned, { bail: true });
    return { state: firstFailure === undefined ? 'UNNOTICED' : 'noticed', by: firstFailure, seconds };
  } finally {
    writeFileSync(path, whole);
  }
}
