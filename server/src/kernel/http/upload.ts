import { Readable } from 'node:stream';
import type { Call } from '@edp/contract/kernel/call.ts';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { countAttempt } from '../attempts.ts';
import { areaOfTenant, storeUpload, type StoredUpload, visitorArea } from '../files/store-upload.ts';
import { visitorUploads } from '../files/visitor-files.ts';
import type { Kernel } from '../kernel.ts';
import { invalid, Refusal } from '../refusal.ts';

/**
 * Takes the one file of a multipart request, with the fields beside it. It is stored before the
 * call's transaction begins, so that a slow upload holds no connection of the database.
 */
export async function receiveUpload(request: FastifyRequest, kernel: Kernel, { input, upload: wanted }: Call) {
  if (!request.isMultipart()) throw new Refusal(415, 'error.unsupportedType');
  // Before a single byte is read.
  if (!request.session) await countAttempt(kernel.pool, `upload:${request.ip}`, visitorUploads);
  const area = request.session ? { ...areaOfTenant(request.session.tenantId), ...(typeof wanted === 'object' && { limit: wanted }) } : visitorArea;
  const fields: Record<string, unknown> = {};
  let upload: StoredUpload | undefined;
  try {
    for await (const part of partsOf(request)) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else if (upload) part.file.resume();
      else upload = await storeUpload(kernel.files, area, part.filename, Readable.from(asSent(part.file)));
    }
    if (!upload) throw invalid('file.missing', 'file');
    return { upload, input: input.parse(fields) };
  } catch (error) {
    // Whoever is still sending reads the refusal only after that; the rest goes nowhere.
    request.raw.unpipe();
    request.raw.resume();
    await dropUpload(kernel, upload);
    throw error;
  }
}

/** The parser's own errors (no boundary, a body that ends early) are about what was sent: never a failure of the server. */
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

/** What has a status of its own keeps it: refusals, and Fastify's limits. */
function asRefusal(error: unknown): unknown {
  const hasStatus = error instanceof Refusal || (error instanceof Error && 'statusCode' in error);
  return hasStatus ? error : new Refusal(400, 'file.broken', { field: 'file' });
}

/** A file whose call failed is nobody's: whoever sent it never learns its id. */
export async function dropUpload({ files, log }: Kernel, upload: StoredUpload | undefined): Promise<void> {
  if (!upload) return;
  await files.remove(upload.storageKey).catch((error: unknown) => log.warn({ error: String(error) }, 'a refused file could not be removed'));
}
