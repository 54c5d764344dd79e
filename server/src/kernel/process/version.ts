import { readFileSync } from 'node:fs';

const rootPackage = new URL('../../../../package.json', import.meta.url);

/** The release that runs, as the package.json at the root names it: for `/healthz`, `/docs` and backups. */
export const { version } = JSON.parse(readFileSync(rootPackage, 'utf8')) as { version: string };
