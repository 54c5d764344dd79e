import { closeCodes, type Events } from '@edp/contract/kernel/channel.ts';
import { defaultLanguage } from '@edp/contract/kernel/language.ts';
import { type MessageKey, translate } from '@edp/contract/texts.ts';
import type { WebSocket } from 'ws';
import { hashTicket, type Session } from '../session/session.ts';
import type { Connection } from './connections.ts';
import { type Frame, frameOf, readFrame } from './read-frame.ts';

const framesPerSecond = 20;
/** A client that reads so slowly is disconnected, and loads its state when it connects again. */
const mostUnsentBytes = 4 * 1024 * 1024;

const reasons = {
  goingAway: { code: closeCodes.goingAway, text: 'live.goingAway' },
  session: { code: closeCodes.session, text: 'error.session' },
  passwordChange: { code: closeCodes.passwordChange, text: 'error.passwordChange' },
  origin: { code: closeCodes.origin, text: 'live.origin' },
  silent: { code: closeCodes.silent, text: 'live.silent' },
  malformed: { code: closeCodes.malformed, text: 'live.malformed' },
  tooManyFrames: { code: closeCodes.tooMany, text: 'live.tooManyFrames' },
  tooManyWindows: { code: closeCodes.tooMany, text: 'live.tooManyWindows' },
  internal: { code: closeCodes.internal, text: 'live.internal' },
} as const satisfies Record<string, { code: number; text: MessageKey }>;
type Reason = keyof typeof reasons;

interface Door {
  /** A client may say these. */
  sends: Events;
  /** How long it may take until the client says something. */
  silentMs: number;
  find(ticket: string): Promise<Session | undefined>;
  /** Whether there is room for one more window of the session. */
  hasRoom(session: Session): boolean;
  enter(connection: Connection): void;
  leave(connection: Connection): void;
  /** A frame of a window that was let in, other than `OnConnection`. */
  receive(connection: Connection, frame: Frame): void;
  countFor(session: Session): Promise<object>;
  /** The first frame, out of what was counted and of who is online at this moment. */
  stateFrame(session: Session, counts: object): string;
  warn(error: unknown, message: string): void;
}

export function closeSocket(socket: WebSocket, reason: Reason, session?: Session) {
  const { code, text } = reasons[reason];
  socket.close(code, translate(text, session?.language ?? defaultLanguage));
}

/** One socket from its opening: the session of its ticket, then `OnConnection`, then it is one of the connections. */
export function openWindow(socket: WebSocket, ticket: string, door: Door) {
  let connection: Connection | undefined;
  const isOpen = () => socket.readyState === socket.OPEN;
  const silence = setTimeout(() => closeSocket(socket, 'silent'), door.silentMs);
  const mayPass = countFrames();

  const entering = door.find(ticket).then(
    (session) => {
      if (!session) {
        socket.send(frameOf('logout', null));
        closeSocket(socket, 'session');
        return undefined;
      }
      if (!session.mustChangePassword && !session.mustSetUpTwoFactor) return session;
      closeSocket(socket, 'passwordChange', session);
      return undefined;
    },
    (error: unknown) => {
      door.warn(error, 'a session could not be read');
      closeSocket(socket, 'internal');
      return undefined;
    },
  );

  socket.on('message', (data, isBinary) => {
    if (!isOpen()) return;
    if (!mayPass()) return closeSocket(socket, 'tooManyFrames');
    // Without fragments or a type of its own set, ws hands over one Buffer.
    const frame = isBinary ? undefined : readFrame((data as Buffer).toString(), door.sends);
    if (!frame) return closeSocket(socket, 'malformed');
    void handle(frame);
  });
  socket.on('close', () => {
    clearTimeout(silence);
    if (connection) door.leave(connection);
  });

  async function handle(frame: Frame) {
    const session = await entering;
    if (!session || !isOpen()) return;
    if (frame.event === 'OnConnection') connect(session, (frame.data as { token: string }).token);
    else if (connection) door.receive(connection, frame);
  }

  function connect(session: Session, token: string) {
    clearTimeout(silence);
    if (hashTicket(token) !== session.ticketHash) closeSocket(socket, 'session', session);
    else if (connection) connection.greet();
    else if (!door.hasRoom(session)) closeSocket(socket, 'tooManyWindows', session);
    else {
      connection = connectionOf(socket, session, door, () => door.find(ticket));
      door.enter(connection);
      connection.greet();
    }
  }
}

function connectionOf(
  socket: WebSocket,
  session: Session,
  door: Door,
  currentSession: Connection['currentSession'],
): Connection {
  let greeting = false;
  let outdated = false;

  function send(frame: string) {
    if (socket.readyState !== socket.OPEN) return;
    socket.send(frame);
    if (socket.bufferedAmount > mostUnsentBytes) socket.terminate();
  }

  function push(frame: string) {
    outdated = true;
    send(frame);
  }

  /** A message that was pushed while the counts were read may or may not be among them: then they are read again. */
  async function greet() {
    outdated = true;
    if (greeting) return;
    greeting = true;
    try {
      let counts = {};
      for (let attempt = 0; outdated && attempt < 3; attempt++) {
        outdated = false;
        counts = await door.countFor(session);
      }
      send(door.stateFrame(session, counts));
    } catch (error) {
      door.warn(error, 'the state of a window could not be read');
      closeSocket(socket, 'internal', session);
    } finally {
      greeting = false;
    }
  }

  return {
    session,
    currentSession,
    send,
    push,
    greet: () => void greet(),
    close: (reason) => closeSocket(socket, reason, session),
  };
}

function countFrames() {
  let windowStart = 0;
  let count = 0;
  return () => {
    const now = Date.now();
    if (now - windowStart >= 1000) {
      windowStart = now;
      count = 0;
    }
    return ++count <= framesPerSecond;
  };
}
