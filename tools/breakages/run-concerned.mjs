import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { commandPath } from '../command-path.mjs';
import { forwardSignals } from '../run.mjs';

let running;
const { isStopped } = forwardSignals([{ kill: (signal) => running?.kill(signal) }]);

/**
 * Runs what is concerned in the copy; `firstFailure` is undefined where nothing failed, `failedFiles` and `files` are
 * relative to it.
 */
export async function runConcerned(runtime, folder, concerned, { bail }) {
  const began = performance.now();
  const result = await (concerned.types ? runTypes : runVitest)(runtime, folder, concerned, bail);
  if (isStopped()) throw new Error('Stopped before the end.');
  return { ...result, seconds: Math.round((performance.now() - began) / 1000) };
}

async function runTypes({ node, env }, folder, { types }) {
  // The server is checked by the root's configuration; in earlier commits it had its own.
  const project = existsSync(join(folder, types, 'tsconfig.json')) ? types : '.';
  const { code, output } = await run(node, [commandPath('typescript'), '--noEmit', '-p', project], {
    cwd: folder,
    env,
  });
  return { files: [], failedFiles: [], firstFailure: code === 0 ? undefined : `types: ${firstLine(output)}` };
}

async function runVitest(runtime, folder, { project, filters }, bail) {
  const { node, env } = runtime;
  if (project === 'e2e') {
    // The copy's own, because it builds what lies beside it.
    const { buildWebIfChanged } = await import(pathToFileURL(join(folder, 'tools', 'build-web.mjs')).href);
    await buildWebIfChanged(runtime);
  }
  const report = join(folder, 'test-output', 'breakages.json');
  rmSync(report, { force: true });
  const args = [
    'run',
    '--project',
    project,
    '--reporter=json',
    `--outputFile=${report}`,
    ...(bail ? ['--bail=1'] : []),
    ...filters,
  ];
  const { code, output } = await run(node, [commandPath('vitest'), ...args], {
    cwd: folder,
    env: { ...env, NODE_ENV: 'test' },
  });
  const files = readReport(report).map((file) => ({ ...file, name: relative(folder, file.name) }));
  const failed = files.filter(({ status }) => status === 'failed');
  const firstFailure =
    code === 0 ? undefined : (failed.map(describeFailure)[0] ?? `outside the tests: ${firstError(output)}`);
  return { files: files.map(({ name }) => name), failedFiles: failed.map(({ name }) => name), firstFailure };
}

function readReport(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8')).testResults;
  } catch {
    return [];
  }
}

function describeFailure({ name, message, assertionResults }) {
  const test = assertionResults.find(({ status }) => status === 'failed');
  return `${name} › ${test ? test.fullName.trim() : firstLine(message)}`;
}

const mostShown = 200;
const firstLine = (text) => stripVTControlCharacters(text).trim().split('\n')[0].slice(0, mostShown);

/** The output before an error of the set-up is of no interest. */
const firstError = (output) =>
  stripVTControlCharacters(output)
    .split('\n')
    .find((line) => /error/i.test(line))
    ?.trim() ?? firstLine(output);

function run(command, args, options) {
  return new Promise((resolve, reject) => {
    running = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk) => (output += chunk);
    running.stdout.setEncoding('utf8').on('data', keep);
    running.stderr.setEncoding('utf8').on('data', keep);
    running.on('error', reject);
    running.on('close', (code) => resolve({ code, output }));
  });
}
