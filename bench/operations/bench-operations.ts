import { availableParallelism, loadavg } from 'node:os';
import { loginAs, testCaptcha } from '@edp/server/testing/login-as.ts';
import { startProduct } from '../child-server.ts';
import { readForcedNews } from '../read-forced-news.ts';
import { withScratchPostgres } from '../scratch.ts';
import { timeDocuments } from './documents.ts';
import { timeBulkWork } from './bulk-work.ts';
import { passwordStrength } from '@edp/contract/kernel/password-strength.ts';
import { certificateType } from '@edp/server/kernel/files/key-file-content.ts';
import { fileName } from '@edp/server/kernel/uploads/file-name.ts';
import { pemCertificate } from '@edp/server/testing/files/certificate-files.ts';
import { median } from '../median.ts';
import { printLimit } from '../print-limit.ts';

/** What a user or a hostile client may ask for at once, and what must not take longer out of proportion. */
export function benchOperations() {
  console.log(`load of the machine: ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} processors`);
  timeHostileTexts();
  return withScratchPostgres(async (ownerUrl, folder) => {
    const server = await startProduct(18_095, {
      DATABASE_URL: ownerUrl,
      EDP_DATA: folder,
      EDP_TEST_CAPTCHA: testCaptcha,
      REQUESTS_PER_MINUTE: '0',
    });
    try {
      const client = await loginAs(server.url, { account: 'admin', password: 'Admin123' });
      await readForcedNews(client);
      await timeBulkWork(client, ownerUrl);
      await timeDocuments(client);
    } finally {
      await server.stop();
    }
  });
}

const rounds = 5;

/** Texts that a careless pattern would take quadratic time for. */
function timeHostileTexts() {
  printLimit(
    'strength of passwords of 50 and 200 characters',
    cpuMs(() => [passwordStrength('ab'.repeat(25), 'ab'), passwordStrength('a'.repeat(200), '')]),
    100,
  );
  printLimit(
    'name of a file with 200,000 characters',
    cpuMs(() => fileName(`a${'. '.repeat(100_000)}b`)),
    1000,
  );
  printLimit(
    'a false PEM of a megabyte, many beginnings',
    cpuMs(() => certificateType(Buffer.from('-----BEGIN CERTIFICATE-----\n'.repeat(37_000)))),
    1000,
  );
  printLimit(
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
