import { addresses, type Call, isOffice } from '@edp/contract/kernel/call.ts';
import { defaultLanguage, isLanguage, type Language } from '@edp/contract/kernel/language.ts';
import type { Page } from '@edp/contract/kernel/paging.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction, readingDatabase } from '../database/tenant-database.ts';
import { checkInput } from '../field-rights/check-input.ts';
import { storedOf } from '../field-rights/find-stored.ts';
import { withoutHiddenFields, withoutHiddenInFailure } from '../field-rights/hide-fields.ts';
import { assertDiskSpace } from '../process/disk-space.ts';
import type { Kernel } from '../kernel.ts';
import { forbidden, noSession, AppError } from '../app-error.ts';
import { nonceHash, openReadGuard, checkSignature } from './replay-guard.ts';
import { isAllowedAddress } from '../session/allowed-addresses.ts';
import { mayCall, type Session } from '../session/session.ts';
import { answerBody, checkAnswer } from './answer-body.ts';
import { assertSomethingDone } from '../batch/batch-outcome.ts';
import type { BoundCall, Context, OpenContext, RawAnswer } from './bind.ts';
import { explainConstraint } from './failure.ts';
import { isLargeTree, writeLargeTree } from './large-tree.ts';
import { isLargePage, limitConcurrency, writeLargePage } from './large-page.ts';
import { acceptForms, copyMessageToMsg } from './office.ts';
import { limitRequests } from './rate-limit.ts';
import { dropUpload, receiveUpload } from './upload.ts';
import { writeAnswer } from './write-answer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
  interface FastifyContextConfig {
    /** The call that is answered at this address. */
    bound?: BoundCall;
  }
}

/** The language of an answer: the one that the client names, else the session's. */
export function languageOf(request: FastifyRequest): Language {
  const { language } = request.headers;
  return isLanguage(language) ? language : (request.session?.language ?? defaultLanguage);
}

/**
 * Every route has the same handler, which finds its call in the route: what is checked before a call is checked before
 * all of them.
 */
export function registerCalls(app: FastifyInstance, kernel: Kernel, bound: readonly BoundCall[]) {
  app.decorateRequest('session', null);
  const { requestsPerMinute } = kernel.config;
  const calls = new Map(bound.map((one) => [one.call.name, one]));
  const limits = {
    requests: limitRequests(requestsPerMinute),
    invalidTickets: limitRequests(Math.min(invalidTicketsPerMinute, requestsPerMinute)),
    replays: openReadGuard(),
  };
  const handler = (request: FastifyRequest, reply: FastifyReply) =>
    answer(kernel, limits, calls, request.routeOptions.config.bound!, request, reply);
  const register = (scope: FastifyInstance, one: BoundCall) => {
    for (const address of addresses(one.call))
      scope.route({ method: one.call.method, url: routePath(address), handler, config: { bound: one } });
  };
  for (const one of bound.filter(({ call }) => !isOffice(call))) register(app, one);
  void app.register((office: FastifyInstance, _options: object, done: () => void) => {
    acceptForms(office);
    copyMessageToMsg(office);
    for (const one of bound.filter(({ call }) => isOffice(call))) register(office, one);
    done();
  });
}

const routePath = (address: string) => address.replaceAll(/\{(\w+)\}/g, ':$1');

/** One at a time in a process: with two, what a socket delivers at once would hold up the others twice as long. */
const largePages = limitConcurrency(1);
/** From one address, per process; no limit where requests are not limited at all. */
const invalidTicketsPerMinute = 60;

type Limits = Record<'requests' | 'invalidTickets', (client: string) => void> & {
  replays: ReturnType<typeof openReadGuard>;
};

