import { account, type Account } from '@edp/contract/modules/account/account.ts';
import { joinNames } from '../../kernel/text/punctuation.ts';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { recordScreens } from '../../ui/noun/record-screens.tsx';
import { EnabledTag } from '../../ui/noun/standard-columns.tsx';
import { standardTitles } from '../../ui/noun/standard-fields.tsx';
import { useAccountText } from './account.texts.ts';

export const accountScreens = recordScreens<Account>(() => {
  const t = useAccountText();
  const noun = useNounText();
  return {
    noun: 'account',
    list: '/account',
    titles: { view: standardTitles(noun, t('thing')).view },
    calls: { detail: account.detail },
    fields: {
      account: { label: t('account') },
      name: { label: t('name') },
      roleNames: { label: t('roles'), isWide: true, render: (names) => joinNames(names as string[]) || t('noRoles') },
      onlineCount: {
        label: t('online'),
        render: (count) => (Number(count) > 0 ? t('onlineIn', { count: Number(count) }) : t('offline')),
      },
      twoFactor: { label: t('twoFactor'), render: (on) => noun(on === 1 ? 'enabled' : 'disabled') },
      lastSeenTime: { label: t('lastSeen'), render: (time) => (time as string) || t('never') },
    },
    changeLabels: { password: t('password') },
    codeOf: ({ account: login }) => login,
    tagsOf: ({ active }) => <EnabledTag on={active === 1} t={noun} />,
  };
});
