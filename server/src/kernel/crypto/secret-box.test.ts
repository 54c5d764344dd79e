import { describe, expect, it } from 'vitest';
import { openSecretBox } from './secret-box.ts';

const secret = 'x'.repeat(32);
const box = openSecretBox(secret, 'certificate-password');

describe('加密保存的内容', () => {
  it('只有同一密钥、同一归属才能读出', () => {
    const sealed = box.seal('密码 Abc 123 ', '1');
    expect(sealed).not.toContain('Abc');
    expect(box.open(sealed, '1')).toBe('密码 Abc 123 ');
    expect(box.open(sealed, '2')).toBeUndefined();
    expect(openSecretBox('y'.repeat(32), 'certificate-password').open(sealed, '1')).toBeUndefined();
    expect(openSecretBox(secret, 'file-link').open(sealed, '1')).toBeUndefined();
  });

  it('相同的内容每次都不同', () => {
    expect(box.seal('same', '1')).not.toBe(box.seal('same', '1'));
  });

  it.each([
    ['空', ''],
    ['明文', 'Abc123'],
    ['太短', 'v1.AAAA'],
    ['被改动', box.seal('Abc123', '1').replace(/(?<=^.{20})./, (one) => (one === 'A' ? 'B' : 'A'))],
  ])('%s的读不出，也不出错', (_what, text) => {
    expect(box.open(text, '1')).toBeUndefined();
  });
});
