import { z } from 'zod';
import { calls, get } from '../../kernel/call.ts';
import { rule } from '../../kernel/rule.ts';
import type { MessageKey } from '../../texts.ts';
import { addTexts } from '../../kernel/text-store.ts';
import { smsCodeTexts } from './sms-code.texts.ts';

addTexts(smsCodeTexts);

/** How long the browser waits before it offers another code; the server enforces the same. */
export const resendSeconds = 60;

const mobilePattern = /^1\d{10}$/;

/** A mobile number of the mainland. */
export const mobileNumber = (missing: MessageKey = 'smsCode.phone') =>
  z
    .string({ error: ({ input }) => rule(input === undefined || input === null ? missing : 'smsCode.phone') })
    .trim()
    .min(1, rule(missing))
    .regex(mobilePattern, rule('smsCode.phone'));

export const smsCode = calls('smsCode', 'user', '/user/v6', {
  send: get('getVerificationCode', {
    can: 'anyone',
    input: z.object({ phone: mobileNumber('smsCode.phoneMissing') }),
    output: z.null(),
    writes: true,
    done: 'smsCode.sent',
  }),
});
