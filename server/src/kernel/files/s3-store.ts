import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { S3mini } from 's3mini';
import type { Config } from '../../config.ts';
import type { ByteStore } from './byte-store.ts';

/** Any S3-compatible store; the endpoint names the bucket. */
export function s3Store(settings: NonNullable<Config['s3']>): ByteStore {
  const s3 = new S3mini(settings);
  return {
    async put(key, source, contentType) {
      const answer = await s3.putObject(
        key,
        typeof source === 'string' ? await openAsBlob(source) : source,
        contentType,
      );
      if (!answer.ok) throw new Error(`the file store answered ${answer.status}`);
    },
    async get(key, range) {
      const answer = range
        ? await s3.getObjectRaw(key, false, range.start, range.end + 1)
        : await s3.getObjectResponse(key);
      if (range && answer?.status !== 206)
        throw new Error(`the file store answered ${answer?.status} to a request for a part of a file`);
      if (!answer?.body) throw new Error('the file store does not have a file that the database knows');
      return Readable.fromWeb(answer.body);
    },
    async remove(key) {
      if (!(await s3.deleteObject(key))) throw new Error('the file store did not remove a file');
    },
  };
}
