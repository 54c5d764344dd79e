import type { LoginInfo } from '@edp/contract/modules/session/session.ts';
import { create } from 'zustand';
import { readStorage, writeStorage } from './storage.ts';

const loginKeys = [
  'corTicket',
  'userId',
  'userName',
  'account',
  'roleId',
  'invorgId',
  'imgAddress',
  'securityWatermarking',
] as const;
const tenantKeys = ['tenantAuth', 'tenantCode', 'tenantName', 'tenantLogo', 'accentColors'] as const;

type Key = (typeof loginKeys)[number] | (typeof tenantKeys)[number];
export type Session = Readonly<Record<Key, string>>;

const keys: readonly Key[] = [...loginKeys, ...tenantKeys];
const readStoredSession = () => Object.fromEntries(keys.map((key) => [key, readStorage(key)])) as Session;

/** The login and the tenant. In local storage, so that all windows of the browser share it. */
export const useSession = create<Session>(readStoredSession);
export const session = useSession.getState;

export function updateSession(changes: Partial<Session>) {
  for (const [key, value] of Object.entries(changes)) writeStorage(key, value);
  useSession.setState(changes);
}

export function storeLogin(info: LoginInfo) {
  const { userId, userName, account, roleId, invorgId, imgAddress, securityWatermarking } = info;
  updateSession({ userId, userName, account, roleId, invorgId, imgAddress, securityWatermarking });
}

const cleared = (names: readonly Key[]): Partial<Session> => Object.fromEntries(names.map((key) => [key, '']));

/** Clears the user but not the tenant, which the login page needs. */
export const clearLogin = () => updateSession(cleared(loginKeys));
export const clearTenant = () => updateSession(cleared(keys));

/** Takes over what another window stored. */
export const reloadStoredSession = () => useSession.setState(readStoredSession());
