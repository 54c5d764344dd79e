import { file, type UploadedFile } from '@edp/contract/modules/file.ts';
import { callFailure } from './failure.ts';
import { kernelText } from './kernel-text.ts';
import { session } from './session.ts';
import { callHeaders, open } from './wire.ts';

/** Where a file was chosen, in the words of the file service. */
type Source = 'edp-pc' | 'edp';

/** Sends one file. `fetch` cannot tell how far an upload has come, so this is an XMLHttpRequest. */
export function upload(content: File, onProgress: (percent: number) => void, source: Source = 'edp-pc'): Promise<UploadedFile> {
  const form = new FormData();
  form.append('source', source);
  form.append('file', content);
  const ticket = session().corTicket;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(file.upload.method, file.upload.path);
    for (const [name, value] of Object.entries(callHeaders())) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? Math.round((loaded / total) * 100) : 0));
    request.addEventListener('error', () => reject(callFailure('network', kernelText('uploadFailed'))));
    request.addEventListener('load', () => {
      try {
        const answer = { status: request.status, body: request.responseText, date: request.getResponseHeader('date'), ticket };
        resolve(open<UploadedFile>(answer).data);
      } catch (error) {
        reject(error);
      }
    });
    request.send(form);
  });
}
