import { certificateLimit, toMegabytes } from '@edp/contract/kernel/stored-file.ts';
import { certificate, type CertificateFile } from '@edp/contract/modules/certificate.ts';
import { translate } from '@edp/contract/texts.ts';
import { useState } from 'react';
import { toCallError } from '../../kernel/call-error.ts';
import { language } from '../../kernel/language.ts';
import { uploadTo } from '../../kernel/upload.ts';
import { useFormScope } from '../../ui/form-context.ts';

interface Days {
  startTime: string;
  endTime: string;
}

/** Uploads a certificate file after validation; the server checks its content. */
export function useFileUpload(onDone: (file: CertificateFile) => void) {
  const { blockSave } = useFormScope();
  const [percent, setPercent] = useState<number>();
  const [problem, setProblem] = useState('');
  const [found, setFound] = useState<Days>();

  const clear = () => {
    setProblem('');
    setFound(undefined);
  };

  const send = async (file: File) => {
    clear();
    const validationError = validateFile(file);
    if (validationError) return setProblem(validationError);
    setPercent(0);
    blockSave(true);
    try {
      const { certificateFile, ...days } = await uploadTo(certificate.upload, file, setPercent);
      if (days.endTime) setFound(days);
      onDone(certificateFile);
    } catch (error) {
      setProblem(toCallError(error).message);
    } finally {
      setPercent(undefined);
      blockSave(false);
    }
  };

  return { percent, problem, found, send, clear };
}

function validateFile({ name, size }: File): string | undefined {
  const { extensions, maxBytes } = certificateLimit;
  if (!extensions.some((extension) => name.toLowerCase().endsWith(extension))) return translate('file.unsupported', language());
  if (size > maxBytes) return translate('file.tooLarge', language(), { max: toMegabytes(maxBytes) });
  return size === 0 ? translate('file.empty', language()) : undefined;
}
