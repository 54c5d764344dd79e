import { session, useSession } from './session.ts';

/**
 * What somebody has on the desk: open pages and half-filled forms. It is kept in the session's storage, which belongs
 * to one tab of the browser and survives a reload. It waits for a person whose session was lost, and for nobody else.
 */
const prefix = 'edp_';

/** What is kept can have been written by anybody: what cannot be read is not there. */
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
    // The storage is full: what is on the screen is still there, it would only not survive a reload.
    return undefined;
  }
}

/** The keys that begin with this. */
export const workspaceKeys = (start: string) =>
  Object.keys(sessionStorage).filter((key) => key.startsWith(prefix + start)).map((key) => key.slice(prefix.length));

const listeners = new Set<() => void>();
/** Tells when the desk has been cleared for somebody else. */
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
