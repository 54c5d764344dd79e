import { onTestFinished } from 'vitest';
import { spawnProduct, startProduct } from '../../chaos/product.ts';
import { freePort } from '../http/free-port.ts';
import type { Preload } from './preloads.ts';

interface Options {
  folder: string;
  preloads: readonly Preload[];
  settings?: Record<string, string>;
}

async function settingsOf({ folder, preloads, settings }: Options) {
  const NODE_OPTIONS = preloads.map((file) => `--import=${file}`).join(' ');
  return { PORT: String(await freePort()), EDP_DATA: folder, NODE_OPTIONS, ...settings };
}

/** The product as a process of its own, changed by what is loaded before it. It is stopped after the test. */
export async function startPreloaded(options: Options) {
  const product = await startProduct(await settingsOf(options));
  onTestFinished(async () => void (await product.stop()));
  return product;
}

/** The same, as soon as it begins to start. */
export async function spawnPreloaded(options: Options) {
  const product = spawnProduct(await settingsOf(options));
  onTestFinished(async () => void (await product.stop()));
  return product;
}
