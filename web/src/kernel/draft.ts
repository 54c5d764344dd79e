import { use, useState } from 'react';
import { workspaceKeys, readWorkspace, writeWorkspace } from './workspace-storage.ts';
import { session } from './session.ts';
import { TabContext } from './tab-context.ts';

/** By the names of the fields: a password or a code that was sent is never written down. */
const secret = /password|passwd|pwd|captcha|verificationCode|smsCode|secret|token/i;

const isPlain = (value: unknown): boolean => {
  if (value === null || typeof value !== 'object') return typeof value !== 'function';
  if (Array.isArray(value)) return value.every(isPlain);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
};

/** What can be written down and read again as it was. */
const serializable = (values: object) => Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== undefined && !secret.test(name) && isPlain(value)));

const draftKeyPrefix = (tab: string) => `draft ${tab} `;

export const hasDraft = (tab: string) => workspaceKeys(draftKeyPrefix(tab)).length > 0;

export function clearDrafts(tab?: string) {
  for (const key of workspaceKeys(tab === undefined ? 'draft ' : draftKeyPrefix(tab))) writeWorkspace(key, undefined);
}

/** A draft belongs to whoever wrote it. */
function readDraft(key: string): object | undefined {
  const { userId, values } = (readWorkspace(key) ?? {}) as { userId?: unknown; values?: unknown };
  return userId === session().userId && typeof values === 'object' ? (values ?? undefined) : undefined;
}

/**
 * Keeps what was typed and not saved through a reload of the browser. `key` names the form within its tab, such as
 * the call and the record. `kept` is what was there when the form appeared; call `keep` with every change, and `drop`
 * when it was saved or thrown away.
 */
export function useDraft<Values extends object>(key: string) {
  const storageKey = draftKeyPrefix(use(TabContext)) + key;
  const [restored, setRestored] = useState(() => readDraft(storageKey) as Values | undefined);
  const discard = () => {
    writeWorkspace(storageKey, undefined);
    setRestored(undefined);
  };
  const store = (values: Values) => {
    const stored = serializable(values);
    const isEmpty = Object.keys(stored).every((name) => name === 'version');
    writeWorkspace(storageKey, isEmpty ? undefined : { userId: session().userId, values: stored });
  };
  return { restored, store, discard };
}
