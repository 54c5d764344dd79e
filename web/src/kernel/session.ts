import type { LoginInfo } from '@edp/contract/modules/session.ts';
import { create } from 'zustand';
import { read, write } from './storage.ts';

const loginKeys = [
  'corTicket', 'userId', 'userName', 'account', 'roleId', 'invorgId', 'imgAddress', 'securityWatermarking',
] as const;
const tenantKeys = ['tenantAuth', 'tenantCode', 'tenantName'] as const;

type Key = (typeof loginKeys)[number] | (typeof tenantKeys)[number];
export type Session = Readonly<Record<Key, string>>;

const keys: readonly Key[] = [...loginKeys, ...tenantKeys];
const stored = () => Object.fromEntries(keys.map((key) => [key, read(key)])) as Session;

/** Who is logged in where. Kept in local storage, so that every window of the browser shares it. */
export const useSession = create<Session>(stored);
export const session = useSession.getState;

export function updateSession(changes: Partial<Session>) {
  for (const [key, value] of Object.entries(changes)) write(key, value);
  useSession.setState(changes);
}

export function rememberLogin(info: LoginInfo) {
  const { userId, userName, account, roleId, invorgId, imgAddress, securityWatermarking } = info;
  updateSession({ userId, userName, account, roleId, invorgId, imgAddress, securityWatermarking });
}

const emptied = (names: readonly Key[]): Partial<Session> => Object.fromEntries(names.map((key) => [key, '']));

/** Forgets the user, not the tenant: the login page needs that. */
export const forgetLogin = () => updateSession(emptied(loginKeys));
export const forgetTenant = () => updateSession(emptied(keys));

/** Takes over what another window has stored. */
export const adoptStored = () => useSession.setState(stored());
