import { AppError } from '../app-error.ts';

interface TurnLimits {
  /** At a time. */
  most: number;
  /** More are refused. */
  mostWaiting?: number;
  mostWaitingOfOne?: number;
}

export const busy = () => new AppError(503, 'file.readersBusy', { field: 'file', retryAfter: 5 });

/**
 * Some work at a time. Of those that wait for their turn, each party has one after the others, however much it asks for.
 */
export function openTurns({ most, mostWaiting = Infinity, mostWaitingOfOne = Infinity }: TurnLimits) {
  let active = 0;
  let waitingInAll = 0;
  /** In the order of their turns. */
  const waiting = new Map<string, (() => void)[]>();

  function wait(party: string): Promise<void> {
    const own = waiting.get(party) ?? [];
    if (waitingInAll >= mostWaiting || own.length >= mostWaitingOfOne) throw busy();
    waitingInAll++;
    waiting.set(party, own);
    return new Promise((resolve) => own.push(resolve));
  }

  /** A turn that ends is handed on, so nothing overtakes what waits. */
  function handOn(): void {
    const [party, own] = waiting.entries().next().value ?? [];
    if (party === undefined || !own) return void active--;
    waitingInAll--;
    const next = own.shift()!;
    waiting.delete(party);
    if (own.length > 0) waiting.set(party, own);
    next();
  }

  return {
    waiting: () => waitingInAll,
    async take<T>(party: string, work: () => Promise<T>): Promise<T> {
      if (active >= most) await wait(party);
      else active++;
      try {
        return await work();
      } finally {
        handOn();
      }
    },
  };
}
