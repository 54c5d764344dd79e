import { z } from 'zod';
import { isProxyList, trustedProxies } from './kernel/http/trusted-proxies.ts';
import { StartError } from './kernel/process/start-error.ts';
import { parseScanner } from './kernel/uploads/scanner.ts';

/** Known to everyone who reads this file, so production refuses it. */
const developmentSecret = 'edp-development-secret-not-for-production';

const number = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback);
const noneOrAtLeast = (min: number, max: number, expected: string) =>
  z.coerce
    .number()
    .int()
    .max(max)
    .refine((value) => value === 0 || value >= min, expected);
const keepDays = (fallback: number) => noneOrAtLeast(30, 36_500, '0 for ever, or at least 30').default(fallback);
const megabyte = 1024 * 1024;
const on = z.stringbool();
const optional = z.string().min(1).optional();
const proxyListExpected =
  'list the addresses of your proxies, for example loopback or 10.0.0.5,10.1.0.0/16; "true" is refused because every client could forge its address';
const httpAddress = z.url({ protocol: /^https?$/, error: 'not an http:// or https:// address' }).optional();

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: number(8080, 0, 65_535),
  HOST: optional,
  WORKERS: number(1, 1, 64),
  WORKER_MEMORY_MB: noneOrAtLeast(512, 1_000_000, '0 for no limit, or at least 512').default(1024),
  EDP_DATA: z.string().min(1).default('.data'),
  EDP_SECRET: z.string().min(32, 'at least 32 characters').default(developmentSecret),
  EDP_DEMO: on.optional(),
  EDP_TEST_CAPTCHA: optional,
  ALLOW_TEST_DATA: on.default(false),
  EDP_TIME_ZONE: z.string().refine(isTimeZone, 'not a time zone').default('Asia/Shanghai'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'not a postgres:// address' }).optional(),
  DATABASE_APP_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'not a postgres:// address' }).optional(),
  DATABASE_POOL: number(16, 1, 200),
  REQUESTS_PER_MINUTE: number(1200, 0, 1_000_000_000),
  TENANT_QUOTA_MB: number(51_200, 0, 1_000_000_000),
  USER_QUOTA_MB: number(5120, 0, 1_000_000_000),
  VISITOR_QUOTA_MB: number(5120, 0, 1_000_000_000),
  MIN_FREE_DISK_MB: number(1024, 0, 1_000_000_000),
  UPLOAD_STALL_SECONDS: number(30, 1, 300),
  REQUEST_BODY_SECONDS: number(120, 1, 3600),
  SESSION_MAX_DAYS: number(30, 1, 3650),
  TRUST_PROXY: z.string().refine(isProxyList, proxyListExpected).default('').transform(trustedProxies),
  METRICS_TOKEN: optional,
  PLATFORM_ADMIN_PASSWORD: z.string().min(12, 'at least 12 characters').max(200, 'at most 200 characters').optional(),
  KEEP_MESSAGES_DAYS: keepDays(365),
  KEEP_CHAT_DAYS: keepDays(730),
  KEEP_NEWS_VIEWS_DAYS: keepDays(730),
  KEEP_CERTIFICATE_REVEALS_DAYS: keepDays(1095),
  KEEP_REJECTED_APPLICATIONS_DAYS: keepDays(180),
  KEEP_LOGIN_RECORDS_DAYS: keepDays(180),
  CHANGE_LOG_MONTHS: number(0, 0, 1200),
  JOB_CONCURRENCY: number(3, 0, 64),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  SMS_GATEWAY_URL: httpAddress,
  SMS_GATEWAY_TOKEN: optional,
  COMPANY_LOOKUP_URL: httpAddress,
  COMPANY_LOOKUP_TOKEN: optional,
  SCAN_UPLOADS: z
    .string()
    .refine(
      (text) => parseScanner(text) !== undefined,
      'tcp://host:port, unix:/path/of/socket, or a program with its arguments',
    )
    .optional(),
  SCAN_SECONDS: number(120, 1, 300),
  S3_ENDPOINT: z.url('not an address').optional(),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY: optional,
  S3_SECRET_KEY: optional,
});

export type Config = ReturnType<typeof readConfig>;

