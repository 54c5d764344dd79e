import { loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { demoProducts } from '../demo-products.ts';
import { drawPictures } from '../product-pictures.ts';
import { drawLook } from './draw-look.ts';
import { looks } from './looks.ts';

describe('演示商品的图片', () => {
  it('同样外观的商品共用一张，每种外观都有商品', async () => {
    const products = demoProducts();
    const drawn = drawPictures(products);
    expect(drawn.size).toBeLessThan(products.length / 2);
    for (const each of drawn.values()) expect((await each).length).toBeGreaterThan(2000);
    expect(new Set(products.map(({ look }) => look))).toEqual(new Set(Object.keys(looks)));
  });

  it('按缩略图与主图的尺寸，颜色不同则图片不同，不超过60KB', async () => {
    const [blue, red] = [await drawLook('helmet', '工业蓝', 750, 550), await drawLook('helmet', '信号红', 750, 550)];
    expect(await loadImage(blue)).toMatchObject({ width: 750, height: 550 });
    expect(blue.equals(red)).toBe(false);
    expect(blue.length).toBeLessThan(60_000);
  });
});
