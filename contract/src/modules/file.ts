import { z } from 'zod';
import { calls, get, post } from '../kernel/call.ts';
import { Id, requiredText } from '../kernel/fields.ts';

const UploadedFile = z.object({
  id: z.string(),
  filePath: z.string(),
  url: z.string(),
  /** Spelled as on the wire. */
  orginalName: z.string(),
  filePreview: z.string(),
});
export type UploadedFile = z.output<typeof UploadedFile>;

export const file = calls('file', 'file', '', {
  upload: post('file/v6/upload', {
    /** Without a session only from the registration (source `edp`), within `visitorLimit`. */
    can: 'visitor',
    /** Multipart: these fields beside the part `file`. */
    input: z.object({ source: requiredText(20).default('edp-pc') }),
    output: UploadedFile,
    writes: true,
    upload: true,
  }),
  view: get('file/v6/view/{id}', {
    can: 'link',
    input: z.object({ id: Id, t: requiredText(20), e: requiredText(20), s: requiredText(100) }),
    raw: true,
  }),
  attachment: get('mxm/api/v4/attachment/id/{appId}', {
    can: 'member',
    input: z.object({ appId: Id }),
    raw: true,
  }),
});
