import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { pixelsOf } from './picture-size.ts';

describe('图片的像素数', () => {
  it('从文件头读出，不解码', () => {
    expect(pixelsOf(createCanvas(300, 20).toBuffer('image/png'))).toBe(6000);
    expect(pixelsOf(createCanvas(300, 20).toBuffer('image/jpeg'))).toBe(6000);
  });

  it.each([
    ['空', Buffer.alloc(0)],
    ['文字', Buffer.from('no picture at all, only text')],
    ['截断的 JPEG', createCanvas(300, 20).toBuffer('image/jpeg').subarray(0, 12)],
    ['长度为零的段', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]), Buffer.alloc(50)])],
  ])('%s没有', (_what, content) => {
    expect(pixelsOf(content)).toBeUndefined();
  });
});
