import { certificateLimit } from '@edp/contract/kernel/stored-file.ts';
import { certificate, type CertificateFile } from '@edp/contract/modules/certificate/certificate.ts';
import { useState } from 'react';
import { uploadTo } from '../../kernel/http/upload.ts';
import { useUpload } from '../../ui/media/upload/use-upload.ts';

interface Days {
  startTime: string;
  endTime: string;
}

const sendFile = (file: File, onProgress: (percent: number) => void) => uploadTo(certificate.upload, file, onProgress);

/** Uploads a certificate file and returns the validity dates found in it. */
export function useFileUpload(onDone: (file: CertificateFile) => void) {
  const [found, setFound] = useState<Days>();
  const { percent, problem, upload, clearProblem } = useUpload(
    certificateLimit,
    sendFile,
    ({ certificateFile, ...days }) => {
      if (days.endTime) setFound(days);
      onDone(certificateFile);
    },
  );
  const clear = () => {
    clearProblem();
    setFound(undefined);
  };
  const send = (file: File) => {
    clear();
    return upload(file);
  };
  return { percent, problem, found, send, clear };
}
