import { capture, runQuietly } from '../run.mjs';

/** npm itself, with the given node first on the path so that it and the scripts of packages run on it. */
export const npm = (args, runtime, options = {}) => runQuietly(...command(args, runtime, options));

/** The run of a command for what it prints: its exit code and its output. */
export const askNpm = (args, runtime, options = {}) => capture(...command(args, runtime, options));

function command(args, runtime, options) {
  const cli = process.env.npm_execpath;
  const env = { ...runtime.env, npm_config_update_notifier: 'false' };
  if (cli?.endsWith('npm-cli.js')) return [runtime.node, [cli, ...args], { env, ...options }];
  return ['npm', args, { env, shell: process.platform === 'win32', ...options }];
}
