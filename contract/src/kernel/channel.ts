import type { z } from 'zod';
import type { Service } from './call.ts';

/** The data of a channel's frames, by event; a frame is the JSON text `{ event, data }`. */
export type Events = Readonly<Record<string, z.ZodType>>;

/** A WebSocket. Its address holds the ticket, because a browser cannot send headers with it. */
export interface Channel<Sent extends Events = Events, Received extends Events = Events> {
  readonly name: string;
  readonly service: Service;
  readonly method: 'WS';
  readonly path: string;
  /** Frames of the client. */
  readonly sends: Sent;
  /** Frames of the server. */
  readonly receives: Received;
}

export const channel = <Sent extends Events, Received extends Events>(
  name: string,
  service: Service,
  path: string,
  events: { sends: Sent; receives: Received },
): Channel<Sent, Received> => ({ name, service, method: 'WS', path, ...events });

export type FrameOf<E extends Events> = {
  [Event in keyof E & string]: { event: Event; data: z.output<E[Event]> };
}[keyof E & string];

/**
 * Why the server closed a connection. After `session` the user is logged out; after `origin`, `malformed` and
 * `passwordChange` a retry is useless.
 */
export const closeCodes = {
  /** The server stops; connect again, to another one. */
  goingAway: 1001,
  tooLarge: 1009,
  malformed: 4400,
  session: 4401,
  origin: 4403,
  /** The user must change a password that was reset first. */
  passwordChange: 4423,
  /** The client sent no first frame in time. */
  silent: 4408,
  tooMany: 4429,
  internal: 4500,
} as const;
