import { failureCodes, type Envelope, type Failure } from '@edp/contract/kernel/envelope.ts';
import { signedHeaders } from '@edp/contract/kernel/signature.ts';
import { learnClock, serverNow } from './clock.ts';
import { callFailure, type CallFailure, type FailureKind } from './failure.ts';
import { kernelText } from './kernel-text.ts';
import { language } from './language.ts';
import { askForNewPassword, loseSession, loseTenant } from './leave.ts';
import { session } from './session.ts';

/** The headers of one call. Each is signed anew: the server takes a nonce only once. */
export function callHeaders(): Record<string, string> {
  const { corTicket, tenantAuth } = session();
  return {
    ...(corTicket && { corTicket }),
    ...(tenantAuth && { tenantAuth }),
    language: language(),
    ...signedHeaders(corTicket, serverNow()),
  };
}

export interface RawAnswer {
  status: number;
  body: string;
  date: string | null;
  /** The ticket that the call was sent with. */
  ticket: string;
}

/** Gives the envelope of a success and throws a `CallFailure` for everything else. */
export function open<Data>({ status, body, date, ticket }: RawAnswer): Envelope<Data> {
  learnClock(date);
  const envelope = parse(body);
  // Whoever stands before the server answers for it while it starts again.
  if (!envelope) throw isAway(status) ? callFailure('network', kernelText('serverAway')) : callFailure('refused', '');
  if (status < 400 && succeeded(envelope)) return envelope as Envelope<Data>;
  const failure = failureOf(status, envelope);
  if (failure.kind === 'session') loseSession(ticket);
  if (failure.kind === 'tenant') loseTenant(failure.message);
  if (failure.error === 'error.passwordChange') askForNewPassword();
  throw failure;
}

const isAway = (status: number) => status === 502 || status === 503 || status === 504;

function parse(body: string): Envelope<unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Envelope<unknown>) : undefined;
  } catch {
    return undefined;
  }
}

const succeeded = ({ code, status }: Envelope<unknown>) => status || code === 0 || code === 200;

const asksToLogIn = /重新登录|log in again/i;

function failureOf(status: number, { code, message, data }: Envelope<unknown>): CallFailure {
  const details: Partial<Failure> | null = typeof data === 'object' ? data : null;
  const kind = (): FailureKind => {
    if (code === failureCodes.session || asksToLogIn.test(message)) return 'session';
    if (details?.error === 'error.tenant') return 'tenant';
    if (isAway(status)) return 'network';
    if (code === failureCodes.forbidden || status === 403) return 'forbidden';
    if (details?.error === 'error.stale') return 'stale';
    return details?.fields?.length ? 'fields' : 'refused';
  };
  return callFailure(kind(), message, details);
}
