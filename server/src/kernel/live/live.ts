import type { Channel } from '@edp/contract/kernel/channel.ts';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Database, readingDatabase } from '../database/tenant-database.ts';
import type { Kernel } from '../kernel.ts';
import { AppError } from '../app-error.ts';
import { isAllowedAddress } from '../session/allowed-addresses.ts';
import type { Session } from '../session/session.ts';
import { type Connection, openConnections } from './connections.ts';
import { type Frame, frameOf } from './read-frame.ts';
import { openLiveProcess } from './live-process.ts';
import { openPresence } from './presence.ts';
import { refreshState } from './push.ts';
import { openRecordViewers, type WatchedNouns } from './record-viewers.ts';
import { closeSocket, openWindow } from './socket-window.ts';
import { watchSessions } from './watch-sessions.ts';
import { clientAddress, type IsTrustedProxy } from '../http/trusted-proxies.ts';

const largestFrame = 64 * 1024;
const heartbeatMs = 25_000;
const windowsPerSession = 30;
/** After a break thousands of windows load their state again; not all of them at once. */
const spreadMs = 2000;
const longestGoodbyeMs = 1000;

/** The channel tells a window this first, besides who is online. */
type Count = (db: Database, session: Session) => Promise<object>;

export type Live = Awaited<ReturnType<typeof openLive>>;

