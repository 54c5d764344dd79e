import { use, useEffect, useState } from 'react';
import { onWorkspaceCleared, workspaceKeys, readWorkspace, writeWorkspace } from './workspace-storage.ts';
import { session } from '../session/session.ts';
import { TabContext } from './tab-context.ts';
import { useIsGone } from './use-is-gone.ts';

/** Fields with these names are never stored: passwords and verification codes. */
const secret = /password|passwd|pwd|captcha|verificationCode|smsCode|secret|token/i;

/** What survives JSON and is no secret; undefined for anything else. */
function storable(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return typeof value === 'function' ? undefined : value;
  if (Array.isArray(value)) return value.map(storable);
  if (Object.getPrototypeOf(value) !== Object.prototype) return undefined;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !secret.test(name))
      .map(([name, inner]) => [name, storable(inner)] as const)
      .filter(([, inner]) => inner !== undefined),
  );
}

interface Draft<Values> {
  /** What the user entered. */
  readonly values: Values;
  /** The same fields, and the version, of the record as the user read it. */
  readonly base?: Values | undefined;
  /** When it was written, in milliseconds. */
  readonly time: number;
}

type StoredDraft = Partial<Draft<unknown>> & { readonly userId?: unknown };

interface Waiting {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly stored: () => StoredDraft;
  readonly write: () => void;
}

/** Typing rests this long before a draft is written. */
const pause = 500;

/** Drafts that are not written yet, by their key in the storage. */
const waiting = new Map<string, Waiting>();

function flush(key: string) {
  const draft = waiting.get(key);
  if (!draft) return;
  clearTimeout(draft.timer);
  waiting.delete(key);
  draft.write();
}
function cancel(key: string) {
  clearTimeout(waiting.get(key)?.timer);
  waiting.delete(key);
}
const flushAll = () => [...waiting.keys()].forEach(flush);
window.addEventListener('pagehide', flushAll);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') flushAll();
});
onWorkspaceCleared(() => [...waiting.keys()].forEach(cancel));

const draftKeyPrefix = (tab: string) => `draft ${tab} `;
const draftKeys = (prefix: string) => [
  ...new Set([...workspaceKeys(prefix), ...[...waiting.keys()].filter((key) => key.startsWith(prefix))]),
];

export const hasDraft = (tab: string) => draftKeys(draftKeyPrefix(tab)).length > 0;

/** The tabs in which the user has begun to fill in a form, and when each was typed in last. */
export function draftedTabs(): { tab: string; time: number }[] {
  const times = new Map<string, number>();
  for (const key of draftKeys('draft ')) {
    const time = readDraft(key)?.time;
    const [, tab = ''] = key.split(' ');
    if (time !== undefined) times.set(tab, Math.max(time, times.get(tab) ?? 0));
  }
  return [...times].map(([tab, time]) => ({ tab, time })).toSorted((one, other) => other.time - one.time);
}

function remove(key: string) {
  cancel(key);
  writeWorkspace(key, undefined);
}
export function clearDrafts(tab?: string) {
  draftKeys(tab === undefined ? 'draft ' : draftKeyPrefix(tab)).forEach(remove);
}

const isDraft = <Values>(stored: Partial<Draft<Values>>): stored is Draft<Values> =>
  typeof stored.values === 'object' && stored.values !== null && typeof stored.time === 'number';

/**
 * A draft is only restored for the user who wrote it. One form may take the place of another before its draft is
 * written.
 */
function readDraft<Values>(key: string): Draft<Values> | undefined {
  const found: StoredDraft = waiting.get(key)?.stored() ?? readWorkspace(key) ?? {};
  const { userId, ...draft } = found;
  return userId === session().userId && isDraft<Values>(draft as Partial<Draft<Values>>)
    ? (draft as Draft<Values>)
    : undefined;
}

interface Options {
  /** Called when a draft was written. */
  onWritten?: (time: number) => void;
}

/**
 * Keeps unsaved input through a reload of the browser. `key` identifies the form within its tab, such as
 * the call and the record. `restored` is the draft found on mount; call `store` with every change (it is written when
 * typing rests, and before the page or the form goes away), and `discard` when it was saved or discarded.
 */
export function useDraft<Values extends object>(key: string, { onWritten }: Options = {}) {
  const storageKey = draftKeyPrefix(use(TabContext)) + key;
  const [restored, setRestored] = useState(() => readDraft<Values>(storageKey));
  // Also runs when the tab is hidden: its forms stay, but the browser may be closed meanwhile.
  useEffect(() => () => flush(storageKey), [storageKey]);
  const discard = () => {
    remove(storageKey);
    setRestored(undefined);
  };
  const isGone = useIsGone();
  const store = (values: Values, base?: Partial<Values>) => {
    // A save may be merged after its form was closed: its draft would stay behind.
    if (isGone()) return;
    cancel(storageKey);
    // The session may be lost before it is written.
    const { userId } = session();
    const stored = () => ({ userId, time: Date.now(), values: storable(values) as Values, base: storable(base) });
    const write = () => {
      const draft = stored();
      if (Object.keys(draft.values).length === 0) return remove(storageKey);
      writeWorkspace(storageKey, draft);
      return onWritten?.(draft.time);
    };
    waiting.set(storageKey, { stored, write, timer: setTimeout(() => flush(storageKey), pause) });
  };
  return { restored, store, discard };
}
