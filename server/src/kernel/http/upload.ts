import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { FileStore } from '../files/file-store.ts';
import { storeUpload, type StoredUpload } from '../files/store-upload.ts';
import { invalid, Refusal } from '../refusal.ts';

/**
 * Takes the one file of a multipart request, with the fields beside it. It is stored before the
 * call's transaction begins, so that a slow upload holds no connection of the database.
 */
export async function receiveUpload(request: FastifyRequest, files: FileStore, tenantId: number) {
  if (!request.isMultipart()) throw new Refusal(415, 'error.unsupportedType');
  const fields: Record<string, unknown> = {};
  let upload: StoredUpload | undefined;
  for await (const part of request.parts() as AsyncIterable<MultipartFile | MultipartValue>) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else if (upload) part.file.resume();
    else upload = await storeUpload(files, tenantId, part.filename, part.file);
  }
  if (!upload) throw invalid('file.missing', 'file');
  return { upload, fields };
}
