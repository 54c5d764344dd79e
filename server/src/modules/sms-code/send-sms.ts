import { callService } from '../../kernel/http/call-service.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { AppError } from '../../kernel/app-error.ts';

/** Brings a text to a phone. */
type SendSms = (phone: string, text: string) => Promise<unknown>;

/**
 * The gateway of the installation. Without one, messages go where a developer finds them, and in production nowhere.
 */
export function smsSender(kernel: Kernel): SendSms {
  const { smsGateway, production } = kernel.config;
  if (smsGateway) return (phone, text) => callService(smsGateway, { body: { phone, text } });
  if (production) throw new AppError(503, 'smsCode.noGateway');
  return (phone, text) => intoOutbox(kernel, phone, text);
}

async function intoOutbox({ pool, log }: Kernel, phone: string, text: string) {
  await pool.query('insert into app.sms_outbox (phone, text) values ($1, $2)', [phone, text]);
  log.warn(
    { phone: masked(phone), text: withoutCodes(text) },
    'a text message, sent nowhere because SMS_GATEWAY_URL is not set: app.sms_outbox has all of it',
  );
}

const masked = (phone: string) => (phone.length > 4 ? `*******${phone.slice(-4)}` : phone);

/** Logs are copied and collected: they hold no verification codes, phone numbers or codes of companies. */
const withoutCodes = (text: string) => text.replaceAll(/[A-Z\d][A-Z\d_-]+/g, '***');
