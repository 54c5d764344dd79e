import { languagePack } from '@edp/contract/modules/language-pack/language-pack.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { fetchData } from '../../kernel/http/api.ts';
import { useLanguage } from '../../kernel/text/language.ts';
import { Modal } from '../../ui/dialog/modal.tsx';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { PageSkeleton } from '../../ui/feedback/page-skeleton.tsx';
import { useUiText } from '../../ui/ui.texts.ts';
import { builtInTexts } from './built-in-texts.ts';
import { useLanguagePackText } from './language-pack.texts.ts';
import { everything, PackChooser, type Place } from './pack-chooser.tsx';
import { PackForm } from './pack-form.tsx';

/** Edits a tenant's replacements for the built-in texts, page by page. */
export function LanguageDialog({ onClose }: { onClose: () => void }) {
  const t = useLanguagePackText();
  const ui = useUiText();
  const languageType = useLanguage();
  const [, openPage = ''] = useLocation().pathname.split('/');
  const [place, setPlace] = useState<Place>({ functionName: builtInTexts[languageType].has(openPage) ? openPage : 'app', languageType });
  const [wanted, setWanted] = useState(everything);
  const { data: pack, error, refetch } = useQuery({
    queryKey: ['languagePack', 'detail', place],
    queryFn: ({ signal }) => fetchData(languagePack.detail, place, signal),
    // The dialog stays open while another page is loaded.
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: Infinity,
    meta: { showsOwnError: true },
  });
  const chooser = { place: pack ?? place, onMove: setPlace, wanted, onWant: setWanted };
  if (pack) return <PackForm key={`${pack.functionName} ${pack.languageType}`} {...chooser} pack={pack} onClose={onClose} />;
  return (
    <Modal title={t('title')} width={960} footer={<Button onClick={onClose}>{ui('cancel')}</Button>} onClose={onClose}>
      <PackChooser {...chooser} />
      {error ? <ErrorNotice title={error.message} onRetry={refetch} /> : <PageSkeleton />}
    </Modal>
  );
}
