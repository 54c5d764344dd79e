const megabyte = 1024 * 1024;

interface StoredType {
  extension: string;
  maxBytes: number;
  /**
   * May hold keys: accepted and returned only by calls that name this type, never through a link, and encrypted in the
   * file store.
   */
  isPrivate?: true;
}

/** The types that may be stored, detected from the content, never from the file name. */
export const storedTypes: Readonly<Record<string, StoredType>> = {
  'image/jpeg': { extension: 'jpg', maxBytes: 10 * megabyte },
  'image/png': { extension: 'png', maxBytes: 10 * megabyte },
  'video/mp4': { extension: 'mp4', maxBytes: 110 * megabyte },
  'application/pdf': { extension: 'pdf', maxBytes: 50 * megabyte },
  'application/zip': { extension: 'zip', maxBytes: 200 * megabyte },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    extension: 'docx',
    maxBytes: 50 * megabyte,
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { extension: 'xlsx', maxBytes: 200 * megabyte },
  'text/csv': { extension: 'csv', maxBytes: 200 * megabyte },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': {
    extension: 'pptx',
    maxBytes: 50 * megabyte,
  },
  'application/x-pkcs12': { extension: 'p12', maxBytes: megabyte, isPrivate: true },
  'application/pkix-cert': { extension: 'cer', maxBytes: megabyte, isPrivate: true },
  'application/x-pem-file': { extension: 'pem', maxBytes: megabyte, isPrivate: true },
};

export const privateTypes = Object.entries(storedTypes).flatMap(([type, { isPrivate }]) => (isPrivate ? [type] : []));

export const largestFile = Math.max(...Object.values(storedTypes).map((type) => type.maxBytes));
export const largestVideo = storedTypes['video/mp4']!.maxBytes;

/** Pictures of sets, brands, units and labels: one JPG or PNG under 1 MB. */
export const pictureLimit = { types: ['image/jpeg', 'image/png'], maxBytes: megabyte } as const;
/** Pictures of the same size, or a video. */
export const mediaLimit = {
  types: [...pictureLimit.types, 'video/mp4'],
  maxBytes: megabyte,
  maxVideoBytes: 110 * megabyte,
} as const;
/** A product is documented with these. */
export const documentLimit = {
  types: Object.keys(storedTypes).filter(
    (type) => !storedTypes[type]!.isPrivate && !type.startsWith('video/') && type !== 'text/csv',
  ),
  maxBytes: 50 * megabyte,
  extensions: ['.pdf', '.docx', '.xlsx', '.pptx', '.zip', '.jpg', '.png'],
} as const;
/** A visitor may upload these before there is a session: a photo of a business licence or an identity card. */
export const visitorLimit = { types: ['image/jpeg', 'image/png'], maxBytes: 10 * megabyte } as const;
/** Records are imported from these: a workbook, a text, or one of them packed together with pictures. */
export const sheetLimit = {
  types: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv', 'application/zip'],
  maxBytes: 200 * megabyte,
  extensions: ['.xlsx', '.csv', '.zip'],
} as const;
/** A certificate, with or without its key. The extensions are for the file chooser. */
export const certificateLimit = {
  types: privateTypes,
  maxBytes: megabyte,
  extensions: ['.p12', '.pfx', '.cer', '.crt', '.pem'],
} as const;
export type FileLimit = {
  types: readonly string[];
  maxBytes: number;
  /** A video may be so large, where that is more. */
  maxVideoBytes?: number;
  extensions?: readonly string[];
};

/** How large a file of a type may be. */
export const maxBytesOf = ({ maxBytes, maxVideoBytes = maxBytes }: FileLimit, type: string) =>
  type.startsWith('video/') ? maxVideoBytes : maxBytes;

const isForPictures = ({ types }: FileLimit) => types.every((type) => type.startsWith('image/'));

/** The messages of a file of a wrong type and of one that is too large. */
export const wrongTypeMessage = (limits: readonly FileLimit[]) =>
  limits.every(isForPictures) ? 'file.pictureOnly' : 'file.unsupported';
export const tooLargeMessage = (type: string) => (type.startsWith('video/') ? 'file.videoTooLarge' : 'file.tooLarge');

export const toMegabytes = (bytes: number) => Math.round(bytes / megabyte);

/** `512 KB`, `1.5 GB`: for people, who read it the same in both languages. */
export function sizeText(bytes: number): string {
  const units = ['KB', 'MB', 'GB', 'TB'];
  let [value, unit] = [bytes / 1024, 0];
  for (; value >= 1024 && unit < units.length - 1; unit++) value /= 1024;
  return `${value === 0 ? 0 : Math.max(0.1, Math.round(value * 10) / 10)} ${units[unit]}`;
}
