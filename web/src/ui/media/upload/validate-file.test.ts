import { certificateLimit, mediaLimit, pictureLimit } from '@edp/contract/kernel/stored-file.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../../../kernel/text/language.ts';
import { acceptOf, validateFile } from './validate-file.ts';

const megabyte = 1024 * 1024;
const videoLimit = { types: ['video/mp4'], maxBytes: 110 * megabyte };
const documentLimit = { types: ['application/pdf', 'application/zip'], maxBytes: 50 * megabyte };

function fileOf(name: string, type: string, size = 10) {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}
beforeEach(() => setLanguage('ZHS'));

describe('上传前的检查', () => {
  it('图片：类型、大小、空文件', () => {
    expect(validateFile(fileOf('a.png', 'image/png'), [pictureLimit])).toBeUndefined();
    expect(validateFile(fileOf('a.gif', 'image/gif'), [pictureLimit])).toBe('只能上传JPG/PNG !');
    expect(validateFile(fileOf('a.png', 'image/png', megabyte - 1), [pictureLimit])).toBeUndefined();
    expect(validateFile(fileOf('a.png', 'image/png', megabyte), [pictureLimit])).toBe('文件必须小于1MB !');
    expect(validateFile(fileOf('a.png', 'image/png', 0), [pictureLimit])).toBe('文件内容为空');
  });

  it('图片或视频：各有各的大小', () => {
    const limits = [pictureLimit, videoLimit];
    expect(validateFile(fileOf('a.mp4', 'video/mp4', 20 * megabyte), limits)).toBeUndefined();
    expect(validateFile(fileOf('a.mp4', 'video/mp4', 110 * megabyte), limits)).toBe('视频必须小于110MB !');
    expect(validateFile(fileOf('a.jpg', 'image/jpeg', 20 * megabyte), limits)).toBe('文件必须小于1MB !');
    expect(validateFile(fileOf('a.pdf', 'application/pdf'), limits)).toBe('不支持上传这种文件！');
    expect(validateFile(fileOf('a.mp4', '', 20 * megabyte), [mediaLimit])).toBeUndefined();
    expect(validateFile(fileOf('a.mp4', '', 110 * megabyte), [mediaLimit])).toBe('视频必须小于110MB !');
    expect(validateFile(fileOf('a.jpg', 'image/jpeg', megabyte), [mediaLimit])).toBe('文件必须小于1MB !');
    expect(validateFile(fileOf('a.svg', 'image/svg+xml'), [mediaLimit])).toBe('不支持上传这种文件！');
  });

  it('浏览器不知道类型时看扩展名；证书总是看扩展名', () => {
    expect(validateFile(fileOf('说明.PDF', ''), [documentLimit])).toBeUndefined();
    expect(validateFile(fileOf('说明.exe', ''), [documentLimit])).toBe('不支持上传这种文件！');
    expect(validateFile(fileOf('own.cer', 'application/x-x509-ca-cert'), [certificateLimit])).toBeUndefined();
  });

  it('文件选择框只列出可选的', () => {
    expect(acceptOf([pictureLimit, videoLimit])).toBe('.jpg,.jpeg,.png,.mp4');
    expect(acceptOf([certificateLimit])).toBe('.p12,.pfx,.cer,.crt,.pem');
  });
});
