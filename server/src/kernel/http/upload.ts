import { Readable } from 'node:stream';
import type { PurposeName } from '@edp/contract/file-purposes.ts';
import type { Call } from '@edp/contract/kernel/call.ts';
import type { FileLimit } from '@edp/contract/kernel/stored-file.ts';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { countAttempt } from '../session/attempts.ts';
import { readingDatabase } from '../database/tenant-database.ts';
import { isLimitedToOwnFiles, limitsOf, onlyPurpose, openPurposes } from '../uploads/purposes.ts';
import { assertWithinQuota, assertVisitorsWithinQuota } from '../uploads/quotas.ts';
import {
  areaOfTenant,
  assertFormSize,
  assertAccepted,
  storeUpload,
  type StoredUpload,
  visitorArea,
} from '../uploads/store-upload.ts';
import { assertReaderFree } from '../file-reader/reader.ts';
import { noTenant, visitorUploads } from '../files/visitor-files.ts';
import type { Kernel } from '../kernel.ts';
import { invalid, AppError } from '../app-error.ts';
import type { Session } from '../session/session.ts';

/** Boundaries and fields of a form: 20 fields of at most 10,000 bytes. */
const mostBesideFile = 256 * 1024;

/** Uploads of a person whose role may upload nothing but an avatar. */
const ownUploads = { most: 30, seconds: 3600 };

/**
 * Takes the one file of a multipart request, with the fields beside it. It is stored before the
 * call's transaction begins, so that a slow upload holds no connection of the database.
 */
export async function receiveUpload(request: FastifyRequest, kernel: Kernel, { input, upload: uploadRule }: Call) {
  if (!request.isMultipart()) throw new AppError(415, 'error.unsupportedType');
  const { session } = request;
  const fields: Record<string, unknown> = {};
  const area = () =>
    session ? { ...areaOfTenant(session.tenantId), limits: limitsFor(uploadRule, session, fields) } : visitorArea;
  await refuseUnread(kernel, request, area().limits);
  let upload: StoredUpload | undefined;
  try {
    for await (const part of partsOf(request)) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else if (upload) part.file.resume();
      else upload = await storeUpload(kernel.files, area(), part.filename, Readable.from(asSent(part.file)));
    }
    if (!upload) throw invalid('file.missing', 'file');
    const parsed = input.parse(fields);
    // The fields may have come after the file.
    if (session && uploadRule === true)
      upload = forPurpose(upload, openPurposes(session, parsed as Record<string, unknown>));
    return { upload, input: parsed };
  } catch (error) {
    // A client that is still sending reads the answer only after that; the rest is discarded.
    request.raw.unpipe();
    request.raw.resume();
    await dropUpload(kernel, upload);
    throw error;
  }
}

const limitsFor = (uploadRule: Call['upload'], session: Session, fields: Readonly<Record<string, unknown>>) =>
  typeof uploadRule === 'object' ? [uploadRule] : limitsOf(openPurposes(session, fields));

function forPurpose(upload: StoredUpload, purposes: readonly PurposeName[]): StoredUpload {
  assertAccepted(limitsOf(purposes), upload.contentType, upload.bytes);
  const purpose = onlyPurpose(purposes, upload.contentType);
  return purpose ? { ...upload, purpose } : upload;
}

/** These reasons refuse an upload before a single byte of the body is read. */
async function refuseUnread(
  { pool, config: { quotas } }: Kernel,
  { session, ip, headers }: FastifyRequest,
  limits: readonly FileLimit[],
): Promise<void> {
  const leastBytes = Math.max(0, Number(headers['content-length'] ?? 0) - mostBesideFile);
  assertFormSize(limits, leastBytes);
  assertReaderFree();
  if (!session) {
    await countAttempt(pool, `upload:${ip}`, visitorUploads);
    return assertVisitorsWithinQuota(readingDatabase(pool, noTenant), quotas, leastBytes);
  }
  if (isLimitedToOwnFiles(session))
    await countAttempt(pool, `upload:${session.tenantId}:${session.userId}`, ownUploads);
  await assertWithinQuota(readingDatabase(pool, session.tenantId), quotas, session.userId, leastBytes);
}

/**
 * The parser's own errors (no boundary, a body that ends early) are about what was sent: never a failure of the server.
 */
async function* partsOf(request: FastifyRequest): AsyncGenerator<MultipartFile | MultipartValue> {
  try {
    yield* request.parts() as AsyncIterable<MultipartFile | MultipartValue>;
  } catch (error) {
    throw asRefusal(error);
  }
}

/** The content of a file; where the client went away or the body ends early, the reader gets a refusal. */
async function* asSent(content: Readable): AsyncGenerator<Buffer> {
  try {
    yield* content as AsyncIterable<Buffer>;
  } catch (error) {
    throw asRefusal(error);
  }
}

/** An error with a status of its own keeps it: refusals, and Fastify's limits. */
function asRefusal(error: unknown): unknown {
  const hasStatus = error instanceof AppError || (error instanceof Error && 'statusCode' in error);
  return hasStatus ? error : new AppError(400, 'file.broken', { field: 'file' });
}

/** A file whose call failed is orphaned: the client never learns its id. */
export async function dropUpload({ files, log }: Kernel, upload: StoredUpload | undefined): Promise<void> {
  if (!upload) return;
  await files
    .remove(upload.storageKey)
    .catch((error: unknown) => log.warn({ error: String(error) }, 'a refused file could not be removed'));
}
