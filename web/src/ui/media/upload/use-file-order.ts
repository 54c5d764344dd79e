import { useRowOrder } from '../../layout/use-row-order.ts';
import { useUploadText } from './upload.texts.ts';
import type { ListedFile } from './use-file-list.ts';

/** Changes the order of files by drag or by the arrow keys on a handle. */
export function useFileOrder(files: readonly ListedFile[], move: (from: number, to: number) => void) {
  const t = useUploadText();
  const { moved, ...order } = useRowOrder(
    files.map(({ id }) => id),
    move,
  );
  const name = files.find(({ id }) => id === moved?.key)?.orginalName;
  return { ...order, announcement: moved && name !== undefined ? t('moved', { name, place: moved.place }) : undefined };
}

export type FileOrder = ReturnType<typeof useFileOrder>;
