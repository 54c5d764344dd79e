import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ageText, clockText, wholeTime } from './clock-text.ts';
import { setLanguage } from './language.ts';

const at = (time: string) => new Date(`2026-11-${time}`).getTime();

beforeEach(() => {
  setLanguage('ZHS');
  vi.useFakeTimers({ now: at('15T10:47:30') });
});
afterEach(() => {
  vi.useRealTimers();
  setLanguage('ZHS');
});

describe('时间的写法', () => {
  it('今天只写时刻，别的日子加上日期', () => {
    expect(clockText(at('15T09:05:00'))).toBe('09:05');
    expect(clockText(at('14T23:59:00'))).toBe('11月14日 23:59');
  });

  it('完整的时间在两种语言中写法相同', () => {
    const texts = (['ZHS', 'ENG'] as const).map((language) => {
      setLanguage(language);
      return wholeTime(at('05T09:05:07'));
    });
    expect(texts).toEqual(['2026-11-05 09:05:07', '2026-11-05 09:05:07']);
  });

  it('多久以前', () => {
    expect(
      [at('15T10:47:00'), at('15T10:42:00'), at('15T07:00:00'), at('14T09:00:00'), at('12T09:00:00')].map(ageText),
    ).toEqual(['刚刚', '5分钟前', '3小时前', '昨天', '3天前']);
    setLanguage('ENG');
    expect(ageText(at('15T10:42:00'))).toBe('5 minutes ago');
  });
});
