import { isDealer } from '@edp/contract/modules/session/session.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NewestNews } from '../modules/news/newest-news.tsx';
import { WorkbenchPage } from '../modules/workbench/workbench-page.tsx';
import { lazy } from '../kernel/lazy.ts';
import { loginInfoQuery } from '../kernel/session/access.ts';
import { useForcedReading } from '../modules/news/forced-reading.ts';
import { isPhone } from '../ui/layout/is-phone.ts';

const StorageDialog = lazy(async () => (await import('../modules/file/storage-dialog.tsx')).StorageDialog);

export function Home() {
  const [isStorageOpen, setStorageOpen] = useState(false);
  return (
    <>
      <WorkbenchPage news={<NewestNews />} onStorage={() => setStorageOpen(true)} />
      {isStorageOpen && <StorageDialog onClose={() => setStorageOpen(false)} />}
      <TourHost />
    </>
  );
}

const Tour = lazy(async () => (await import('../modules/tour/tour.tsx')).Tour);

/**
 * The tour on the first page after the first login, once required news is read. Dealers have neither menu nor search,
 * and on a phone the menu is out of sight.
 */
function TourHost() {
  const { data: info } = useQuery(loginInfoQuery);
  const reading = useForcedReading();
  if (
    !info ||
    reading ||
    info.preference.tourSeen ||
    info.previewRoleName !== '' ||
    isDealer(info.roleCode) ||
    isPhone()
  )
    return null;
  return <Tour />;
}
