import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { npm } from './npm.mjs';
import { inRoot } from '../root.mjs';
import { StepFailed, step } from '../step.mjs';

const oldest = 24;
const runtime = inRoot('.runtime');

/** A Node that runs TypeScript as it is: the machine's own, or one fetched into `.runtime`. */
export async function ensureNode() {
  let node = process.execPath;
  await step('node', async () => {
    if (Number(process.versions.node.split('.')[0]) >= oldest) return `${process.versions.node}, of this machine`;
    const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
    const expected = readJson(inRoot('tools', 'install', 'node-packages.json'))[name];
    if (!expected) throw new StepFailed(`${name} is not known here; ${installIt}`);
    node = join(runtime, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    if (isFetched(name, expected) && existsSync(node)) return `${expected.version}, from .runtime`;
    await fetchNode(name, expected);
    return `${expected.version}, fetched (this machine has ${process.versions.node})`;
  });
  return { node, env: { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH } };
}

const installIt = `install Node ${oldest} or newer on this machine.`;
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** npm's record of the package that it unpacked. */
function isFetched(name, { integrity }) {
  const record = join(runtime, 'node_modules', '.package-lock.json');
  return existsSync(record) && readJson(record).packages[`node_modules/${name}`]?.integrity === integrity;
}

/**
 * The platform's package holds the program itself; the package `node` would need an install script, which npm may not
 * run.
 * npm compares the package with the hash of the lock file before it unpacks it.
 */
async function fetchNode(name, { version, integrity }) {
  const write = (file, content) => writeFileSync(join(runtime, file), `${JSON.stringify(content, null, 2)}\n`);
  const manifest = { name: 'edp-runtime', private: true, dependencies: { [name]: version } };
  mkdirSync(runtime, { recursive: true });
  write('package.json', manifest);
  write('package-lock.json', {
    name: manifest.name,
    lockfileVersion: 3,
    requires: true,
    packages: { '': manifest, [`node_modules/${name}`]: { version, integrity } },
  });
  try {
    await npm(['ci', '--prefix', runtime, '--ignore-scripts', '--no-audit', '--no-fund'], {
      node: process.execPath,
      env: process.env,
    });
  } catch (error) {
    const reason = error.message.includes('EINTEGRITY')
      ? `The package ${name} is not the one whose hash stands in tools/install/node-packages.json; it was not installed`
      : `Node ${oldest} could not be fetched`;
    throw new StepFailed(`${error.message}\n${reason}; ${installIt}`);
  }
}
