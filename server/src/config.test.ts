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
    [{ KEEP_CHAT_DAYS: '7' }, 'KEEP_CHAT_DAYS (0 for ever, or at least 30)'],
    [
      { SCAN_UPLOADS: 'tcp://clamd' },
      'SCAN_UPLOADS (tcp://host:port, unix:/path/of/socket, or a program with its arguments)',
    ],
    [{ SCAN_UPLOADS: 'unix:clamd.ctl' }, 'SCAN_UPLOADS'],
    [{ SMS_GATEWAY_URL: 'ftp://sms' }, 'SMS_GATEWAY_URL (not an http:// or https:// address)'],
  ])('%j 一行说明哪里不对', (environment, part) => {
    const message = refusal(environment);
    expect(message).toContain(part);
    expect(message).not.toContain('\n');
    expect(message).not.toContain('Secret12345');
  });
});

it.each([
  ['tcp://clamd.internal:3310', { host: 'clamd.internal', port: 3310 }],
  ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['clamdscan --no-summary -', { command: 'clamdscan', args: ['--no-summary', '-'] }],
])('SCAN_UPLOADS 可以是 %s', (SCAN_UPLOADS, scanner) => {
  expect(readConfig({ SCAN_UPLOADS }).scanning).toEqual({ scanner, timeoutMs: 120_000 });
});

describe('TRUST_PROXY', () => {
  it.each([
    'true',
    'on',
    '1',
    'proxy.example',
    '10.0.0.0/0',
    '10.0.0.0/33',
    '::/0',
    '10.0.0.1/8/8',
    '10.0.0.1,',
    'loopback;10.0.0.1',
  ])('%j 被拒绝，并说明该写什么', (TRUST_PROXY) => {
    expect(refusal({ TRUST_PROXY })).toMatch(
      /^wrong setting: TRUST_PROXY \(list the addresses of your proxies, for example loopback or 10\.0\.0\.5,10\.1\.0\.0\/16; .+\)$/,
    );
  });

  it.each([
    ['', []],
    ['false', []],
    ['off', []],
    ['loopback', ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1']],
    ['10.0.0.5, 2001:db8::/32', ['10.0.0.5', '::ffff:10.0.0.5', '2001:db8:7::1']],
    ['10.1.0.0/16,loopback', ['10.1.200.3', '::ffff:10.1.0.9', '127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1']],
  ])('%j 只信任 %j', (TRUST_PROXY, trusted) => {
    const addresses = [
      '127.0.0.1',
      '127.8.8.8',
      '::1',
      '::ffff:127.0.0.1',
      '10.0.0.5',
      '::ffff:10.0.0.5',
      '2001:db8:7::1',
      '10.1.200.3',
      '::ffff:10.1.0.9',
      '10.0.0.6',
      '2001:db9::1',
      '203.0.113.7',
      '',
      'unknown',
      '10.0.0.5:80',
    ];
    const { isTrustedProxy } = readConfig({ TRUST_PROXY });
    expect(addresses.filter((address) => isTrustedProxy(address)).toSorted()).toEqual(trusted.toSorted());
    expect(isTrustedProxy(undefined)).toBe(false);
  });
});

describe('生产环境', () => {
  const production = { NODE_ENV: 'production', EDP_SECRET: secret };
  it('密钥齐备时可以启动，没有演示数据', () => {
    expect(readConfig(production)).toMatchObject({ production: true, demo: false, host: '127.0.0.1' });
    expect(readConfig({ ...production, HOST: '0.0.0.0' })).toMatchObject({ host: '0.0.0.0' });
  });
  it.each([
    [{ NODE_ENV: 'production' }, 'EDP_SECRET must be set'],
    [{ ...production, EDP_DEMO: 'true' }, 'EDP_DEMO (demo accounts) is not allowed'],
    [{ ...production, EDP_TEST_CAPTCHA: '8888' }, 'EDP_TEST_CAPTCHA is not allowed'],
  ])('拒绝 %j', (environment, part) => {
    expect(refusal(environment)).toContain(part);
  });
});
