import { buffer } from 'node:stream/consumers';
import { readPicture } from '../file-reader/reader.ts';
import { openTurns } from '../file-reader/turns.ts';
import type { FileStore } from './file-store.ts';

/** Twice the largest side that a row of a list shows, for dense screens. */
const longest = 96;
const mostKept = 2000;

/** By storage key, which is never used again for another content; the least recently used goes first. */
const kept = new Map<string, Promise<string>>();
/** One at a time, so that the memory of decoded pictures does not add up; each tenant in its turn. */
const turns = openTurns({ most: 1 });

/**
 * A stored picture as a small `data:` address, or empty. Made when it is first asked for: derived data needs no place
 * in the store.
 */
export function thumbnailOf(files: FileStore, storageKey: string): Promise<string> {
  const thumbnail = kept.get(storageKey) ?? makeInTurn(files, storageKey);
  kept.delete(storageKey);
  kept.set(storageKey, thumbnail);
  if (kept.size > mostKept) kept.delete(kept.keys().next().value!);
  return thumbnail;
}

function makeInTurn(files: FileStore, storageKey: string): Promise<string> {
  const [tenant] = storageKey.split('/') as [string];
  const made = turns.take(tenant, () => makeThumbnail(files, storageKey));
  // A store that does not answer is asked again by the next call.
  made.catch(() => kept.delete(storageKey));
  return made;
}

async function makeThumbnail(files: FileStore, storageKey: string): Promise<string> {
  const content = await buffer(await files.get(storageKey));
  // Without one, the browser shows the picture itself, or says what is wrong with it.
  const picture = await readPicture({ content, longest, type: 'webp' });
  return picture ? `data:image/webp;base64,${picture.content.toString('base64')}` : '';
}
