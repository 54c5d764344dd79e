import { writeFile } from 'node:fs/promises';
import { initialsFile } from './initials-file.ts';

// Run by `npm run initials -w server` after an update of pinyin-pro.
await writeFile(new URL('../../../functions/initials.sql', import.meta.url), await initialsFile());
