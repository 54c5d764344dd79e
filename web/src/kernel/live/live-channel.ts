import type { live } from '@edp/contract/modules/live/live.ts';
import ReconnectingWebSocket from 'partysocket/ws';
import type { z } from 'zod';
import type { LiveState } from './live-state.ts';

type Received = (typeof live)['receives'];
type Sent = (typeof live)['sends'];
type LiveEvent = keyof Received;
export type LiveHandlers = { readonly [Event in LiveEvent]: (data: z.output<Received[Event]>) => void };

interface Options {
  address: string;
  ticket: string;
  handlers: LiveHandlers;
  onStatus: (status: LiveState['status']) => void;
}

/** From the specification: after these retries the user is told and can reconnect. */
const reconnectOptions = {
  minReconnectionDelay: 1000,
  maxReconnectionDelay: 10_000,
  connectionTimeout: 1000,
  maxRetries: 5,
};

/** Close codes after which a retry is useless: malformed frame, foreign origin, password change required. */
const finalCloseCodes: ReadonlySet<number> = new Set([4400, 4403, 4423]);

const frameOf = <Event extends keyof Sent>(event: Event, data: z.input<Sent[Event]>) => JSON.stringify({ event, data });

let channel: ReconnectingWebSocket | undefined;
/** Sends a frame over the open channel; without one it is dropped. */
export function sendLive<Event extends keyof Sent>(event: Event, data: z.input<Sent[Event]>) {
  // Otherwise the socket would keep it and send it before `OnConnection`.
  if (channel?.readyState === WebSocket.OPEN) channel.send(frameOf(event, data));
}

/** Keeps the channel open during the session. Frames are `{ event, data }`. */
export function openLiveChannel({ address, ticket, handlers, onStatus }: Options) {
  const socket = new ReconnectingWebSocket(address.replace('{ticket}', ticket), [], reconnectOptions);
  channel = socket;
  const hasGivenUp = () => socket.retryCount >= reconnectOptions.maxRetries;
  const reconnect = () => {
    onStatus('connecting');
    socket.reconnect();
  };
  const onOnline = () => {
    if (hasGivenUp()) reconnect();
  };

  socket.addEventListener('open', () => socket.send(frameOf('OnConnection', { token: ticket })));
  socket.addEventListener('message', ({ data }) => handle(String(data)));
  socket.addEventListener('close', ({ code }) => {
    if (finalCloseCodes.has(code)) socket.close();
    onStatus(hasGivenUp() || finalCloseCodes.has(code) ? 'offline' : 'connecting');
  });
  window.addEventListener('online', onOnline);

  function handle(frame: string) {
    const { event, data } = JSON.parse(frame) as { event: string; data: never };
    // A newer server may send events that this page does not know.
    if (!(event in handlers)) return;
    if (event === 'initMessage') onStatus('online');
    if (event === 'logout') close();
    handlers[event as LiveEvent](data);
  }
  function close() {
    window.removeEventListener('online', onOnline);
    socket.close();
  }
  return { reconnect, close };
}
