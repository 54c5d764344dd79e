import { z } from 'zod';
import { rule, tooMany } from './rule.ts';

const linkPattern = /^(?:https?:\/\/[^/\s]+)?\/file\/v6\/view\/([1-9]\d*)(?:\?\S*)?$/;
const FileId = z.string().regex(/^[1-9]\d{0,17}$/, rule('file.link'));

/** The address of an uploaded file as the upload returned it, or empty. Inside it is the file's id. */
export const FileLink = z
  .string({ error: rule('file.link') })
  .max(1000, { error: rule('file.link'), abort: true })
  .nullish()
  .transform((value) => value || undefined)
  .pipe(z.string().regex(linkPattern, rule('file.link')).optional())
  .transform((value) => value && linkPattern.exec(value)?.[1])
  .pipe(FileId.optional());

/** Several uploaded files in their order, each by its id, its address or the row that shows it. */
export const fileRefs = (max: number) =>
  z
    .union(
      [
        z.array(
          z.union([
            z.string(),
            z.number(),
            z.object({ id: z.union([z.string(), z.number()]) }).transform(({ id }) => id),
          ]),
        ),
        z.string(),
        z.null(),
      ],
      { error: rule('file.link') },
    )
    .optional()
    .transform((value) => [
      ...new Set(
        (Array.isArray(value) ? value : (value ?? '').split(',').filter(Boolean)).map(
          (each) => linkPattern.exec(String(each))?.[1] ?? String(each),
        ),
      ),
    ])
    .pipe(z.array(FileId).max(max, tooMany(max)));

/** The address of an uploaded file in full: its id, tenant, expiry and seal. */
export const SignedFileLink = z
  .string({ error: rule('file.link') })
  .max(1000, { error: rule('file.link'), abort: true })
  .regex(/^\/file\/v6\/view\/[1-9]\d{0,17}\?t=\d{1,15}&e=\d{1,15}&s=[\w-]{1,100}$/, rule('file.link'))
  .transform((link) => {
    const { pathname, searchParams } = new URL(link, 'http://localhost');
    return {
      id: pathname.slice(pathname.lastIndexOf('/') + 1),
      tenantId: Number(searchParams.get('t')),
      expires: Number(searchParams.get('e')),
      seal: searchParams.get('s')!,
    };
  });

/** The id of a file that was uploaded without a session: a signed number, so that it cannot be guessed. */
export const VisitorFileId = z.string().regex(/^v[1-9]\d{0,17}\.[\w-]{43}$/, rule('registration.picture'));

/** A file of a record, with the address at which the caller may read it. */
export const RecordFile = z.object({ id: z.string(), orginalName: z.string(), filePath: z.string() });
export type RecordFile = z.output<typeof RecordFile>;
