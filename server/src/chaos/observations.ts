/** What the clients of one run saw. */
export interface Observations {
  /** How long a client waits for an answer. */
  readonly patienceMs: number;
  acknowledged: Map<string, Set<string>>;
  /** Sent, but neither confirmed nor refused: such a record may exist or not. */
  uncertain: Map<string, Set<string>>;
  /** Records that an answer left out although they had been acknowledged. */
  lost: string[];
  /** Answers that say something false, such as a record of another tenant or a session that is said to have ended. */
  wrong: string[];
  /** 5xx other than 503 and 507. */
  unexpected: string[];
  /** Requests that were not answered within the client's patience. */
  hung: number;
  unavailable: number;
  disconnected: number;
  successTimes: number[];
}

export const newObservations = (patienceMs: number): Observations => ({
  patienceMs,
  acknowledged: new Map(),
  uncertain: new Map(),
  lost: [],
  wrong: [],
  unexpected: [],
  hung: 0,
  unavailable: 0,
  disconnected: 0,
  successTimes: [],
});

export function addTo(sets: Map<string, Set<string>>, tenant: string, code: string) {
  const codes = sets.get(tenant) ?? new Set();
  sets.set(tenant, codes.add(code));
}

export const countOf = (sets: Map<string, Set<string>>) =>
  [...sets.values()].reduce((sum, codes) => sum + codes.size, 0);

/** The longest time without any success between two moments. */
export function longestOutage({ successTimes }: Observations, from: number, until: number): number {
  const times = [from, ...successTimes.filter((time) => time > from && time < until), until];
  return Math.max(...times.slice(1).map((time, index) => time - times[index]!));
}
