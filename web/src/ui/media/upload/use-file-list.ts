import type { FileLimit } from '@edp/contract/kernel/stored-file.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { toCallError } from '../../../kernel/http/call-error.ts';
import { useBlockSave } from '../../form/engine/form-context.ts';
import { createUploadQueue, type Send, type Upload } from './upload-queue.ts';
import { validateFile } from './validate-file.ts';

/** An uploaded file as the wire names it. */
export interface ListedFile {
  readonly id: string;
  readonly url: string;
  readonly orginalName: string;
}

interface Options {
  value: readonly ListedFile[];
  onChange: (files: readonly ListedFile[]) => void;
  limits: readonly FileLimit[];
  send: Send<ListedFile>;
}

/** Inserts a file where it was chosen, whatever the order in which the uploads end. */
export function insertInOrder(
  files: readonly ListedFile[],
  added: ListedFile,
  keyOf: (id: string) => number | undefined,
): readonly ListedFile[] {
  const key = keyOf(added.id) ?? 0;
  const after = files.findIndex(({ id }) => (keyOf(id) ?? 0) > key);
  return after === -1 ? [...files, added] : files.toSpliced(after, 0, added);
}

export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  return item === undefined || to < 0 || to >= items.length ? items : items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** The uploaded files of a control, and those on their way. */
export function useFileList({ value, onChange, limits, send }: Options) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [queue] = useState(() => createUploadQueue<ListedFile>(setUploads));
  const keys = useRef(new Map<string, number>());
  // Two uploads may end before the next render.
  const latest = useRef(value);
  const set = (files: readonly ListedFile[]) => {
    latest.current = files;
    onChange(files);
  };
  useLayoutEffect(() => {
    latest.current = value;
    queue.configure({
      send,
      validate: (file) => validateFile(file, limits),
      messageOf: (error) => toCallError(error).message,
      onDone: (file, key) => {
        keys.current.set(file.id, key);
        set(insertInOrder(latest.current, file, (id) => keys.current.get(id)));
      },
    });
  });
  useBlockSave(uploads.some(({ state }) => state !== 'failed'));
  return {
    uploads,
    queue,
    move: (from: number, to: number) => set(moveItem(value, from, to)),
    remove: (file: ListedFile) => set(value.filter(({ id }) => id !== file.id)),
  };
}
