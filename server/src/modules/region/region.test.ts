import { region } from '@edp/contract/modules/region/region.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { findRegions } from './regions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('省市区', () => {
  it('不登录即可取得完整的三级树', async () => {
    const tree = await app.anonymous().data(region.tree, {});
    expect(tree).toHaveLength(34);
    const guangdong = tree.find(({ name }) => name === '广东省')!;
    const shenzhen = guangdong.children.find(({ name }) => name === '深圳市')!;
    expect([guangdong.id, shenzhen.id]).toEqual(['440000', '440300']);
    const { headers } = await app.anonymous().succeed(region.tree, {});
    expect(headers.get('cache-control')).toBe('private, max-age=86400');
    expect(shenzhen.children).toContainEqual({ id: '440305', name: '南山区', children: [] });
  });

  it('按名称或代码查找，直到没有下级为止', async () => {
    const names = async (path: string[]) => (await findRegions(path))?.map(({ name }) => name).join('/');
    expect(await names(['广东省', '深圳市', '南山区'])).toBe('广东省/深圳市/南山区');
    expect(await names(['440000', '440300', '440305'])).toBe('广东省/深圳市/南山区');
    expect(await names(['北京市', '北京市', '海淀区'])).toBe('北京市/北京市/海淀区');
    expect(await names(['广东省', '东莞市'])).toBe('广东省/东莞市');
    expect(await names(['香港特别行政区'])).toBe('香港特别行政区');
    for (const wrong of [
      [],
      ['广东省'],
      ['广东省', '深圳市'],
      ['广东省', '杭州市', '西湖区'],
      ['火星', '深圳市'],
      ['香港特别行政区', '中西区'],
    ]) {
      expect(await names(wrong), wrong.join('/')).toBeUndefined();
    }
  });
});
