import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const sources = fileURLToPath(new URL('../../', import.meta.url));

/** What parses a file of a user: the linter sees no import that is made while the server runs. */
const parsers = [
  /['"]saxes['"]/,
  /['"]file-type['"]/,
  /\bloadImage\b/,
  /\bread(?:Xlsx|Sheet|Workbook)\b.*['"]hucre/,
  /\bX509Certificate\b/,
  /createInflateRaw|\bgunzip|\bunzip/,
];
/** The folders whose code runs in the reader, besides that which only tests need. */
const inReader = /^kernel\/(?:file-reader|exchange\/import-file)\/|^kernel\/files\/key-file-content\.ts$/;
const isTest = /\.test\.ts$|^(?:testing|conformance|demo|release|chaos)\//;

it('解析用户文件的程序包只在单独的读取进程中使用', () => {
  const files = globSync('**/*.ts', { cwd: sources }).filter((file) => !isTest.test(file));
  const using = files.filter((file) => {
    const text = readFileSync(`${sources}${file}`, 'utf8');
    return parsers.some((parser) => parser.test(text));
  });
  expect(using.length).toBeGreaterThan(3);
  expect(using.filter((file) => !inReader.test(file))).toEqual([]);
});

it('这些文件只有读取进程加载', () => {
  const loaders = globSync('**/*.ts', { cwd: sources })
    .filter((file) => !isTest.test(file) && !inReader.test(file))
    .filter((file) =>
      /from '[^']*(?:import-file\/(?:xml|xlsx-rows|csv-rows|open-package|workbook-parts|zip-file)|\/key-file-content|\/scaled-picture|\/tasks)\.ts'/.test(
        readFileSync(`${sources}${file}`, 'utf8').replaceAll(/^import type .*$/gm, ''),
      ),
    );
  expect(loaders).toEqual([]);
});

it('每个文件由一个新的进程读取：它只加载读取所需的程序，不加载输入校验', () => {
  const program = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    await import(process.argv[1]);
    console.log(loaded.join('\\n'));`;
  const tasks = new URL('tasks.ts', import.meta.url).href;
  const loaded = execFileSync(process.execPath, ['--input-type=module', '--eval', program, tasks], {
    encoding: 'utf8',
  });
  expect(loaded).toContain('saxes');
  expect(loaded).not.toContain('node_modules/zod/');
});
