import { ensureTemplates } from './test-template.ts';

/** Run by tools/tests/test-data.mjs; prints what it did. */
process.stdout.write((await ensureTemplates()).isNew ? 'made from the demo data' : 'unchanged');
