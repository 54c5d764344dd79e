import type { Socket } from 'node:net';
import type pg from 'pg';

/**
 * Statements that are sent in the same tick reach the network in one write: a write costs the server more than most
 * statements take to prepare. The socket is missing from pg's types; without it, each statement is written by itself.
 */
export function writeTogether(client: pg.ClientBase) {
  const { stream } = (client as unknown as { connection?: { stream?: Socket } }).connection ?? {};
  if (!stream) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}
