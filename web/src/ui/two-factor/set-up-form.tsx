import type { OutputOf } from '@edp/contract/kernel/call.ts';
import { twoFactor } from '@edp/contract/modules/two-factor/two-factor.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { fetchData } from '../../kernel/http/api.ts';
import { toCallError } from '../../kernel/http/call-error.ts';
import { useSubmitForm } from '../form/engine/use-submit-form.ts';
import { FormField } from '../form/fields/form-field.tsx';
import { TextInput } from '../form/fields/text-input.tsx';
import { FormFailure, PlainForm } from '../form/plain-form.tsx';
import controls from '../layout/controls.module.css';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useTwoFactorText } from './two-factor.texts.ts';
import styles from './two-factor.module.css';

interface Props {
  /** After the user has kept the recovery codes. */
  onDone: () => void;
  leaveText: string;
  onLeave: () => void;
  /** The row of buttons at the foot of the dialog. */
  Footer: (props: { children: ReactNode }) => ReactNode;
}

type Setup = OutputOf<typeof twoFactor.begin>;

/** Sets up the authenticator in three steps; also before the shell is loaded, so with native controls. */
export function SetUpForm({ onDone, leaveText, onLeave, Footer }: Props) {
  const t = useTwoFactorText();
  const [setup, setSetup] = useState<Setup>();
  const [problem, setProblem] = useState('');
  const [codes, setCodes] = useState<readonly string[]>();
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    if (attempt > 0)
      fetchData(twoFactor.begin, {}).then(setSetup, (error: unknown) => setProblem(toCallError(error).message));
  }, [attempt]);
  const retry = () => {
    setProblem('');
    setAttempt(attempt + 1);
  };
  const leave = (
    <button type="button" className={controls.plain} onClick={onLeave}>
      {leaveText}
    </button>
  );
  if (codes) return <RecoveryCodes codes={codes} Footer={Footer} onKept={onDone} />;
  if (setup) return <Confirmation setup={setup} leave={leave} Footer={Footer} onConfirmed={setCodes} />;
  return (
    <>
      {problem ? (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      ) : (
        <output className={styles.loading}>{t('loading')}</output>
      )}
      <Footer>
        {leave}
        {problem && (
          <button type="button" className={controls.primary} onClick={retry}>
            {t('retry')}
          </button>
        )}
      </Footer>
    </>
  );
}

interface ConfirmationProps {
  setup: Setup;
  leave: ReactNode;
  Footer: Props['Footer'];
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

function Confirmation({ setup: { qrCode, secret, setup }, leave, Footer, onConfirmed }: ConfirmationProps) {
  const t = useTwoFactorText();
  const submit = async ({ code }: { code: string }) =>
    onConfirmed((await fetchData(twoFactor.confirm, { setup, code })).recoveryCodes);
  const form = useSubmitForm({ schema: twoFactor.confirm.input.pick({ code: true }), initial: { code: '' }, submit });
  return (
    <PlainForm of={form}>
      <ol className={styles.steps}>
        <li>
          <p>{t('stepScan')}</p>
          <img className={styles.qrCode} src={qrCode} alt={t('qrCode')} />
        </li>
        <li>
          <p>{t('stepSecret')}</p>
          <code className={styles.secret}>{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
        </li>
        <li>
          <p>{t('stepCode')}</p>
          <FormField name="code" label={t('code')}>
            <TextInput autoComplete="one-time-code" inputMode="numeric" maxLength={7} />
          </FormField>
        </li>
      </ol>
      <FormFailure of={form} />
      <Footer>
        {leave}
        <button type="submit" className={controls.primary} disabled={form.isBusy}>
          {t('confirm')}
        </button>
      </Footer>
    </PlainForm>
  );
}
