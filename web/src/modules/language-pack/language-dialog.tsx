import type { Language } from '@edp/contract/kernel/language.ts';
import { languagePack, type LanguagePack } from '@edp/contract/modules/language-pack.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useId, useState, type FormEvent } from 'react';
import { useLocation } from 'react-router';
import { invalidate } from '../../kernel/run-action.ts';
import { fetchData } from '../../kernel/api.ts';
import { useLanguage } from '../../kernel/language.ts';
import { confirmDiscard } from '../../ui/confirm-discard.ts';
import { Modal } from '../../ui/modal.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { StaleDialog } from '../../ui/stale-dialog.tsx';
import { useUiText } from '../../ui/ui-text.ts';
import { builtInTexts } from './built-in-texts.ts';
import { useLanguagePackText } from './language-pack-text.ts';
import styles from './language-pack.module.css';
import { PackChooser, type Place } from './pack-chooser.tsx';
import { TextTable } from './text-table.tsx';
import { usePackForm } from './use-pack-form.ts';

/** Starts with the page that the user has open. */
function usePresentPage(languageType: Language): string {
  const [, first = ''] = useLocation().pathname.split('/');
  return builtInTexts[languageType].has(first) ? first : 'app';
}

/** Edits a tenant's replacements for the built-in texts, page by page. */
export function LanguageDialog({ onClose }: { onClose: () => void }) {
  const t = useLanguagePackText();
  const ui = useUiText();
  const formId = useId();
  const languageType = useLanguage();
  const presentPage = usePresentPage(languageType);
  const [place, setPlace] = useState<Place>({ functionName: presentPage, languageType });
  const [wanted, setWanted] = useState({ text: '', onlyChanged: false });

  const cache = useQueryClient();
  const queryKey = ['languagePack', 'detail', place];
  const { data: pack, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchData(languagePack.detail, place, signal),
    gcTime: 0,
    staleTime: Infinity,
    meta: { showsOwnError: true },
  });
  const builtIn = builtInTexts[place.languageType].get(place.functionName) ?? {};
  const saved = () => {
    onClose();
    void invalidate('languagePack');
  };
  const form = usePackForm(pack, builtIn, saved);
  const { own, stale } = form;

  const mayLeave = async () => !form.isChanged() || confirmDiscard();
  const leave = async () => {
    if (form.isSaving || !(await mayLeave())) return;
    form.forget();
    onClose();
  };
  const move = async (to: Place) => {
    if (!(await mayLeave())) return;
    form.forget();
    setPlace(to);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    // The invalid field may be filtered out by the search.
    setWanted({ text: '', onlyChanged: false });
    form.save();
  };

  const word = wanted.text.trim().toLowerCase();
  const isWanted = (key: string) =>
    (!wanted.onlyChanged || Boolean(own[key])) && `${key}\n${builtIn[key]}\n${own[key] ?? ''}`.toLowerCase().includes(word);
  const footer = [
    <Button key="reset" className={styles.resetAll} disabled={!Object.values(own).some(Boolean)} onClick={form.resetAll}>{t('resetAll')}</Button>,
    <Button key="cancel" onClick={() => void leave()}>{ui('cancel')}</Button>,
    <Button key="save" type="primary" htmlType="submit" form={formId} loading={form.isSaving} disabled={!pack}>{ui('save')}</Button>,
  ];
  return (
    <Modal title={t('title')} width={960} footer={footer} onClose={() => void leave()}>
      <PackChooser place={place} onMove={(to) => void move(to)} wanted={wanted} onWant={setWanted} />
      <p className={styles.hint}>{t('hint')}</p>
      {error && <ErrorNotice title={error.message} onRetry={refetch} />}
      {!error && !pack && <PageSkeleton />}
      {pack && (
        <form id={formId} onSubmit={save}>
          <TextTable search={`${place.functionName} ${place.languageType} ${word} ${wanted.onlyChanged}`} keys={Object.keys(builtIn).filter(isWanted)}
            builtIn={builtIn} own={own} problems={form.problems} pointed={form.pointed} onChange={form.set} />
        </form>
      )}
      {stale && (
        <StaleDialog message={stale.message} fields={Object.fromEntries(Object.keys(builtIn).map((key) => [key, { label: key }]))}
          mine={own} current={stale.current.texts} onOverwrite={form.overwrite} onClose={form.closeStale}
          onLoad={() => { form.closeStale(); form.forget(); cache.setQueryData<LanguagePack>(queryKey, stale.current); }} />
      )}
    </Modal>
  );
}
