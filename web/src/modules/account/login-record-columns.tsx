import {
  loginResults,
  type LoginResult,
  type UserLoginRecord,
} from '@edp/contract/modules/login-record/login-record.ts';
import type { Column } from '../../ui/table/column.ts';
import { type Tone, ToneTag } from '../../ui/feedback/status-tag.tsx';
import { tagColumnWidth, textColumnWidth } from '../../ui/table/text-width.ts';
import { timeColumn } from '../../ui/table/columns/value-columns.tsx';
import type { LoginRecordText } from './login-record.texts.ts';

type OwnRecord = Omit<UserLoginRecord, 'userId' | 'account' | 'userName'>;

const tones: Readonly<Record<LoginResult, Tone>> = {
  success: 'success',
  wrongPassword: 'danger',
  disabled: 'warning',
  throttled: 'warning',
  addressRefused: 'danger',
  totpWrong: 'danger',
};

export const ownColumns = (t: LoginRecordText): Column<OwnRecord>[] => [
  timeColumn('time', t('time')),
  {
    key: 'result',
    title: t('result'),
    width: tagColumnWidth(...loginResults.map((result) => t(result))),
    render: ({ result }) => <ToneTag tone={tones[result]} text={t(result)} />,
  },
  {
    key: 'address',
    title: t('address'),
    width: textColumnWidth('255.255.255.255'),
    text: ({ address }) => address,
    render: ({ address }) => address,
  },
  {
    key: 'browser',
    title: t('browser'),
    width: 180,
    grows: true,
    render: ({ browser }) => browser || t('unknownBrowser'),
  },
];

export const userColumns = (t: LoginRecordText): Column<UserLoginRecord>[] => {
  const [time, ...rest] = ownColumns(t);
  return [
    time!,
    {
      key: 'user',
      title: t('user'),
      width: 180,
      render: ({ account, userName }) => t('userOf', { account, name: userName }),
    },
    ...rest,
  ];
};
