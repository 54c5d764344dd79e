import { session, useSession } from '../session/session.ts';

/**
 * The user's open tabs and drafts, in session storage: it belongs to one tab of the browser, survives a reload, and is
 * kept for the same user after a lost session.
 */
const prefix = 'edp_';

/** Session storage can hold anything; invalid JSON counts as absent. */
export function readWorkspace(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeWorkspace(key: string, value: unknown) {
  if (value === undefined) return sessionStorage.removeItem(prefix + key);
  try {
    return sessionStorage.setItem(prefix + key, JSON.stringify(value));
  } catch {
    // The storage is full: the form still works, but would not survive a reload.
    return undefined;
  }
}

/** The keys with this prefix. */
export const workspaceKeys = (start: string) =>
  Object.keys(sessionStorage)
    .filter((key) => key.startsWith(prefix + start))
    .map((key) => key.slice(prefix.length));

const listeners = new Set<() => void>();
/** Calls the listener when the workspace was cleared, such as for another user. */
export const onWorkspaceCleared = (listener: () => void) => void listeners.add(listener);

export function clearWorkspace() {
  for (const key of workspaceKeys('')) writeWorkspace(key, undefined);
  for (const listener of listeners) listener();
}

function claimWorkspace({ userId }: { userId: string }) {
  if (!userId) return;
  const owner = readWorkspace('owner');
  if (owner && owner !== userId) clearWorkspace();
  writeWorkspace('owner', userId);
}
claimWorkspace(session());
useSession.subscribe(claimWorkspace);
