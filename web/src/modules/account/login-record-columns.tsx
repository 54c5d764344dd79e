import type { LoginResult, UserLoginRecord } from '@edp/contract/modules/login-record.ts';
import type { Column } from '../../ui/data-table.tsx';
import { type Tone, ToneTag } from '../../ui/status-tag.tsx';
import { timeWidth, widthOfTags } from '../../ui/text-width.ts';
import type { LoginRecordText } from './login-record-text.ts';

type OwnRecord = Omit<UserLoginRecord, 'userId' | 'account' | 'userName'>;

const tones: Readonly<Record<LoginResult, Tone>> = { success: 'success', wrongPassword: 'danger', disabled: 'warning', throttled: 'warning' };

export const ownColumns = (t: LoginRecordText): Column<OwnRecord>[] => [
  { key: 'time', title: t('time'), width: timeWidth, show: ({ time }) => time },
  {
    key: 'result', title: t('result'), width: widthOfTags(t('success'), t('wrongPassword'), t('disabled'), t('throttled')),
    show: ({ result }) => <ToneTag tone={tones[result]} text={t(result)} />,
  },
  { key: 'address', title: t('address'), width: 150, show: ({ address }) => address },
  { key: 'browser', title: t('browser'), width: 180, grows: true, show: ({ browser }) => browser || t('unknownBrowser') },
];

export const userColumns = (t: LoginRecordText): Column<UserLoginRecord>[] => {
  const [time, ...rest] = ownColumns(t);
  return [time!, { key: 'user', title: t('user'), width: 180, show: ({ account, userName }) => t('userOf', { account, name: userName }) }, ...rest];
};
