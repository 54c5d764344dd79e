import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * A name of two or three letters for each class and animation of the style modules, the same in every build: with long
 * names the style sheets weigh a quarter more.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const files = globSync('**/*.module.css', { cwd: root }).toSorted();
  const classes = files.flatMap((file) =>
    [...new Set(readFileSync(join(root, file), 'utf8').match(/(?<=\.|@keyframes )[a-zA-Z_][\w-]*/g))].map(
      (name) => `${file} ${name}`,
    ),
  );
  const numbers = new Map(classes.map((each, index) => [each, index]));
  return (name, file) => {
    const number = numbers.get(`${relative(root, file.split('?')[0]!)} ${name}`);
    if (number === undefined) throw new Error(`${file} has no class ${name}`);
    return `_${number.toString(36)}`;
  };
}
