import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { version } from './version.ts';

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

interface Package {
  version: string;
  workspaces: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
interface Lock {
  version: string;
  packages: Record<string, Package>;
}

const ours = ({ dependencies, devDependencies }: Package) =>
  Object.entries({ ...dependencies, ...devDependencies })
    .filter(([name]) => name.startsWith('@edp/'))
    .map(([, range]) => range);

describe('发行版本', () => {
  it('各包、它们之间的依赖与锁定文件写着同一个版本', () => {
    const { workspaces } = JSON.parse(read('package.json')) as Package;
    const lock = JSON.parse(read('package-lock.json')) as Lock;
    const packages = workspaces.map((name) => JSON.parse(read(`${name}/package.json`)) as Package);
    const locked = ['', ...workspaces].map((name) => lock.packages[name]!);
    const named = [...packages, ...locked].flatMap((each) => [each.version, ...ours(each)]);
    expect(named.length).toBeGreaterThan(workspaces.length * 2);
    expect(new Set([lock.version, ...named])).toEqual(new Set([version]));
  });

  it('更新记录中，未发布的之后就是这个版本，带有日期', () => {
    const sections = [...read('CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(([, title]) => title!);
    expect(sections[0]).toBe('未发布');
    const [release, date] = sections[1]!.split(' — ');
    expect(release).toBe(version);
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});
