import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { npm } from './npm.mjs';
import { inRoot } from './root.mjs';
import { StepFailed, step } from './step.mjs';

const oldest = 24;
const fetched = '24.21.0';

/** A Node that runs TypeScript as it is: the machine's own, or one fetched into `.runtime`. */
export async function ensureNode() {
  let node = process.execPath;
  await step('node', async () => {
    if (Number(process.versions.node.split('.')[0]) >= oldest) return `${process.versions.node}, of this machine`;
    const name = packageName();
    const folder = inRoot('.runtime', 'node_modules', name);
    node = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    if (versionIn(folder) === fetched && existsSync(node)) return `${fetched}, from .runtime`;
    await fetchNode(name);
    return `${fetched}, fetched (this machine has ${process.versions.node})`;
  });
  return { node, env: { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH } };
}

const packageName = () => `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** The platform's package holds the program itself; the package `node` would need an install script, which npm may not run. */
async function fetchNode(name) {
  mkdirSync(inRoot('.runtime'), { recursive: true });
  try {
    const args = ['install', '--prefix', inRoot('.runtime'), '--no-save', '--no-package-lock', '--ignore-scripts', `${name}@${fetched}`];
    await npm(args, { node: process.execPath, env: process.env });
  } catch (error) {
    throw new StepFailed(`${error.message}\nNode ${oldest} could not be fetched; install Node ${oldest} or newer on this machine.`);
  }
}

function versionIn(folder) {
  const manifest = join(folder, 'package.json');
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : undefined;
}