/** The order is fixed: signature, session, permission, input; only then does anything happen. */
async function answer(
  kernel: Kernel,
  limits: Limits,
  calls: ReadonlyMap<string, BoundCall>,
  bound: BoundCall,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { call } = bound;
  const { ticket, nonce } = call.can === 'link' ? { ticket: '', nonce: '' } : checkSignature(request.headers);
  const session = await enter(kernel, limits, call, ticket, request);
  limits.requests(session?.ticketHash ?? request.ip);
  // Writes are remembered by their transactions.
  if (!call.writes && !call.upload && call.can !== 'link') limits.replays(nonce, ticket);
  if (call.bulk || call.upload) await assertDiskSpace(kernel.disk);
  const language = languageOf(request);
  const parse = (value: unknown) =>
    session?.fields
      ? checkInput(call, session, value, storedOf(calls, { kernel, session, language }, bound))
      : call.input.parse(value);
  const { input, upload } = await readInput(kernel, call, request, parse);

  const common = { kernel, input, upload, session, language, calls, address: request.ip };
  const context = { ...common, reader: 'page' } as Context & OpenContext;
  const isLarge = isLargePage(call, input);
  const run = async () =>
    session
      ? asMember(kernel, bound, context, request.id, nonce, ticket)
      : bound.handler({ ...context, caller: callerOf(request, nonce) });
  const respond = async () => {
    const result = await run().catch(async (error: unknown) => {
      // A call may have made one of its own.
      await dropUpload(kernel, context.upload);
      throw session?.fields ? withoutHiddenInFailure(calls, call, session, error) : error;
    });
    if (call.answer === 'raw') return (result as RawAnswer)(reply);
    if (call.cacheSeconds) reply.header('cache-control', `private, max-age=${call.cacheSeconds}`);
    if (kernel.config.checkAnswers) checkAnswer(call, answerBody(call, result, language));
    const isPartial = session?.fields !== undefined;
    const visible = isPartial ? withoutHiddenFields(call, session, result) : result;
    if (isLargeTree(call, visible)) return largePages(() => writeLargeTree(call, visible, language, reply, isPartial));
    return isLarge
      ? writeLargePage(call, visible as Page<unknown>, language, reply, isPartial)
      : writeAnswer(call, visible, language, reply, isPartial);
  };
  return isLarge ? largePages(respond) : respond();
}

/** A request with a ticket means a session: one that is not valid is refused also where none is needed. */
async function enter(
  kernel: Kernel,
  limits: Limits,
  call: Call,
  ticket: string,
  request: FastifyRequest,
): Promise<Session | undefined> {
  if (call.can === 'link' || call.can === 'anyone' || (call.can === 'visitor' && !ticket)) return undefined;
  const session = await kernel.sessions.find(ticket);
  if (!session) {
    // After the lookup, so that others behind the same address with valid tickets are never refused.
    if (ticket) limits.invalidTickets(request.ip);
    throw noSession();
  }
  request.session = session;
  if (!isAllowedAddress(session.allowedAddresses, request.ip)) throw new AppError(401, 'error.address');
  if (!call.beforePasswordChange) assertSetUp(session);
  if (session.previewRoleName && (call.writes || call.upload) && !call.duringPreview)
    throw new AppError(403, 'error.preview');
  if (!mayCall(session, call)) throw forbidden();
  return session;
}

/** The user must do this before anything else. */
function assertSetUp({ mustChangePassword, passwordExpired, mustSetUpTwoFactor }: Session) {
  if (mustChangePassword)
    throw new AppError(403, passwordExpired ? 'security.passwordExpired' : 'error.passwordChange');
  if (mustSetUpTwoFactor) throw new AppError(403, 'error.twoFactorSetup');
}

async function readInput(
  kernel: Kernel,
  call: Call,
  request: FastifyRequest,
  parse: (value: unknown) => unknown,
): Promise<Pick<Context, 'input'> & Partial<Pick<Context, 'upload'>>> {
  if (call.upload) return receiveUpload(request, kernel, call);
  // The parser of forms with files is there for every call: without this the body would be ignored.
  if (request.isMultipart()) throw new AppError(415, 'error.unsupportedType');
  const input = call.method === 'GET' || call.method === 'DELETE' ? request.query : (request.body ?? {});
  const params = request.params as object;
  return { input: await parse(Object.keys(params).length ? { ...(input as object), ...params } : input) };
}

async function asMember(
  kernel: Kernel,
  bound: BoundCall,
  context: Context & OpenContext,
  requestId: string,
  nonce: string,
  ticket: string,
) {
  const { tenantId, userId, sharing } = context.session;
  try {
    if (!bound.call.writes) {
      context.db = readingDatabase(kernel.pool, tenantId, sharing);
      return await bound.handler(context);
    }
    const handler = bound.before ? await bound.before(context) : bound.handler;
    const afterwards: (() => unknown)[] = [];
    context.afterCommit = (work) => void afterwards.push(work);
    const result = await inTransaction(
      kernel.pool,
      { tenantId, userId, requestId, sharing, nonce: nonceHash(nonce, ticket) },
      async (db) => {
        context.db = db;
        const answered = await handler(context);
        assertSomethingDone(bound.call, answered, context.language);
        return answered;
      },
    );
    for (const work of afterwards) await work();
    return result;
  } catch (error) {
    throw explainConstraint(error, bound.constraints);
  }
}

function callerOf(request: FastifyRequest, nonce: string): OpenContext['caller'] {
  const { tenantauth } = request.headers;
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    tenantAuth: typeof tenantauth === 'string' ? tenantauth : '',
    nonce,
    requestId: request.id,
  };
}
