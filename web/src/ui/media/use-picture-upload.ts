import type { PurposeName } from '@edp/contract/file-purposes.ts';
import { useState } from 'react';
import { upload } from '../../kernel/http/upload.ts';
import { useUpload } from './upload/use-upload.ts';
import { pixelSize, type PixelSize } from './pixel-size.ts';
import type { FileLimit } from '@edp/contract/kernel/stored-file.ts';

export type PictureLimit = FileLimit & { width: number; height: number };

/** Uploads a picture and warns where its size in pixels is not the recommended one. */
export function usePictureUpload(limit: PictureLimit, purpose: PurposeName, onDone: (url: string) => void) {
  const [warning, setWarning] = useState<PixelSize>();
  const sendAndMeasure = (file: File, onProgress: (percent: number) => void) =>
    Promise.all([pixelSize(file), upload(file, purpose, onProgress)]);
  const {
    percent,
    problem,
    upload: start,
    clearProblem,
  } = useUpload(limit, sendAndMeasure, ([size, { url }]) => {
    if (size && (size.actualWidth !== limit.width || size.actualHeight !== limit.height)) setWarning(size);
    onDone(url);
  });
  const clear = () => {
    clearProblem();
    setWarning(undefined);
  };
  const send = (file: File) => {
    clear();
    return start(file);
  };
  return { percent, problem, warning, send, clear };
}
