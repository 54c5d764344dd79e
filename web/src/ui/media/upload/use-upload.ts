import type { FileLimit } from '@edp/contract/kernel/stored-file.ts';
import { useState } from 'react';
import { toCallError } from '../../../kernel/http/call-error.ts';
import { useBlockSave } from '../../form/engine/form-context.ts';
import { validateFile } from './validate-file.ts';

type SendOne<Result> = (file: File, onProgress: (percent: number) => void) => Promise<Result>;

/** Uploads one file after validation; the server checks its content again. */
export function useUpload<Result>(limit: FileLimit, send: SendOne<Result>, onDone: (result: Result) => void) {
  const [percent, setPercent] = useState<number>();
  const [problem, setProblem] = useState('');
  useBlockSave(percent !== undefined);

  const upload = async (file: File) => {
    const validationError = validateFile(file, [limit]);
    setProblem(validationError ?? '');
    if (validationError) return;
    setPercent(0);
    try {
      onDone(await send(file, setPercent));
    } catch (error) {
      setProblem(toCallError(error).message);
    } finally {
      setPercent(undefined);
    }
  };
  return { percent, problem, upload, clearProblem: () => setProblem('') };
}
