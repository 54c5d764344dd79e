import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const folder = resolve(import.meta.dirname, '../../web/src');
const classesIn = (file: string) =>
  new Set([...readFileSync(file, 'utf8').matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name!));

/** `styles.title` of a component, and `composes: hidden from './x.module.css'` of a style sheet. */
function* referencesOf(file: string): Generator<{ sheet: string; name: string }> {
  const text = readFileSync(file, 'utf8');
  for (const [, names, sheet] of text.matchAll(/composes: ([\w -]+) from '([^']+)'/g)) {
    for (const name of names!.split(' ')) yield { sheet: sheet!, name };
  }
  for (const [, variable, sheet] of text.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)) {
    for (const [, name] of text.matchAll(new RegExp(`(?<![\\w./-])${variable}\\.([a-zA-Z]\\w*)`, 'g')))
      yield { sheet: sheet!, name: name! };
  }
}

it('样式表中有每一处用到的类名', () => {
  const missing: string[] = [];
  let count = 0;
  for (const file of globSync('**/*.{tsx,ts,module.css}', { cwd: folder })) {
    for (const { sheet, name } of referencesOf(join(folder, file))) {
      const path = resolve(dirname(join(folder, file)), sheet);
      count += 1;
      if (!existsSync(path) || !classesIn(path).has(name)) missing.push(`${file}: ${name}`);
    }
  }
  expect(missing).toEqual([]);
  expect(count).toBeGreaterThan(500);
});
