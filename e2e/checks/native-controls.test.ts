import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const folder = resolve(import.meta.dirname, '../../web/src');
const native = /<select\b|\btype="(?:date|datetime-local|month|week|time|color)"|\btype=\{'date'\}/;

/** Shown before login, where antd is not loaded. */
const beforeLogin = /^(?:modules\/(?:auth|login|register)\/|ui\/entry\/auth-layout\.tsx$)/;

it('登录之后没有浏览器自带的下拉框与日期框', () => {
  const files = globSync('**/*.tsx', { cwd: folder });
  expect(files.length).toBeGreaterThan(200);
  expect(
    files.filter((file) => beforeLogin.test(file) && native.test(readFileSync(join(folder, file), 'utf8'))),
  ).not.toEqual([]);
  expect(
    files.filter((file) => !beforeLogin.test(file) && native.test(readFileSync(join(folder, file), 'utf8'))),
  ).toEqual([]);
});
