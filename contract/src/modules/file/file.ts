import { z } from 'zod';
import { purposeNames } from '../../file-purposes.ts';
import { calls, get, post } from '../../kernel/call.ts';
import { emptyAsUndefined, Id, requiredOr, requiredText } from '../../kernel/fields.ts';
import { rule, tooMany } from '../../kernel/rule.ts';
import { SignedFileLink } from '../../kernel/file-link.ts';
import { addTexts } from '../../kernel/text-store.ts';
import { fileTexts } from './file.texts.ts';

addTexts(fileTexts);

const UploadedFile = z.object({
  id: z.string(),
  filePath: z.string(),
  url: z.string(),
  /** Spelled as on the wire. */
  orginalName: z.string(),
  filePreview: z.string(),
});
export type UploadedFile = z.output<typeof UploadedFile>;

/** A number of a signed link as the server wrote it: one spelling only, so no hexadecimal, exponent or blanks. */
export const linkNumber = z
  .string(requiredOr('rule.integer'))
  .regex(/^(?:0|[1-9]\d{0,14})$/, rule('rule.integer'))
  .transform(Number);
export const linkSeal = z.string(requiredOr('rule.type')).max(100, { error: rule('rule.type'), abort: true });

/** In bytes; `limit` is null where there is none. */
const Usage = z.object({ used: z.number(), limit: z.number().nullable() });
export type Usage = z.output<typeof Usage>;

/** In one call: more than a page of a list shows. */
export const mostThumbnails = 50;

export const file = calls('file', 'file', '', {
  upload: post('file/v6/upload', {
    /** Without a session only from the registration (source `edp`), within `visitorLimit`. */
    can: 'visitor',
    /**
     * Multipart: these fields beside the part `file`. Without a purpose the source `edp` means the avatar, any other
     * source whatever the active role may upload.
     */
    input: z.object({
      source: requiredText(20).default('edp-pc'),
      purpose: emptyAsUndefined(z.enum(purposeNames, rule('rule.choice'))),
    }),
    output: UploadedFile,
    writes: true,
    upload: true,
  }),
  view: get('file/v6/view/{id}', {
    can: 'link',
    /** Tenant, expiry and seal. */
    input: z.object({ id: Id, t: linkNumber, e: linkNumber, s: linkSeal }),
    raw: true,
  }),
  /**
   * The pictures of a whole list in one answer, as `data:` addresses of a few KiB. Empty where there is none: an
   * expired link, a file that is no picture or too large to scale down; the link itself says more.
   */
  thumbnails: post('file/v6/thumbnails', {
    can: 'member',
    input: z.object({
      links: z.array(SignedFileLink, requiredOr('rule.type')).max(mostThumbnails, tooMany(mostThumbnails)),
    }),
    output: z.array(z.string()),
    sample: () => ({ links: [] }),
  }),
  attachment: get('mxm/api/v4/attachment/id/{appId}', { can: 'member', input: z.object({ appId: Id }), raw: true }),
  /** How much of their quota the caller's files take. */
  usage: post('file/v6/usage', { can: 'member', input: z.object({}), output: Usage }),
  /** The bytes of the whole tenant. */
  tenantUsage: post('file/v6/tenantUsage', { can: 'account.view', input: z.object({}), output: Usage }),
});
