import { passwordStrength } from '@edp/contract/kernel/password-strength.ts';
import { certificateType } from '@edp/server/kernel/files/key-file-content.ts';
import { fileName } from '@edp/server/kernel/uploads/file-name.ts';
import { pemCertificate } from '@edp/server/testing/certificate-files.ts';
import { median } from '../median.ts';
import type { Print } from './bench-operations.ts';

const rounds = 5;

/** Texts that a careless pattern would take quadratic time for. */
export function timeHostileTexts(print: Print) {
  print(
    'strength of passwords of 50 and 200 characters',
    cpuMs(() => [passwordStrength('ab'.repeat(25), 'ab'), passwordStrength('a'.repeat(200), '')]),
    100,
  );
  print(
    'name of a file with 200,000 characters',
    cpuMs(() => fileName(`a${'. '.repeat(100_000)}b`)),
    1000,
  );
  print(
    'a false PEM of a megabyte, many beginnings',
    cpuMs(() => certificateType(Buffer.from('-----BEGIN CERTIFICATE-----\n'.repeat(37_000)))),
    1000,
  );
  print(
    'a false PEM of a megabyte, many blanks',
    cpuMs(() => certificateType(Buffer.from(`${pemCertificate}${' '.repeat(900_000)}x`))),
    1000,
  );
}

/** The time of the processor, whatever else the machine does. */
function cpuMs(work: () => unknown): number {
  return median(
    Array.from({ length: rounds }, () => {
      const before = process.threadCpuUsage();
      work();
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000;
    }),
  );
}