/** The WebSocket of every open window, at the address of the channel. */
export async function openLive(
  app: FastifyInstance,
  kernel: Kernel,
  channel: Channel,
  count: Count,
  nouns: WatchedNouns,
) {
  const { bus, log, pool, config } = kernel;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestFrame, perMessageDeflate: false });
  const connections = openConnections();
  const process = await openLiveProcess(kernel);
  const presence = openPresence(kernel, process, connections);
  const viewers = openRecordViewers(kernel, process, connections, nouns);
  const sessions = watchSessions(kernel, connections);
  const stopHeartbeat = startHeartbeat(sockets.clients, heartbeatMs);
  let closing = false;

  const door = {
    sends: channel.sends,
    silentMs: config.live.silentMs,
    find: kernel.sessions.find,
    hasRoom: (session: Session) => connections.ofSession(session.ticketHash).length < windowsPerSession,
    enter(connection: Connection) {
      connections.add(connection);
      presence.note();
      sessions.check(connection);
    },
    leave(connection: Connection) {
      connections.remove(connection);
      presence.note();
      viewers.leave(connection);
    },
    receive(connection: Connection, { event, data }: Frame) {
      if (event === 'openRecord') viewers.open(connection, data as Parameters<typeof viewers.open>[1]);
      if (event === 'closeRecord') viewers.close(connection, data as Parameters<typeof viewers.close>[1]);
    },
    async countFor(session: Session) {
      await presence.ready(session.tenantId);
      const counts = await count(readingDatabase(pool, session.tenantId), session);
      await sessions.ready(session);
      return counts;
    },
    stateFrame({ tenantId, userId, staff }: Session, counts: object) {
      // Others may hear of the user a moment later.
      const online = [...new Set([...(staff ? presence.onlineOf(tenantId) : []), userId])];
      return frameOf('initMessage', checked('initMessage', { userId, ...counts, online }));
    },
    warn: (error: unknown, message: string) => log.warn({ error: String(error) }, message),
  };

  /** Where tests run, nothing is said that the contract does not know. */
  function checked(event: string, data: unknown): unknown {
    if (config.checkAnswers) channel.receives[event]!.parse(data);
    return data;
  }

  /** Tells the windows that are connected to this process. */
  function tell(tenantId: number, event: string, data: unknown, users: readonly string[] | null = null) {
    const windows = connections.to(tenantId, users);
    if (!windows.length) return;
    const frame = frameOf(event, checked(event, data));
    for (const window of windows) window.push(frame);
  }

  bus.on(
    'live',
    joinParts(({ tenant, users, event, data }) => {
      if (event === refreshState) for (const window of connections.to(tenant, users)) window.greet();
      else tell(tenant, event, data, users);
    }),
  );
  bus.onLost(() => {
    if (bus.isListening())
      for (const window of connections.all()) setTimeout(() => window.greet(), Math.random() * spreadMs).unref();
  });

  const prefix = channel.path.replace(/\{\w+\}$/, '');
  app.get(`${prefix}:ticket`, () => {
    throw new AppError(426, 'live.upgradeRequired');
  });
  app.server.on('upgrade', (request, socket, head) => {
    const path = request.url?.split('?')[0] ?? '';
    const ticket = path.startsWith(prefix) ? path.slice(prefix.length) : '';
    if (!ticket || ticket.includes('/') || closing) {
      socket.on('error', () => {});
      socket.end(
        `HTTP/1.1 ${closing ? '503 Service Unavailable' : '404 Not Found'}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      );
      return;
    }
    sockets.handleUpgrade(request, socket, head, (window) => {
      // An error that breaks a connection, a frame too large for example, also closes it.
      window.on('error', () => {});
      const address = clientAddress(request, config.isTrustedProxy);
      const find = async (sessionTicket: string) => {
        const session = await door.find(sessionTicket);
        return session && isAllowedAddress(session.allowedAddresses, address) ? session : undefined;
      };
      if (isOwnOrigin(request, config.isTrustedProxy)) openWindow(window, ticket, { ...door, find });
      else closeSocket(window, 'origin');
    });
  });

  return {
    connections: () => sockets.clients.size,
    /** The people who have windows here. */
    tenants: connections.tenants,
    tell,
    /** Everybody is asked to connect again, to whichever process is there then. */
    async close() {
      closing = true;
      stopHeartbeat();
      const frame = frameOf('closeSocket', null);
      for (const window of connections.all()) {
        window.send(frame);
        window.close('goingAway');
      }
      await Promise.all([sessions.stop(), presence.stop(), viewers.stop()]);
      await process.stop();
      const end = performance.now() + longestGoodbyeMs;
      while (sockets.clients.size && performance.now() < end) await sleep(10);
      for (const socket of sockets.clients) socket.terminate();
    },
  };
}

/** Whether a page of this site opened the connection. Programs other than browsers name no origin. */
function isOwnOrigin(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  isTrustedProxy: IsTrustedProxy,
): boolean {
  if (headers.origin === undefined) return true;
  const forwarded = isTrustedProxy(socket.remoteAddress) ? headers['x-forwarded-host'] : undefined;
  const host = [forwarded ?? headers.host].flat()[0]?.split(',')[0]?.trim();
  return URL.canParse(headers.origin) && new URL(headers.origin).host === host;
}

/** A peer that is gone without a word is noticed after two beats at the latest. */
export function startHeartbeat(sockets: ReadonlySet<WebSocket>, everyMs: number): () => void {
  const awaited = new WeakSet<WebSocket>();
  const timer = setInterval(() => {
    for (const socket of sockets) {
      if (awaited.has(socket)) socket.terminate();
      else {
        awaited.add(socket);
        socket.once('pong', () => awaited.delete(socket));
        socket.ping();
      }
    }
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** An announcement to people of one tenant; `users` null means all of them. */
interface Announcement {
  tenant: number;
  users: string[] | null;
  event: string;
  data: unknown;
}

/** The parts of a frame come one after the other; what stays incomplete was lost with the connection. */
const mostIncomplete = 1000;

/** Puts together what `app.push_live` sent in parts. */
export function joinParts(deliver: (announcement: Announcement) => void): (payload: string) => void {
  const incomplete = new Map<string, string>();
  return (payload) => {
    const [, key, part, parts, text] = /^(\S+) (\d+) (\d+) (.*)$/s.exec(payload) ?? [];
    if (key === undefined || text === undefined) return;
    const sofar = (incomplete.get(key) ?? '') + text;
    if (part === parts) {
      incomplete.delete(key);
      deliver(JSON.parse(sofar) as Announcement);
    } else {
      if (incomplete.size >= mostIncomplete) incomplete.clear();
      incomplete.set(key, sofar);
    }
  };
}
