import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

interface Step {
  /** Within the repository; `NNNN` stands for the number of the next migration. */
  path: string;
  language: string;
  content: string;
}

/** The files that a document shows, each below a line with nothing but its path. */
export const stepsIn = (text: string): readonly Step[] =>
  [...text.matchAll(/^`([^`\n]+)`\n```(\w+)\n(.*?)^```$/gms)].map(([, path = '', language = '', content = '']) => ({
    path,
    language,
    content,
  }));

/** Does in a copy of the repository what the steps say. */
export async function followSteps(folder: string, steps: readonly Step[]): Promise<void> {
  for (const [index, { path, language, content }] of steps.entries()) {
    const file = join(folder, path.replace('NNNN', String(9000 + index)));
    if (language === 'diff') await writeFile(file, withLines(await readFile(file, 'utf8'), content, path));
    else {
      await mkdir(dirname(file), { recursive: true });
      // It replaces no file.
      await writeFile(file, content, { flag: 'wx' });
    }
  }
}

/** Each line with `+` goes behind the one above it, which is in the text once. */
function withLines(text: string, diff: string, path: string): string {
  const lines = text.split('\n');
  let place = -1;
  for (const line of diff.trimEnd().split('\n')) {
    const shown = line.slice(1);
    if (line.startsWith('+')) lines.splice(++place, 0, shown);
    else {
      place = lines.indexOf(shown);
      if (place < 0 || lines.includes(shown, place + 1))
        throw new Error(`CONTRIBUTING names a line that ${path} does not have once: ${shown}`);
    }
  }
  return lines.join('\n');
}
