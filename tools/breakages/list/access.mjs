import { conformance, server } from '../concerned.mjs';

/** Who may call, and how often. */
export const access = [
  {
    name: 'signature-not-verified',
    file: 'server/src/kernel/http/replay-guard.ts',
    find: 'if (!equal(signature, ',
    replace: 'if (!signature && !equal(signature, ',
    concerned: conformance,
  },
  {
    name: 'clock-skew-not-checked',
    file: 'server/src/kernel/http/replay-guard.ts',
    find: 'Math.abs(Date.now() - Number(timestamp)) > signatureWindowMs',
    replace: 'Date.now() - Number(timestamp) > signatureWindowMs',
    concerned: conformance,
  },
  {
    name: 'nonce-not-stored',
    file: 'server/src/kernel/database/tenant-database.ts',
    find: 'nonce ? client.query(',
    replace: 'nonce && !userId ? client.query(',
    concerned: conformance,
  },
  {
    name: 'invalid-ticket-served-as-visitor',
    file: 'server/src/kernel/http/routes.ts',
    find: 'throw noSession();\n  }',
    replace: "if (call.can === 'visitor') return undefined;\n    throw noSession();\n  }",
    concerned: conformance,
  },
  {
    name: 'permission-not-checked',
    file: 'server/src/kernel/http/routes.ts',
    find: 'if (!mayCall(session, call)) throw forbidden();',
    replace: 'if (call.writes && !mayCall(session, call)) throw forbidden();',
    concerned: conformance,
  },
  {
    name: 'permission-not-checked-at-second-address',
    file: 'server/src/kernel/http/routes.ts',
    find: 'scope.route({ method: one.call.method, url: routePath(address), handler, config: { bound: one } });',
    replace: `{
      const open: BoundCall = { ...one, call: { ...one.call, can: 'member', orCan: [] } };
      scope.route({ method: one.call.method, url: routePath(address), handler, config: { bound: address === one.call.path ? one : open } });
    }`,
    earlier: {
      file: 'server/src/kernel/http/routes.ts',
      find: 'scope.route({ method, url, handler, config });',
      replace: `const open: BoundCall = { ...one, call: { ...one.call, can: 'member', orCan: [] } };
      scope.route({ method, url, config, handler: address === one.call.path ? handler : (request, reply) => answer(kernel, limits, calls, open, request, reply) });`,
    },
    concerned: conformance,
  },
  {
    name: 'office-calls-not-signed',
    file: 'server/src/kernel/http/routes.ts',
    find: "call.can === 'link' ? { ticket: '', nonce: '' } : checkSignature(request.headers)",
    replace:
      "call.can === 'link' ? { ticket: '', nonce: '' } : isOffice(call) ? { ticket: String(request.headers.corticket ?? ''), nonce: String(request.headers.nonce) } : checkSignature(request.headers)",
    concerned: conformance,
  },
  {
    name: 'platform-call-open-to-tenants',
    file: 'server/src/kernel/session/session.ts',
    find: '(!platform || session.platform) && ',
    replace: '(!platform || session.administrator) && ',
    concerned: conformance,
  },
  {
    name: 'dealer-counts-as-staff',
    file: 'server/src/kernel/session/access.ts',
    find: 'staff: role !== undefined && !isDealer(role.code),',
    replace: 'staff: role !== undefined,',
    concerned: conformance,
  },
  {
    name: 'viewer-may-delete',
    file: 'contract/src/kernel/record/record-calls.ts',
    find: 'can: `${noun}.delete`, input: byId',
    replace: 'can: `${noun}.view`, input: byId',
    concerned: server('server/src/modules/brand/'),
  },
  {
    name: 'permission-dropped-from-one-call',
    file: 'contract/src/modules/login-record/login-record.ts',
    find: "can: 'account.view'",
    replace: "can: 'member'",
    concerned: server('server/src/modules/login-record/', 'server/src/conformance/'),
  },
  {
    name: 'password-revealed-to-viewers',
    file: 'contract/src/modules/certificate/certificate.ts',
    find: "reveal: post('reveal', { can: 'certificate.reveal'",
    replace: "reveal: post('reveal', { can: 'certificate.view'",
    concerned: server('server/src/modules/certificate/certificate.test.ts'),
  },
  {
    name: 'session-never-idle-too-long',
    file: 'server/src/kernel/session/open-sessions.ts',
    find: ' and s.last_seen_time > now() - s.idle_limit',
    replace: '',
    concerned: server('server/src/modules/session/session.test'),
  },
  {
    name: 'captcha-not-checked',
    file: 'server/src/modules/session/login.ts',
    find: "if (!isRight) throw invalid('login.captchaWrong', 'captcha');",
    replace: "if (!isRight && !input.captcha) throw invalid('login.captchaWrong', 'captcha');",
    concerned: server('server/src/modules/session/session.test.ts'),
  },
  {
    name: 'failed-logins-not-counted',
    file: 'server/src/modules/session/login.ts',
    find: 'await countAttempt(pool, accountAndAddressKey, perAccountAndAddress);',
    replace: '',
    concerned: server('server/src/modules/session/login-throttle'),
  },
  {
    name: 'second-factor-skipped',
    file: 'server/src/modules/session/login.ts',
    find: 'if (asksForCode && !(await acceptCode(',
    replace: 'if (asksForCode && input.verificationCode.length < 6 && !(await acceptCode(',
    concerned: server('server/src/modules/two-factor/'),
  },
  {
    name: 'sms-code-used-twice',
    file: 'server/src/modules/sms-code/sms-codes.ts',
    find: "await db.deleteFrom('app.sms_code').where('phone', '=', phone).execute();",
    replace: '',
    concerned: server('server/src/modules/sms-code/', 'server/src/modules/registration/registration'),
  },
  {
    name: 'rate-not-limited',
    file: 'server/src/kernel/http/routes.ts',
    find: 'limits.requests(session?.ticketHash ?? request.ip);',
    replace: 'if (!session) limits.requests(request.ip);',
    concerned: server('server/src/kernel/http/'),
  },
  {
    name: 'session-read-before-its-change-kept',
    file: 'server/src/kernel/session/open-sessions.ts',
    find: 'bus.isListening() && invalidations === invalidationsBefore',
    replace: 'bus.isListening()',
    concerned: server('server/src/kernel/session/open-sessions'),
  },
];
