import { QueryClientProvider } from '@tanstack/react-query';
import { ConfigProvider } from 'antd';
import enUS from 'antd/es/locale/en_US';
import zhCN from 'antd/es/locale/zh_CN';
import dayjs from 'dayjs';
import zhCn from 'dayjs/locale/zh-cn';
import { useLanguage } from '../../kernel/text/language.ts';
import { queryClient } from '../../kernel/http/query-client.ts';
import { useSession } from '../../kernel/session/session.ts';
import { useTheme } from '../../kernel/theme/theme.ts';
import { ConfirmHost } from '../../ui/dialog/confirm-host.tsx';
import { antdTheme } from './antd-theme.ts';
import { ShellGate } from './shell-gate.tsx';

const antdLocales = { ZHS: zhCN, ENG: enUS };
const dayjsLocales = { ZHS: zhCn, ENG: 'en' };

export function Shell() {
  const language = useLanguage();
  const { mode } = useTheme();
  const { corTicket, accentColors } = useSession();
  dayjs.locale(dayjsLocales[language]);
  return (
    <QueryClientProvider client={queryClient}>
      <ConfigProvider
        locale={antdLocales[language]}
        theme={antdTheme(mode, accentColors)}
        button={{ autoInsertSpace: false }}>
        {/* A login in another window starts a new session here, without any state of the old one. */}
        <ShellGate key={corTicket} />
        <ConfirmHost />
      </ConfigProvider>
    </QueryClientProvider>
  );
}
