import type { Access } from '@edp/contract/kernel/call.ts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useCan } from '../../../kernel/session/access.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useAppText } from '../../app.texts.ts';

/** Renders the page with the permission, a 403 notice without it. */
export function RequirePermission({ can: access, children }: { can: Access; children: ReactNode }) {
  const t = useAppText();
  const navigate = useNavigate();
  const can = useCan();
  if (can(access)) return children;
  return (
    <Notice
      isPage
      title={`403 ${t('forbidden')}`}
      detail={t('forbiddenDetail')}
      action={{ text: t('backHome'), run: () => void navigate('/home') }}
    />
  );
}
