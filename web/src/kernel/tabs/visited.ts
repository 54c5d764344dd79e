import { session } from '../session/session.ts';
import { readWorkspace, writeWorkspace } from './workspace-storage.ts';

/** A page or a record that the user has opened. */
export interface Visit {
  readonly route: string;
  readonly title: string;
}

const key = 'visited';
const most = 12;

/** With the inventory organisation that it was in: another one may not have the record. */
interface StoredVisit extends Visit {
  readonly invorgId: string;
}

const isVisit = (value: unknown): value is StoredVisit => {
  const { route, title, invorgId } = (value ?? {}) as Partial<StoredVisit>;
  return typeof route === 'string' && typeof title === 'string' && typeof invorgId === 'string';
};

function readAll(): readonly StoredVisit[] {
  const stored = readWorkspace(key);
  return Array.isArray(stored) ? stored.filter(isVisit) : [];
}

/**
 * Those in the active organisation, the latest first. Like open tabs they belong to one user and are removed when that
 * user logs out.
 */
export const readVisited = (): readonly Visit[] => readAll().filter(({ invorgId }) => invorgId === session().invorgId);

export function recordVisit({ route, title }: Visit) {
  const { invorgId } = session();
  const others = readAll().filter((each) => each.route !== route || each.invorgId !== invorgId);
  writeWorkspace(key, [{ route, title, invorgId }, ...others].slice(0, most));
}
