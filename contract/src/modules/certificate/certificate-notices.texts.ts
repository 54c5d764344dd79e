import type { Text } from '../../kernel/language.ts';

/** The server writes these to people; pages do without them. */
export const certificateNotices = {
  'certificate.expiryTitle': {
    ZHS: '证书即将到期：{application} {type}',
    ENG: 'Certificate about to expire: {application}, {type}',
  },
  'certificate.expiryContent': {
    ZHS: '应用“{application}”的{type}将于{date}到期，还有{days}天。请及时更新证书，以免影响使用。',
    ENG: 'The {type} of {application} expires on {date}, in {days} days. Please renew it in time.',
  },
  'certificate.expiryContentToday': {
    ZHS: '应用“{application}”的{type}将于今天（{date}）到期。请立即更新证书，以免影响使用。',
    ENG: 'The {type} of {application} expires today ({date}). Please renew it at once.',
  },
} satisfies Record<string, Text>;
