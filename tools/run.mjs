import { spawn } from 'node:child_process';
import { StepFailed } from './step.mjs';
import { root } from './root.mjs';

const shownOfFailure = 30;

/** Runs a program without showing what it prints, unless it fails. */
export async function runQuietly(command, args, options = {}) {
  const { code, output } = await capture(command, args, options);
  if (code !== 0) throw new StepFailed(bothEnds(output) || `${command} ended with code ${code}`);
}

/** The cause stands at the beginning with some programs and at the end with others. */
function bothEnds(output) {
  const lines = output.trimEnd().split('\n');
  if (lines.length <= 2 * shownOfFailure) return lines.join('\n');
  return [...lines.slice(0, shownOfFailure), '…', ...lines.slice(-shownOfFailure)].join('\n');
}

function capture(command, args, options) {
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

/** Runs a program in the open and waits for its end, however this process is told to stop. */
export async function runOpenly(command, args, options = {}) {
  const child = openly(command, args, options);
  const { toldToStop } = stopWhenToldTo([child]);
  const code = await endOf(child);
  return { code, stopped: toldToStop() };
}

export function openly(command, args, options = {}) {
  // The channel tells the child when this process is gone for good.
  return spawn(command, args, { cwd: root, ...options, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
}

export function endOf(child) {
  return new Promise((resolve) => {
    child.on('error', (error) => resolve((console.error(error.message), 1)));
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
  });
}

/** Ctrl-C comes from the terminal and from npm: children are told once, and get the time they need. */
export function stopWhenToldTo(children) {
  let told = false;
  const stop = () => {
    if (!told) children.forEach((child) => child.kill('SIGTERM'));
    told = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  const parent = process.ppid;
  const orphaned = () => process.ppid !== parent && stop();
  setInterval(orphaned, 500).unref();
  return { toldToStop: () => told };
}
