import { folded } from '@edp/contract/kernel/normal-form.ts';
import { createHash } from 'node:crypto';
import { rule } from '@edp/contract/kernel/rule.ts';
import { type FileLimit, toMegabytes } from '@edp/contract/kernel/stored-file.ts';
import { AppError } from '../../app-error.ts';
import type { ZipFile } from './zip-file.ts';

/** A picture that a cell names. */
export interface ZipPicture {
  /** Its place in the zip file. */
  entry: string;
  /** The file's own name, without folders. */
  name: string;
  sha256: string;
}

/** The files beside the sheet of a zip file. They are read when a row names them, each once. */
export interface ZipPictures {
  /** By the name in whatever letter case, with or without its extension, or with folders; or what is wrong with it. */
  find(text: string, limit: FileLimit): Promise<ZipPicture | { error: string }>;
  read(entry: string, limit: FileLimit): Promise<Buffer>;
}

/** All that is unpacked in one go. A zip file may be 200 MB, and pictures hardly shrink. */
const mostUnpacked = 512 * 1024 * 1024;

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const stemOf = (name: string) => name.replace(/\.[^.]*$/, '');
/** As names are compared: macOS takes letters and their marks apart. */
const fold = (path: string) => folded(path).trim();

export function zipPictures(zip: ZipFile, entries: readonly string[]): ZipPictures {
  const byName = Map.groupBy(entries, (entry) => fold(nameOf(entry)));
  const byStem = Map.groupBy(entries, (entry) => fold(stemOf(nameOf(entry))));
  const checked = new Map<string, Promise<ZipPicture | { error: string }>>();
  let left = mostUnpacked;

  const named = (text: string): readonly string[] => {
    const searchedPath = fold(text.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, ''));
    const own = nameOf(searchedPath);
    const isThere = (path: string) =>
      own === searchedPath || path === searchedPath || path.endsWith(`/${searchedPath}`);
    const exact = (byName.get(own) ?? []).filter((entry) => isThere(fold(entry)));
    return exact.length > 0 ? exact : (byStem.get(own) ?? []).filter((entry) => isThere(fold(stemOf(entry))));
  };
  const read = async (entry: string, { maxBytes }: FileLimit): Promise<Buffer> => {
    const parts: Buffer[] = [];
    for await (const part of zip.read(entry, maxBytes)) {
      left -= part.length;
      if (left < 0) throw new AppError(413, 'import.unpackedTooLarge', { field: 'file' });
      parts.push(part);
    }
    return Buffer.concat(parts);
  };
  const check = async (entry: string, limit: FileLimit): Promise<ZipPicture | { error: string }> => {
    const name = nameOf(entry);
    try {
      const content = await read(entry, limit);
      if (content.length >= limit.maxBytes) return { error: tooLarge(name, limit) };
      const { fileTypeFromBuffer } = await import('file-type');
      const type = await fileTypeFromBuffer(content);
      if (!type || !limit.types.includes(type.mime)) return { error: rule('import.pictureType', { value: name }) };
      return { entry, name, sha256: createHash('sha256').update(content).digest('hex') };
    } catch (error) {
      if (left < 0 || !(error instanceof AppError)) throw error;
      return { error: error.status === 413 ? tooLarge(name, limit) : rule('import.pictureDamaged', { value: name }) };
    }
  };
  return {
    read,
    async find(text, limit) {
      const found = named(text);
      if (found.length === 0) return { error: rule('import.pictureMissing', { value: text }) };
      if (found.length > 1) return { error: rule('import.pictureAmbiguous', { value: text, example: found[0]! }) };
      const made = checked.get(found[0]!) ?? check(found[0]!, limit);
      checked.set(found[0]!, made);
      return made;
    },
  };
}

const tooLarge = (value: string, { maxBytes }: FileLimit) =>
  rule('import.pictureTooLarge', { value, max: toMegabytes(maxBytes) });
