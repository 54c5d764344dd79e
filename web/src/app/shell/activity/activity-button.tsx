import ScheduleOutlined from '@ant-design/icons/ScheduleOutlined';
import { Button } from 'antd';
import { useState } from 'react';
import { lazy } from '../../../kernel/lazy.ts';
import { useLive } from '../../../kernel/live/live-state.ts';
import { CountBadge } from '../../../ui/feedback/count-badge.tsx';
import { useAppText } from '../../app.texts.ts';

const ActivityDrawer = lazy(async () => (await import('./activity-drawer.tsx')).ActivityDrawer);

/** How many jobs of the user are under way; opens what they do and have done. */
export function ActivityButton() {
  const t = useAppText();
  const count = useLive(({ openJobs }) => openJobs.size);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <CountBadge count={count}>
        <Button
          type="text"
          title={t('jobs')}
          aria-label={count > 0 ? t('jobsRunning', { count }) : t('jobs')}
          aria-haspopup="dialog"
          icon={<ScheduleOutlined />}
          onClick={() => setOpen(true)}
        />
      </CountBadge>
      {isOpen && <ActivityDrawer onClose={() => setOpen(false)} />}
    </>
  );
}
