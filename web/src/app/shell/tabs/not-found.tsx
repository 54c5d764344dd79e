import { useNavigate } from 'react-router';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useAppText } from '../../app.texts.ts';

export function NotFound() {
  const t = useAppText();
  const navigate = useNavigate();
  return (
    <Notice
      isPage
      title={`404 ${t('notFound')}`}
      detail={t('notFoundDetail')}
      action={{ text: t('backHome'), run: () => void navigate('/home') }}
    />
  );
}
