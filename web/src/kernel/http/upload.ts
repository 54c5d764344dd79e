import type { PurposeName } from '@edp/contract/file-purposes.ts';
import type { Call, OutputOf } from '@edp/contract/kernel/call.ts';
import { file, type UploadedFile } from '@edp/contract/modules/file/file.ts';
import { createCallError } from './call-error.ts';
import { kernelText } from '../text/kernel.texts.ts';
import { session } from '../session/session.ts';
import { callHeaders, parseResponse } from './wire.ts';

type OnProgress = (percent: number) => void;

interface Options {
  /** Sent beside the file. */
  fields?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

/** Sends one file to the file service, with the source that is documented for its purpose. */
export const upload = (
  content: File,
  purpose: PurposeName,
  onProgress: OnProgress,
  signal?: AbortSignal,
): Promise<UploadedFile> =>
  uploadTo(file.upload, content, onProgress, {
    fields: { source: purpose === 'avatar' ? 'edp' : 'edp-pc', purpose },
    ...(signal && { signal }),
  });

/** Sends one file to a call that takes one. An XMLHttpRequest, because `fetch` reports no upload progress. */
export function uploadTo<C extends Call>(
  call: C,
  content: File,
  onProgress: OnProgress,
  { fields = {}, signal }: Options = {},
): Promise<OutputOf<C>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', content);
  const ticket = session().corTicket;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(call.method, call.path);
    for (const [name, value] of Object.entries(callHeaders())) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total ? Math.round((loaded / total) * 100) : 0),
    );
    request.addEventListener('error', () => reject(createCallError('network', kernelText('uploadFailed'))));
    request.addEventListener('load', () => {
      try {
        const answer = {
          status: request.status,
          body: request.responseText,
          date: request.getResponseHeader('date'),
          ticket,
        };
        resolve(parseResponse<OutputOf<C>>(answer).data);
      } catch (error) {
        reject(error);
      }
    });
    request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