/** Reads every setting once. Each thing that is wrong is named, all of them together, in one line. */
export function readConfig(environment: Record<string, string | undefined>) {
  const variables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(variables);
  if (!parsed.success) {
    throw new StartError(`wrong setting: ${parsed.error.issues.map(describe).join('; ')}`);
  }
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  if (production) refuseUnsafe(env);
  if (env.S3_ENDPOINT && !(env.S3_ACCESS_KEY && env.S3_SECRET_KEY)) {
    throw new StartError('wrong setting: S3_ENDPOINT needs S3_ACCESS_KEY and S3_SECRET_KEY');
  }
  return {
    production,
    port: env.PORT,
    host: env.HOST ?? (production ? '127.0.0.1' : 'localhost'),
    workers: env.WORKERS,
    /** In bytes; 0 for no limit. */
    workerMemory: env.WORKER_MEMORY_MB * megabyte,
    dataFolder: env.EDP_DATA,
    secret: env.EDP_SECRET,
    demo: env.EDP_DEMO ?? !production,
    testCaptcha: env.EDP_TEST_CAPTCHA,
    /** Whether administrators of the platform may create products for load tests. */
    allowsTestData: env.ALLOW_TEST_DATA,
    timeZone: env.EDP_TIME_ZONE,
    database: { ownerUrl: env.DATABASE_URL, appUrl: env.DATABASE_APP_URL, pool: env.DATABASE_POOL },
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    /** In bytes; 0 for no limit. */
    quotas: {
      tenant: env.TENANT_QUOTA_MB * megabyte,
      person: env.USER_QUOTA_MB * megabyte,
      visitors: env.VISITOR_QUOTA_MB * megabyte,
    },
    minFreeDiskBytes: env.MIN_FREE_DISK_MB * megabyte,
    bodyTime: { stallMs: env.UPLOAD_STALL_SECONDS * 1000, totalMs: env.REQUEST_BODY_SECONDS * 1000 },
    /** Absolute lifetime of a session, however much it is used. */
    sessionMaxDays: env.SESSION_MAX_DAYS,
    isTrustedProxy: env.TRUST_PROXY,
    metricsToken: env.METRICS_TOKEN,
    /** The password of the first administrator of the platform tenant; of no use once that tenant exists. */
    platformAdminPassword: env.PLATFORM_ADMIN_PASSWORD,
    /** 0 for ever. */
    keepDays: {
      messages: env.KEEP_MESSAGES_DAYS,
      chat: env.KEEP_CHAT_DAYS,
      newsViews: env.KEEP_NEWS_VIEWS_DAYS,
      certificateReveals: env.KEEP_CERTIFICATE_REVEALS_DAYS,
      rejectedApplications: env.KEEP_REJECTED_APPLICATIONS_DAYS,
      loginRecords: env.KEEP_LOGIN_RECORDS_DAYS,
    },
    /** The times of the live channel. They are no settings and stand here because tests pass shorter ones. */
    live: {
      /** A window that sends nothing for this long after it connected is closed. */
      silentMs: 5000,
      /** A process that has not updated its row for `goneMs` has ended, and its users are offline. */
      beatMs: 10_000,
      goneMs: 30_000,
      /** A user who reloads the page is offline for a moment only. */
      graceMs: 2000,
      /** Between two looks for news whose time has come. */
      dueNewsMs: 5000,
    },
    /** How many months the change log is kept besides the current one; 0 for ever. */
    changeLogMonths: env.CHANGE_LOG_MONTHS,
    /** Background jobs at the same time in each process; 0: this process leaves jobs and schedules to others. */
    jobConcurrency: env.JOB_CONCURRENCY,
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    /** Answers are checked against the contract wherever tests run; users need not pay for it. */
    checkAnswers: env.NODE_ENV === 'test',
    smsGateway: env.SMS_GATEWAY_URL ? { url: env.SMS_GATEWAY_URL, token: env.SMS_GATEWAY_TOKEN } : undefined,
    companyLookup: env.COMPANY_LOOKUP_URL
      ? { url: env.COMPANY_LOOKUP_URL, token: env.COMPANY_LOOKUP_TOKEN }
      : undefined,
    /** The scanner of uploads, and for how long it may be silent. */
    scanning: {
      scanner: env.SCAN_UPLOADS ? parseScanner(env.SCAN_UPLOADS) : undefined,
      timeoutMs: env.SCAN_SECONDS * 1000,
    },
    s3: env.S3_ENDPOINT
      ? {
          endpoint: env.S3_ENDPOINT,
          region: env.S3_REGION,
          accessKeyId: env.S3_ACCESS_KEY!,
          secretAccessKey: env.S3_SECRET_KEY!,
        }
      : undefined,
  };
}

function refuseUnsafe(env: z.output<typeof Environment>) {
  const unsafe = [
    env.EDP_SECRET === developmentSecret && 'EDP_SECRET must be set',
    env.EDP_DEMO && 'EDP_DEMO (demo accounts) is not allowed',
    env.EDP_TEST_CAPTCHA && 'EDP_TEST_CAPTCHA is not allowed',
  ].filter(Boolean);
  if (unsafe.length) throw new StartError(`NODE_ENV=production: ${unsafe.join('; ')}`);
}

const describe = (issue: z.core.$ZodIssue) => `${issue.path.join('.')} (${issue.message})`;

function isTimeZone(value: string) {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}
