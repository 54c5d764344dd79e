import { NewestNews } from '../modules/news/newest-news.tsx';
import { WorkbenchPage } from '../modules/workbench/workbench-page.tsx';
import { TourHost } from './tour-host.tsx';

export function Home() {
  return (
    <>
      <WorkbenchPage news={<NewestNews />} />
      <TourHost />
    </>
  );
}
