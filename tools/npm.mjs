import { runQuietly } from './run.mjs';

/** npm itself, with the given node first on the path so that it and the scripts of packages run on it. */
export function npm(args, runtime, options = {}) {
  const cli = process.env.npm_execpath;
  const env = { ...runtime.env, npm_config_update_notifier: 'false' };
  if (cli?.endsWith('npm-cli.js')) return runQuietly(runtime.node, [cli, ...args], { env, ...options });
  return runQuietly('npm', args, { env, shell: process.platform === 'win32', ...options });
}
