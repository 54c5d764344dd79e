import { z } from 'zod';
import type { MessageKey } from '../texts.ts';
import type { Permission } from './permission.ts';
import type { FileLimit } from './stored-file.ts';

/** The services of the customer's installation; each but the last four is also a prefix of its paths. */
export type Service = 'edp' | 'dms' | 'cs-web' | 'file' | 'bpm' | 'user' | 'news' | 'live' | 'office';
const withoutPrefix: ReadonlySet<Service> = new Set(['user', 'news', 'live', 'office']);

/**
 * Who may call:
 * - a permission: a session whose active role has it
 * - `staff`: a session whose active role is not a dealer's
 * - `member`: any session
 * - `visitor`: any session; a request without a ticket is served as a visitor without a tenant
 * - `anyone`: no session, but signed headers
 * - `link`: an address that a browser loads by itself, without headers (images, signed downloads)
 */
export type Access = Permission | 'staff' | 'member' | 'visitor' | 'anyone' | 'link';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `data`: the envelope with one value; `page`: with rows and total; `raw`: bytes, no envelope. */
export type Answer = 'data' | 'page' | 'raw';

/** A record of the noun as its list shows it. */
export type SampleRecord = { readonly id: string } & Readonly<Record<string, unknown>>;

/** A call as its noun writes it down. */
interface Definition<
  Input extends z.core.$ZodType,
  Output extends z.core.$ZodType,
  Kind extends Answer,
  Can extends Access,
> {
  readonly method: Method;
  /** The documented path, without the prefix of the service. */
  readonly path: string;
  /** The purpose of the call, in the OpenAPI page; empty where the name says it. */
  readonly summary: string;
  readonly can: Can;
  /** Other permissions that are enough as well: of another screen that shows the same. */
  readonly orCan: readonly Permission[];
  /** For the platform tenant only, whatever permissions a role of another tenant has. */
  readonly platform: boolean;
  /**
   * Also answered while the user must change the password or set up a second factor; all other calls with a session are
   * refused.
   */
  readonly beforePasswordChange: boolean;
  /** Writes, and is answered all the same while the session previews a role. */
  readonly duringPreview: boolean;
  readonly writes: boolean;
  readonly answer: Kind;
  /** The message on success. */
  readonly done: MessageKey;
  /** Takes one file as multipart beside its input: for a purpose that the role may use, or within this limit. */
  readonly upload: boolean | FileLimit;
  /** A bulk write, rejected while the disk is nearly full. */
  readonly bulk: boolean;
  /** Documented as form-encoded: our clients send it so. Every office call is understood as JSON and as a form. */
  readonly form: boolean;
  /** A second name for the `data` of an office call, as its clients read it. */
  readonly alsoAs: string | undefined;
  /** `max-age` of a response that is the same for every user; 0 for no caching. */
  readonly cacheSeconds: number;
  /** A valid input about this record, for the tests that hold for every call. Without one the id alone is enough. */
  readonly sample: (record: SampleRecord) => unknown;
  readonly input: Input;
  /** The value, or one row of a page. */
  readonly output: Output;
}

export interface Call<
  Input extends z.core.$ZodType = z.ZodType,
  Output extends z.core.$ZodType = z.ZodType,
  Kind extends Answer = Answer,
  Can extends Access = Access,
> extends Definition<Input, Output, Kind, Can> {
  /** `brand.list`: the noun and the name in its group. */
  readonly name: string;
  readonly service: Service;
}

interface Parts<Input extends z.core.$ZodType, Can extends Access> {
  summary?: string;
  can: Can;
  orCan?: readonly Permission[];
  input: Input;
  platform?: boolean;
  beforePasswordChange?: boolean;
  duringPreview?: boolean;
  writes?: boolean;
  done?: MessageKey;
  upload?: boolean | FileLimit;
  bulk?: boolean;
  form?: boolean;
  alsoAs?: string;
  cacheSeconds?: number;
  sample?: (record: SampleRecord) => unknown;
}

interface Define {
  <I extends z.core.$ZodType, O extends z.core.$ZodType, C extends Access>(
    path: string,
    parts: Parts<I, C> & { output: O },
  ): Definition<I, O, 'data', C>;
  <I extends z.core.$ZodType, O extends z.core.$ZodType, C extends Access>(
    path: string,
    parts: Parts<I, C> & { page: O },
  ): Definition<I, O, 'page', C>;
  <I extends z.core.$ZodType, C extends Access>(
    path: string,
    parts: Parts<I, C> & { raw: true },
  ): Definition<I, z.ZodUnknown, 'raw', C>;
}

/** A sample for calls that save: a record as it was read. */
export const recordAsInput = (record: SampleRecord) => record;

const sampleId = ({ id }: SampleRecord) => ({ id });

type AnyParts = Parts<z.ZodType, Access> & ({ output: z.ZodType } | { page: z.ZodType } | { raw: true });

const define = (method: Method) =>
  ((path: string, parts: AnyParts): Definition<z.ZodType, z.ZodType, Answer, Access> => {
    const {
      summary = '',
      can,
      orCan = [],
      input,
      platform = false,
      beforePasswordChange = false,
      duringPreview = false,
      writes = false,
      done = 'success.done',
      upload = false,
      bulk = false,
      form = false,
      alsoAs,
      cacheSeconds = 0,
      sample = sampleId,
    } = parts;
    const common = {
      method,
      path,
      summary,
      can,
      orCan,
      platform,
      beforePasswordChange,
      duringPreview,
      input,
      writes,
      done,
      upload,
      bulk,
      form,
      alsoAs,
      cacheSeconds,
      sample,
    };
    if ('page' in parts) return { ...common, answer: 'page', output: parts.page };
    if ('raw' in parts) return { ...common, answer: 'raw', output: z.unknown() };
    return { ...common, answer: 'data', output: parts.output };
  }) as Define;

export const get = define('GET');
export const post = define('POST');
export const put = define('PUT');
export const del = define('DELETE');

type Calls<Definitions> = {
  readonly [Name in keyof Definitions]: Definitions[Name] extends Definition<infer I, infer O, infer K, infer C>
    ? Call<I, O, K, C>
    : never;
};

/** The calls of one noun: `calls('brand', 'edp', '/api/v1/procenter/proBrand', { list: post('list', …) })`. */
export function calls<Definitions extends Record<string, Definition<z.core.$ZodType, z.core.$ZodType, Answer, Access>>>(
  noun: string,
  service: Service,
  base: string,
  definitions: Definitions,
): Calls<Definitions> {
  const entries = Object.entries(definitions).map(([name, definition]) => [
    name,
    { ...definition, name: `${noun}.${name}`, service, path: `${base}/${definition.path}` },
  ]);
  return Object.fromEntries(entries) as Calls<Definitions>;
}

/** The paths of a call: the documented one and, if its service has a prefix, that one. */
export function addresses({ service, path }: Pick<Call, 'service' | 'path'>): string[] {
  return withoutPrefix.has(service) ? [path] : [path, `/${service}${path}`];
}

/** The path for an input: `{id}` is replaced by the id of the input. */
export function pathOf({ path }: Pick<Call, 'path'>, input: unknown): string {
  const values = (input ?? {}) as Record<string, unknown>;
  return path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(values[name])));
}

/** The office's calls have other names for pages and messages: see `Envelope` and `officePaged`. */
export const isOffice = ({ service }: Pick<Call, 'service'>) => service === 'office';

export type InputOf<C extends Call> = z.input<C['input']>;
export type ParsedOf<C extends Call> = z.output<C['input']>;
export type OutputOf<C extends Call> = z.output<C['output']>;
