import { use, useState } from 'react';
import { deskKeys, readDesk, writeDesk } from './desk.ts';
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
const keepable = (values: object) => Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== undefined && !secret.test(name) && isPlain(value)));

const draftsOf = (tab: string) => `draft ${tab} `;

export const hasDraft = (tab: string) => deskKeys(draftsOf(tab)).length > 0;

export function forgetDrafts(tab?: string) {
  for (const key of deskKeys(tab === undefined ? 'draft ' : draftsOf(tab))) writeDesk(key, undefined);
}

/** A draft belongs to whoever wrote it. */
function read(key: string): object | undefined {
  const { userId, values } = (readDesk(key) ?? {}) as { userId?: unknown; values?: unknown };
  return userId === session().userId && typeof values === 'object' ? (values ?? undefined) : undefined;
}

/**
 * Keeps what was typed and not saved through a reload of the browser. `key` names the form within its tab, such as
 * the call and the record. `kept` is what was there when the form appeared; call `keep` with every change, and `drop`
 * when it was saved or thrown away.
 */
export function useDraft<Values extends object>(key: string) {
  const place = draftsOf(use(TabContext)) + key;
  const [kept, setKept] = useState(() => read(place) as Values | undefined);
  const drop = () => {
    writeDesk(place, undefined);
    setKept(undefined);
  };
  const keep = (values: Values) => {
    const written = keepable(values);
    const isEmpty = Object.keys(written).every((name) => name === 'version');
    writeDesk(place, isEmpty ? undefined : { userId: session().userId, values: written });
  };
  return { kept, keep, drop };
}
