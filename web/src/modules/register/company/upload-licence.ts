import { signedHeaders } from '@edp/contract/kernel/signature.ts';
import { file, type UploadedFile } from '@edp/contract/modules/file/file.ts';
import { serverNow } from '../../../kernel/http/clock.ts';
import { createCallError } from '../../../kernel/http/call-error.ts';
import { language } from '../../../kernel/text/language.ts';
import { parseResponse } from '../../../kernel/http/wire.ts';
import { registerText } from '../register.texts.ts';

/**
 * Sends the photo without the ticket, even if a user is logged in: with a ticket it would become a
 * file of that tenant, which an application may not name.
 */
export function uploadLicence(content: File, onProgress: (percent: number) => void): Promise<UploadedFile> {
  const form = new FormData();
  form.append('source', 'edp');
  form.append('file', content);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(file.upload.method, file.upload.path);
    for (const [name, value] of Object.entries({ language: language(), ...signedHeaders('', serverNow()) }))
      request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total ? Math.round((loaded / total) * 100) : 0),
    );
    request.addEventListener('error', () => reject(createCallError('network', registerText('uploadFailed'))));
    request.addEventListener('load', () => {
      try {
        const { status, responseText: body } = request;
        resolve(
          parseResponse<UploadedFile>({ status, body, date: request.getResponseHeader('date'), ticket: '' }).data,
        );
      } catch (error) {
        reject(error);
      }
    });
    request.send(form);
  });
}
