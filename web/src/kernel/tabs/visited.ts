import { readWorkspace, writeWorkspace } from './workspace-storage.ts';

/** A page or a record that the user has opened. */
export interface Visit {
  readonly route: string;
  readonly title: string;
}

const key = 'visited';
const most = 12;

const isVisit = (value: unknown): value is Visit => {
  const { route, title } = (value ?? {}) as Partial<Visit>;
  return typeof route === 'string' && typeof title === 'string';
};

/** The latest first. Like open tabs they belong to one user and are removed when that user logs out. */
export function readVisited(): readonly Visit[] {
  const stored = readWorkspace(key);
  return Array.isArray(stored) ? stored.filter(isVisit) : [];
}

export const recordVisit = (visit: Visit) =>
  writeWorkspace(key, [visit, ...readVisited().filter(({ route }) => route !== visit.route)].slice(0, most));
