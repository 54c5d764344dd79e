import { live } from '@edp/contract/modules/live/live.ts';

const atOnce = 100;

export type Windows = Awaited<ReturnType<typeof openWindows>>;

/** Opens a window for each ticket and waits until every one has its first frame. */
export async function openWindows(baseUrl: string, tickets: readonly string[]) {
  const windows: ReturnType<typeof openWindow>[] = [];
  for (let i = 0; i < tickets.length; i += atOnce) {
    const opened = tickets.slice(i, i + atOnce).map((ticket) => openWindow(baseUrl, ticket));
    await Promise.all(opened.map((window) => window.hears('initMessage')));
    windows.push(...opened);
  }
  return {
    allHear: (event: string) => Promise.all(windows.map((window) => window.hears(event))),
    close: () => {
      for (const window of windows) window.close();
    },
  };
}

function openWindow(baseUrl: string, token: string) {
  const socket = new WebSocket(baseUrl.replace('http', 'ws') + live.path.replace('{ticket}', token));
  let awaited: { begin: string; resolve: () => void; reject: (error: Error) => void } | undefined;
  socket.addEventListener('open', () => socket.send(JSON.stringify({ event: 'OnConnection', data: { token } })));
  socket.addEventListener('message', ({ data }) => {
    if (awaited && String(data).startsWith(awaited.begin)) awaited.resolve();
  });
  socket.addEventListener('close', ({ code, reason }) => awaited?.reject(new Error(`closed: ${code} ${reason}`)));
  return {
    hears: (event: string) =>
      new Promise<void>((resolve, reject) => (awaited = { begin: `{"event":"${event}"`, resolve, reject })),
    close: () => socket.close(),
  };
}
