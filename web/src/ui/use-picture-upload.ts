import { useState } from 'react';
import { toCallError } from '../kernel/call-error.ts';
import { upload } from '../kernel/upload.ts';
import { useFormScope } from './form-context.ts';
import { validatePicture } from './validate-picture.ts';
import type { PictureLimit } from './picture-upload.tsx';

interface PixelSize {
  actualWidth: number;
  actualHeight: number;
}

/** Uploads a picture after validation; the server checks its content again. */
export function usePictureUpload(limit: PictureLimit, onDone: (url: string) => void) {
  const { blockSave } = useFormScope();
  const [percent, setPercent] = useState<number>();
  const [problem, setProblem] = useState('');
  const [warning, setWarning] = useState<PixelSize>();

  const clear = () => {
    setProblem('');
    setWarning(undefined);
  };

  const send = async (file: File) => {
    clear();
    const validationError = validatePicture(file, limit);
    if (validationError) return setProblem(validationError);
    setPercent(0);
    blockSave(true);
    try {
      const [size, { url }] = await Promise.all([pixelSize(file), upload(file, 'picture', setPercent)]);
      if (size && (size.actualWidth !== limit.width || size.actualHeight !== limit.height)) setWarning(size);
      onDone(url);
    } catch (error) {
      setProblem(toCallError(error).message);
    } finally {
      setPercent(undefined);
      blockSave(false);
    }
  };

  return { percent, problem, warning, send, clear };
}

/** Undefined if the browser cannot decode it; the server reports that. */
async function pixelSize(file: File): Promise<PixelSize | undefined> {
  try {
    const { width, height } = await createImageBitmap(file);
    return { actualWidth: width, actualHeight: height };
  } catch {
    return undefined;
  }
}
