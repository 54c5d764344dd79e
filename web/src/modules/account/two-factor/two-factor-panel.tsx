import { twoFactor } from '@edp/contract/modules/two-factor/two-factor.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { fetchData } from '../../../kernel/http/api.ts';
import { toCallError } from '../../../kernel/http/call-error.ts';
import { queryKeyOf } from '../../../kernel/http/query-key.ts';
import { invalidate } from '../../../kernel/http/run-action.ts';
import { lazy } from '../../../kernel/lazy.ts';
import { ErrorNotice } from '../../../ui/feedback/error-notice.tsx';
import { PageSkeleton } from '../../../ui/feedback/page-skeleton.tsx';
import { StatusTag } from '../../../ui/feedback/status-tag.tsx';
import { useTwoFactorText } from '../../../ui/two-factor/two-factor.texts.ts';
import styles from './two-factor.module.css';

const loadDialogs = () => import('./two-factor-dialogs.tsx');
const SetUpDialog = lazy(async () => (await loadDialogs()).SetUpDialog);
const RenewDialog = lazy(async () => (await loadDialogs()).RenewDialog);
const DisableDialog = lazy(async () => (await loadDialogs()).DisableDialog);

/** Whether the user has a second factor, and what can be done about it. */
export function TwoFactorPanel() {
  const t = useTwoFactorText();
  const [dialog, setDialog] = useState<'setUp' | 'renew' | 'disable'>();
  const { data, error, refetch } = useQuery({
    queryKey: queryKeyOf(twoFactor.state),
    queryFn: ({ signal }) => fetchData(twoFactor.state, {}, signal),
    meta: { showsOwnError: true },
  });
  if (error) return <ErrorNotice title={toCallError(error).message} onRetry={refetch} />;
  if (!data) return <PageSkeleton />;
  const { mode, enabled, required, since, recoveryCodesLeft } = data;
  const close = () => {
    setDialog(undefined);
    void invalidate('twoFactor');
  };
  return (
    <>
      <p>{mode === 'off' ? t('unavailable') : t('intro')}</p>
      <div className={styles.state}>
        <StatusTag on={enabled} text={t(enabled ? 'on' : 'off')} />
        {enabled && <span>{t('since', { time: since })}</span>}
        {enabled && <span>{t('codesLeft', { count: recoveryCodesLeft })}</span>}
        {enabled && required && <span>{t('required')}</span>}
      </div>
      <div className={styles.buttons}>
        {!enabled && mode !== 'off' && (
          <Button type="primary" onClick={() => setDialog('setUp')}>
            {t('setUp')}
          </Button>
        )}
        {enabled && <Button onClick={() => setDialog('renew')}>{t('renew')}</Button>}
        {enabled && !required && (
          <Button danger onClick={() => setDialog('disable')}>
            {t('disable')}
          </Button>
        )}
      </div>
      {dialog === 'setUp' && <SetUpDialog onClose={close} />}
      {dialog === 'renew' && <RenewDialog onClose={close} />}
      {dialog === 'disable' && <DisableDialog onClose={close} />}
    </>
  );
}
