import { company as calls, type Company } from '@edp/contract/modules/company/company.ts';
import { useEffect, useState } from 'react';
import { fetchData } from '../../../kernel/http/api.ts';
import { toCallError } from '../../../kernel/http/call-error.ts';
import controls from '../../../ui/layout/controls.module.css';
import { AuthDialogError } from '../../../ui/dialog/auth-dialog.tsx';
import styles from './company-lookup.module.css';
import { useRegisterText } from '../register.texts.ts';

/** Fetches the whole entry; the list may contain less. */
export function CompanyDetail({ match, onBack }: { match: Company; onBack: () => void }) {
  const t = useRegisterText();
  const [company, setCompany] = useState(match);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const controller = new AbortController();
    fetchData(calls.detail, { keyword: match.creditNo || match.name }, controller.signal).then(
      setCompany,
      (error: unknown) => {
        if (!controller.signal.aborted) setProblem(toCallError(error).message);
      },
    );
    return () => controller.abort();
  }, [match]);

  const rows = [
    [t('name'), company.name],
    [t('operName'), company.operName],
    [t('registCapi'), company.registCapi],
    [t('founded'), company.termStart],
    [t('regNo'), company.regNo],
    [t('orgNo'), company.orgNo],
    [t('creditNo'), company.creditNo || company.credit_no],
    [t('status'), company.new_status],
    [t('econKind'), company.econKind],
    [t('termStart'), company.termStart],
    [t('termEnd'), company.termEnd || t('noLimit')],
    [t('checkDate'), company.checkDate],
    [t('belongOrg'), company.belongOrg],
    [t('address'), company.address],
    [t('scope'), company.scope],
  ];
  return (
    <>
      <button ref={focus} type="button" className={controls.link} onClick={onBack}>
        ← {t('backToMatches')}
      </button>
      <dl className={styles.detail}>
        {rows.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value || '—'}</dd>
          </div>
        ))}
      </dl>
      {problem && <AuthDialogError>{problem}</AuthDialogError>}
    </>
  );
}

const focus = (button: HTMLElement | null) => button?.focus();
