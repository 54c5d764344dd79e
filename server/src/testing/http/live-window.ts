import type { FrameOf } from '@edp/contract/kernel/channel.ts';
import { live } from '@edp/contract/modules/live/live.ts';
import { expect, onTestFinished } from 'vitest';
import type { z } from 'zod';
import type { TestClient } from '../test-client.ts';

type Frame = FrameOf<typeof live.receives>;
type DataOf<Event extends Frame['event']> = z.output<(typeof live.receives)[Event]>;

export type LiveWindow = ReturnType<typeof openSocket>;

/** A socket at the address of the channel that remembers what it hears. It is closed after the test. */
export function openSocket(baseUrl: string, ticket: string) {
  const socket = new WebSocket(baseUrl.replace('http', 'ws') + live.path.replace('{ticket}', ticket));
  const heard: Frame[] = [];
  let closed: { code: number; reason: string } | undefined;
  socket.addEventListener('message', ({ data }) => heard.push(JSON.parse(data as string) as Frame));
  socket.addEventListener('close', ({ code, reason }) => (closed = { code, reason }));
  const opened = new Promise<void>((resolve) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => resolve());
  });
  onTestFinished(() => socket.close());

  const all = <Event extends Frame['event']>(event: Event) =>
    heard.filter((frame) => frame.event === event).map((frame) => frame.data as DataOf<Event>);
  return {
    socket,
    heard,
    opened,
    all,
    say: (frame: unknown) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    /** The n-th of these events, as soon as it has come. */
    async next<Event extends Frame['event']>(event: Event, n = 1): Promise<DataOf<Event>> {
      await expect
        .poll(() => all(event).length, { interval: 10, message: `${n} × ${event}` })
        .toBeGreaterThanOrEqual(n);
      return all(event)[n - 1] as DataOf<Event>;
    },
    async closed() {
      await expect.poll(() => closed, { interval: 10 }).toBeDefined();
      return closed!;
    },
  };
}

/** A window of a user, connected, with the first frame heard. */
export async function openWindowOf(client: TestClient, baseUrl = client.baseUrl): Promise<LiveWindow> {
  const { ticket } = client.credentials;
  const window = openSocket(baseUrl, ticket);
  await window.opened;
  window.say({ event: 'OnConnection', data: { token: ticket } });
  await window.next('initMessage');
  return window;
}
