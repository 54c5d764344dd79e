import { readdirSync, readFileSync } from 'node:fs';
import { posix, sep } from 'node:path';
import { inRoot } from '../root.mjs';
import { StepFailed } from '../step.mjs';

const folders = ['contract/src/modules', 'server/src/modules', 'web/src/modules'];

/** Fails where modules import each other in a circle, types included. A test may import what it likes. */
export async function checkModuleImports() {
  const { parseSync } = await import('oxc-parser');
  const circles = [];
  let modules = 0;
  for (const folder of folders) {
    const imports = readImports(folder, parseSync);
    modules += imports.size;
    circles.push(...findCircles(imports).map((circle) => `${folder}: ${circle.join(' → ')}`));
  }
  if (modules === 0) throw new StepFailed('There are no modules.');
  if (circles.length) throw new StepFailed(`Modules import each other in a circle:\n${circles.join('\n')}`);
  return { note: `${modules} modules, none in a circle` };
}

/** The modules that each module imports. */
function readImports(folder, parseSync) {
  const imports = new Map();
  for (const path of readdirSync(inRoot(folder), { recursive: true })) {
    if (!/(?<!\.test)\.tsx?$/.test(path)) continue;
    const file = path.replaceAll(sep, '/');
    const name = file.split('/')[0];
    const others = imports.get(name) ?? new Set();
    imports.set(name, others);
    const { module } = parseSync(file, readFileSync(inRoot(folder, path), 'utf8'));
    for (const { moduleRequest } of module.staticImports) {
      if (!moduleRequest.value.startsWith('.')) continue;
      const [other] = posix.join(posix.dirname(file), moduleRequest.value).split('/');
      if (other !== '..' && other !== name) others.add(other);
    }
  }
  return imports;
}

/** Each circle once, as the way that leads from a module back to itself. */
function findCircles(imports) {
  const circles = [];
  const done = new Set();
  const visit = (name, way) => {
    if (way.includes(name)) circles.push([...way.slice(way.indexOf(name)), name]);
    if (done.has(name)) return;
    done.add(name);
    for (const other of imports.get(name) ?? []) visit(other, [...way, name]);
  };
  for (const name of imports.keys()) visit(name, []);
  return circles;
}
