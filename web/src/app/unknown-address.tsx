import { Notice } from '../ui/feedback/notice.tsx';
import { useAppText } from './app.texts.ts';

/** For an address of the server that is none of its pages, which all stand behind a `#`. */
export function UnknownAddress() {
  const t = useAppText();
  return (
    <Notice
      isPage
      title={`404 ${t('notFound')}`}
      detail={t('notFoundDetail')}
      action={{ text: t('backHome'), run: () => window.location.assign('/') }}
    />
  );
}
