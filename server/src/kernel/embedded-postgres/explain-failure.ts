import { StartError } from '../process/start-error.ts';

const fullDisk = /ENOSPC|EDQUOT|No space left on device|Check free disk space|Disk quota exceeded/;
const notWritable = /EACCES|EPERM|EROFS|Permission denied|Read-only file system/;
const notFolder = /ENOTDIR|EEXIST/;

/** Turns what the system or PostgreSQL said into the one line that an operator can act on. */
export function explainFailure(doing: string, folder: string, said: unknown): StartError {
  if (said instanceof StartError) return said;
  const text = said instanceof Error ? said.message : String(said);
  if (fullDisk.test(text)) return new StartError(`${doing}: the disk that holds ${folder} is full.`);
  if (notFolder.test(text)) return new StartError(`${doing}: ${folder} is not a folder.`);
  if (notWritable.test(text))
    return new StartError(`${doing}: no permission to write in ${folder} (${essence(text)}).`);
  return new StartError(`${doing}: ${essence(text)}`);
}

function essence(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const telling = lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? 'no reason given';
  return telling.replace(/^.*?(?=FATAL|PANIC)/, '').replace(/\s+/g, ' ');
}
