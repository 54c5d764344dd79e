import { type Account, accountRecord } from '@edp/contract/modules/account/account.ts';
import { joinNames } from '../../kernel/text/punctuation.ts';
import { useDefinedKind } from '../../ui/noun/defined/defined-screens.tsx';
import { useDefinedTexts } from '../../ui/noun/defined/defined-texts.tsx';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { recordScreens } from '../../ui/noun/record-screens.tsx';
import { useAccountText } from './account.texts.ts';

const shown = ['account', 'name', 'roleNames', 'onlineCount', 'twoFactor', 'lastSeenTime'];

export const accountScreens = recordScreens<Account>(() => {
  const t = useAccountText();
  const noun = useNounText();
  const { facts: _all, titles, ...kind } = useDefinedKind<Account>(accountRecord);
  const textsOf = useDefinedTexts(accountRecord);
  return {
    ...kind,
    titles: { view: titles.view },
    fields: textsOf(shown, {
      roleNames: { isWide: true, render: (names) => joinNames(names as string[]) || t('noRoles') },
      onlineCount: { render: (count) => (Number(count) > 0 ? t('onlineIn', { count: Number(count) }) : t('offline')) },
      twoFactor: { render: (on) => noun(on === 1 ? 'enabled' : 'disabled') },
      lastSeenTime: { render: (time) => (time as string) || t('never') },
    }),
    changeLabels: { password: t('password') },
    codeOf: ({ account }) => account,
  };
});
