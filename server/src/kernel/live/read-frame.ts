import type { Events } from '@edp/contract/kernel/channel.ts';

export interface Frame {
  event: string;
  data: unknown;
}

/** The message of a client, or undefined where it is none of those that the channel knows. */
export function readFrame(text: string, events: Events): Frame | undefined {
  const message = parse(text);
  if (typeof message !== 'object' || message === null || !('event' in message)) return undefined;
  const { event } = message;
  if (typeof event !== 'string' || !Object.hasOwn(events, event)) return undefined;
  const { success, data } = events[event]!.safeParse('data' in message ? message.data : undefined);
  return success ? { event, data } : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The text of a frame; `{ event, data }` is all that is ever sent. */
export const frameOf = (event: string, data: unknown) => JSON.stringify({ event, data });
