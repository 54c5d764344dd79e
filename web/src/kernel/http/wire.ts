import { failureCodes, type Envelope, type Failure } from '@edp/contract/kernel/envelope.ts';
import { signedHeaders } from '@edp/contract/kernel/signature.ts';
import { syncClock, serverNow } from './clock.ts';
import { createCallError, type CallError, type CallErrorKind } from './call-error.ts';
import { kernelText } from '../text/kernel.texts.ts';
import { language } from '../text/language.ts';
import { handleDuty, handleSessionLost, handleTenantLost } from '../session/session-lost.ts';
import { session } from '../session/session.ts';

/** The headers of one call, each with a new signature: the server accepts a nonce once. */
export function callHeaders(): Record<string, string> {
  const { corTicket, tenantAuth } = session();
  return {
    ...(corTicket && { corTicket }),
    ...(tenantAuth && { tenantAuth }),
    language: language(),
    ...signedHeaders(corTicket, serverNow()),
  };
}

export interface RawResponse {
  status: number;
  body: string;
  date: string | null;
  /** The ticket that the call was sent with. */
  ticket: string;
}

/** Returns the envelope of a success and throws a `CallError` for everything else. */
export function parseResponse<Data>({ status, body, date, ticket }: RawResponse): Envelope<Data> {
  syncClock(date);
  const envelope = parse(body);
  // While the server restarts, a reverse proxy answers in its place.
  if (!envelope)
    throw isUnavailable(status)
      ? createCallError('network', kernelText('serverAway'))
      : createCallError('rejected', '');
  if (status < 400 && succeeded(envelope)) return envelope as Envelope<Data>;
  const error = toError(status, envelope);
  if (error.kind === 'session') handleSessionLost(ticket, error.code === 'error.address' ? error.message : undefined);
  if (error.kind === 'tenant') handleTenantLost(error.message);
  if (error.code && dutyCodes.has(error.code)) handleDuty();
  throw error;
}

/** The user must do something before anything else. */
const dutyCodes: ReadonlySet<string> = new Set([
  'error.passwordChange',
  'security.passwordExpired',
  'error.twoFactorSetup',
]);

const isUnavailable = (status: number) => status === 502 || status === 503 || status === 504;

function parse(body: string): Envelope<unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Envelope<unknown>) : undefined;
  } catch {
    return undefined;
  }
}

const succeeded = ({ code, status }: Envelope<unknown>) => status || code === 0 || code === 200;

const loginAgainMessage = /重新登录|log in again/i;

function toError(status: number, { code, message, data }: Envelope<unknown>): CallError {
  const details: Partial<Failure> | null = typeof data === 'object' ? data : null;
  const kind = (): CallErrorKind => {
    if (code === failureCodes.session || loginAgainMessage.test(message)) return 'session';
    if (details?.error === 'error.tenant') return 'tenant';
    if (isUnavailable(status)) return 'network';
    if (code === failureCodes.forbidden || status === 403) return 'forbidden';
    if (details?.error === 'error.stale') return 'stale';
    return details?.fields?.length ? 'fields' : 'rejected';
  };
  return createCallError(kind(), message, details);
}
