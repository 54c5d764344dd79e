import { company as calls, type Company } from '@edp/contract/modules/company/company.ts';
import { translate } from '@edp/contract/texts.ts';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { issuesOf } from '../../../kernel/data/rules.ts';
import { fetchData } from '../../../kernel/http/api.ts';
import { toCallError } from '../../../kernel/http/call-error.ts';
import { useLanguage } from '../../../kernel/text/language.ts';
import controls from '../../../ui/layout/controls.module.css';
import { AuthDialog, AuthDialogFooter, AuthDialogError } from '../../../ui/dialog/auth-dialog.tsx';
import { CompanyDetail } from './company-detail.tsx';
import styles from './company-lookup.module.css';
import { useRegisterText } from '../register.texts.ts';

interface Props {
  /** The typed company name. */
  initial: string;
  onChoose: (company: Company) => void;
  onClose: () => void;
}

interface Found {
  word: string;
  matches: readonly Company[];
}

export function CompanyLookup({ initial, onChoose, onClose }: Props) {
  const t = useRegisterText();
  const spoken = useLanguage();
  const [keyword, setKeyword] = useState(initial);
  const [found, setFound] = useState<Found>();
  const [chosen, setChosen] = useState<Company>();
  const [isDetail, setDetail] = useState(false);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const opener = useRef<HTMLElement>(null);

  const search = async (event: FormEvent) => {
    event.preventDefault();
    const [issue] = issuesOf(calls.search.input, { keyword });
    setProblem(issue?.message ?? '');
    if (issue || isBusy) return;
    setBusy(true);
    try {
      const matches = await fetchData(calls.search, { keyword });
      setFound({ word: keyword.trim(), matches });
      setChosen(matches.length === 1 ? matches[0] : undefined);
    } catch (failure) {
      setProblem(toCallError(failure).message);
    } finally {
      setBusy(false);
    }
  };
  const choose = (company: Company) => {
    setChosen(company);
    setProblem('');
  };
  const openDetail = (company: Company, button: HTMLElement) => {
    opener.current = button;
    choose(company);
    setDetail(true);
  };
  const closeDetail = () => {
    setDetail(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const backfill = () => {
    if (chosen) return onChoose(chosen);
    return setProblem(found?.matches.length ? t('confirmOne') : t('searchFirst'));
  };

  return (
    <AuthDialog title={t('lookupTitle')} width={640} onClose={onClose}>
      {isDetail && chosen && <CompanyDetail match={chosen} onBack={closeDetail} />}
      <div hidden={isDetail}>
        <form className={styles.search} onSubmit={(event) => void search(event)} noValidate>
          <input
            type="search"
            className={controls.input}
            aria-label={t('keyword')}
            placeholder={t('keywordPlaceholder')}
            value={keyword}
            onChange={(event) => setKeyword(event.target.value)}
          />
          <button type="submit" className={`${controls.primary} ${styles.submit}`} disabled={isBusy}>
            {isBusy ? t('searching') : t('search')}
          </button>
        </form>
        {found && found.matches.length > 0 && (
          <div className={styles.matches} role="radiogroup" aria-label={t('matches')}>
            {found.matches.map((company) => (
              <div key={`${company.creditNo}/${company.name}`} className={styles.match}>
                <label className={styles.choice}>
                  <input type="radio" name="company" checked={company === chosen} onChange={() => choose(company)} />
                  <span>{highlight(company.name, found.word)}</span>
                  <span className={styles.more}>
                    {highlight(`${company.creditNo || company.credit_no} · ${company.operName}`, found.word)}
                  </span>
                </label>
                <button
                  type="button"
                  className={controls.link}
                  aria-label={t('detailOf', { name: company.name })}
                  onClick={(event) => openDetail(company, event.currentTarget)}>
                  {t('detail')}
                </button>
              </div>
            ))}
          </div>
        )}
        {found?.matches.length === 0 && <output className={styles.empty}>{translate('company.none', spoken)}</output>}
      </div>
      <AuthDialogError>{problem}</AuthDialogError>
      <AuthDialogFooter>
        <button type="button" className={controls.plain} onClick={onClose}>
          {t('cancel')}
        </button>
        <button type="button" className={controls.primary} onClick={backfill}>
          {t('backfill')}
        </button>
      </AuthDialogFooter>
    </AuthDialog>
  );
}

/** Marks every occurrence of the word. Rendered as text: data of the register is never HTML. */
function highlight(text: string, word: string): ReactNode {
  const escaped = word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const parts = text.split(new RegExp(`(${escaped})`, 'gi'));
  // `split` with a capture group puts the matches at odd indexes.
  // oxlint-disable-next-line react/no-array-index-key
  return parts.map((part, index) => (index % 2 ? <mark key={index}>{part}</mark> : part));
}
