import { spawn } from 'node:child_process';
import { StepFailed } from './step.mjs';
import { root } from './root.mjs';

const linesShown = 30;

/** Runs a program without showing what it prints, unless it fails. */
export async function runQuietly(command, args, options = {}) {
  const { code, output } = await capture(command, args, options);
  if (code !== 0) throw new StepFailed(headAndTail(output) || `${command} ended with code ${code}`);
}

/** Some programs print the cause first, others last. */
function headAndTail(output) {
  const lines = output.trimEnd().split('\n');
  if (lines.length <= 2 * linesShown) return lines.join('\n');
  return [...lines.slice(0, linesShown), '…', ...lines.slice(-linesShown)].join('\n');
}

/** Runs a program and returns its exit code with all that it printed. */
export function capture(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk) => (output += chunk);
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a program with its output shown and waits for its exit, also when this process is signalled to stop. */
export async function runWithOutput(command, args, options = {}) {
  const child = spawnWithOutput(command, args, options);
  const { isStopped } = forwardSignals([child]);
  const code = await waitForExit(child);
  return { code, stopped: isStopped() };
}

export function spawnWithOutput(command, args, options = {}) {
  // The IPC channel closes when this process dies, which the child notices.
  return spawn(command, args, { cwd: root, ...options, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
}

export function waitForExit(child) {
  return new Promise((resolve) => {
    child.on('error', (error) => resolve((console.error(error.message), 1)));
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
  });
}

/** Ctrl-C arrives from the terminal and from npm; children get one SIGTERM and time to finish. */
export function forwardSignals(children) {
  let isStopped = false;
  const stop = () => {
    if (!isStopped) children.forEach((child) => child.kill('SIGTERM'));
    isStopped = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  const parent = process.ppid;
  const orphaned = () => process.ppid !== parent && stop();
  setInterval(orphaned, 500).unref();
  return { isStopped: () => isStopped };
}
