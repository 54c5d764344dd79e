import { use, useState } from 'react';
import { workspaceKeys, readWorkspace, writeWorkspace } from './workspace-storage.ts';
import { session } from './session.ts';
import { TabContext } from './tab-context.ts';

/** Fields with these names are never stored: passwords and verification codes. */
const secret = /password|passwd|pwd|captcha|verificationCode|smsCode|secret|token/i;

const isPlain = (value: unknown): boolean => {
  if (value === null || typeof value !== 'object') return typeof value !== 'function';
  if (Array.isArray(value)) return value.every(isPlain);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
};

/** The values that survive JSON. */
const serializable = (values: object) => Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== undefined && !secret.test(name) && isPlain(value)));

const draftKeyPrefix = (tab: string) => `draft ${tab} `;

export const hasDraft = (tab: string) => workspaceKeys(draftKeyPrefix(tab)).length > 0;

export function clearDrafts(tab?: string) {
  for (const key of workspaceKeys(tab === undefined ? 'draft ' : draftKeyPrefix(tab))) writeWorkspace(key, undefined);
}

/** A draft is only restored for the user who wrote it. */
function readDraft(key: string): object | undefined {
  const { userId, values } = (readWorkspace(key) ?? {}) as { userId?: unknown; values?: unknown };
  return userId === session().userId && typeof values === 'object' ? (values ?? undefined) : undefined;
}

/**
 * Keeps unsaved input through a reload of the browser. `key` identifies the form within its tab, such as
 * the call and the record. `restored` is the draft found on mount; call `store` with every change, and `discard`
 * when it was saved or discarded.
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
