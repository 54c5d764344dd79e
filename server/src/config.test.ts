import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const secret = 'x'.repeat(40);
const refusal = (environment: Record<string, string>) => {
  try {
    readConfig(environment);
    return 'accepted';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('设置', () => {
  it('开发环境不需要任何设置', () => {
    expect(readConfig({})).toMatchObject({ production: false, port: 8080, host: 'localhost', demo: true });
  });
  it('空的设置等于没有设置', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080 });
  });
  it.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL (not a postgres:// address)'],
    [{ EDP_TIME_ZONE: 'Mars/Base' }, 'EDP_TIME_ZONE (not a time zone)'],
    [{ EDP_SECRET: 'short' }, 'EDP_SECRET (at least 32 characters)'],
    [{ S3_ENDPOINT: 'http://s3.test/bucket' }, 'S3_ENDPOINT needs S3_ACCESS_KEY and S3_SECRET_KEY'],
    [{ EDP_DEMO: 'maybe' }, 'EDP_DEMO'],
    [{ PLATFORM_ADMIN_PASSWORD: 'Secret12345' }, 'PLATFORM_ADMIN_PASSWORD (at least 12 characters)'],
    [{ SMS_GATEWAY_URL: 'ftp://sms' }, 'SMS_GATEWAY_URL (not an http:// or https:// address)'],
  ])('%j 一行说明哪里不对', (environment, part) => {
    const message = refusal(environment);
    expect(message).toContain(part);
    expect(message).not.toContain('\n');
    expect(message).not.toContain('Secret12345');
  });
});

describe('生产环境', () => {
  const production = { NODE_ENV: 'production', EDP_SECRET: secret };
  it('密钥齐备时可以启动，没有演示数据', () => {
    expect(readConfig(production)).toMatchObject({ production: true, demo: false, host: '0.0.0.0' });
  });
  it.each([
    [{ NODE_ENV: 'production' }, 'EDP_SECRET must be set'],
    [{ ...production, EDP_DEMO: 'true' }, 'EDP_DEMO (demo accounts) is not allowed'],
    [{ ...production, EDP_TEST_CAPTCHA: '8888' }, 'EDP_TEST_CAPTCHA is not allowed'],
  ])('拒绝 %j', (environment, part) => {
    expect(refusal(environment)).toContain(part);
  });
});
