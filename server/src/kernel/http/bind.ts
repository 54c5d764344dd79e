import type { Call, OutputOf, ParsedOf } from '@edp/contract/kernel/call.ts';
import type { Language } from '@edp/contract/kernel/language.ts';
import type { Page } from '@edp/contract/kernel/paging.ts';
import type { FastifyReply } from 'fastify';
import type { Database } from '../database/tenant-database.ts';
import type { ListReader } from '../list/list-reader.ts';
import type { StoredUpload } from '../uploads/store-upload.ts';
import type { Kernel } from '../kernel.ts';
import type { Session } from '../session/session.ts';
import type { Constraints } from './failure.ts';

/** A handler is given this. Tenant, user and rights are settled before it runs. */
export interface Context<Input = unknown> {
  input: Input;
  kernel: Kernel;
  /** Bound to the tenant; in a call that writes, one transaction. */
  db: Database;
  session: Session;
  /** The answer of a list is a page, or a batch for an export. */
  reader: ListReader;
  /** In which the user reads the answer. */
  language: Language;
  /** From where the request came. */
  address: string;
  /** Every call of the server, by its name. */
  calls: ReadonlyMap<string, BoundCall>;
  /** Done when the transaction has been committed, before the call answers. */
  afterCommit: (work: () => unknown) => void;
  /** The file of a call that takes one. */
  upload: StoredUpload;
}

/** Without a session there is no tenant yet: such a handler finds out itself for whom it works. */
export interface OpenContext<Input = unknown> {
  input: Input;
  kernel: Kernel;
  language: Language;
  caller: { address: string; userAgent: string; tenantAuth: string; nonce: string; requestId: string };
}

/** The context of a call that serves visitors too: `session` tells which of the two it is. */
type VisitorContext<Input> = Context<Input> | (OpenContext<Input> & Pick<Context, 'upload'> & { session: undefined });

/** A handler that answers with bytes writes them itself. */
export type RawAnswer = (reply: FastifyReply) => unknown;

type Answered<C extends Call> = { data: OutputOf<C>; page: Page<OutputOf<C>>; raw: RawAnswer }[C['answer']];

type ContextOf<C extends Call> = C['can'] extends 'anyone' | 'link'
  ? OpenContext<ParsedOf<C>>
  : C['can'] extends 'visitor'
    ? VisitorContext<ParsedOf<C>>
    : Context<ParsedOf<C>>;

type Handler<C extends Call> = (context: ContextOf<C>) => Promise<Answered<C>> | Answered<C>;

/** Before the transaction of a call begins: no connection is held. */
export type BeforeTransaction<Input = unknown> = Omit<Context<Input>, 'db' | 'afterCommit'>;

/**
 * A step before the transaction that takes long and needs no database, such as reading a file or waiting for it to be read, and returns what is then
 * done in the transaction.
 */
interface Prepared<C extends Call> {
  before: (context: BeforeTransaction<ParsedOf<C>>) => Promise<Handler<C>>;
}

export interface BoundCall {
  call: Call;
  before?: (context: BeforeTransaction) => Promise<BoundCall['handler']>;
  handler: (context: Context & OpenContext) => unknown;
  constraints: Constraints;
}

type Handlers<Group> = {
  [Name in keyof Group]: Group[Name] extends Call ? Handler<Group[Name]> | Prepared<Group[Name]> : never;
};

/** Joins the calls of one noun with their handlers; a call left out is a type error. */
export function bind<Group extends Record<string, Call>>(
  group: Group,
  handlers: Handlers<Group>,
  constraints: Constraints = {},
): BoundCall[] {
  return Object.keys(group).map((name): BoundCall => {
    const call = group[name]!;
    const bound = handlers[name] as BoundCall['handler'] | Required<Pick<BoundCall, 'before'>>;
    if (typeof bound === 'function') return { call, handler: bound, constraints };
    const { before } = bound;
    return { call, before, handler: async (context) => (await before(context))(context), constraints };
  });
}
