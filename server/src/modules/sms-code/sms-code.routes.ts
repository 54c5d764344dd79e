import { resendSeconds, smsCode } from '@edp/contract/modules/sms-code/sms-code.ts';
import { translate } from '@edp/contract/texts.ts';
import { countAttempt, clearAttempts } from '../../kernel/session/attempts.ts';
import { inTransaction } from '../../kernel/database/tenant-database.ts';
import { bind } from '../../kernel/http/bind.ts';
import { AppError } from '../../kernel/app-error.ts';
import { nonceHash } from '../../kernel/http/replay-guard.ts';
import { smsSender } from './send-sms.ts';
import { issueCode } from './sms-codes.ts';

const perAddress = { most: 30, seconds: 3600 };
const perPhone = { most: 1, seconds: resendSeconds };
const perPhoneAndDay = { most: 10, seconds: 24 * 3600 };

export const smsCodeRoutes = bind(smsCode, {
  async send({ input: { phone }, kernel, caller, language }) {
    const { pool, config, log } = kernel;
    const sendSms = smsSender(kernel);
    await countAttempt(pool, `sms:${caller.address}`, perAddress);
    await countAttempt(pool, `sms:${phone}`, perPhone);
    await countAttempt(pool, `sms-day:${phone}`, perPhoneAndDay);
    const code = await inTransaction(pool, { requestId: caller.requestId, nonce: nonceHash(caller.nonce) }, (db) =>
      issueCode(db, config, phone),
    );
    try {
      await sendSms(phone, translate('smsCode.text', language, { code }));
    } catch (error) {
      log.warn({ error: String(error), requestId: caller.requestId }, 'a text message could not be sent');
      // Nothing arrived, so the user need not wait before trying again.
      await clearAttempts(pool, `sms:${phone}`);
      throw new AppError(503, 'smsCode.notSent');
    }
    return null;
  },
});
