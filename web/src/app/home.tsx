import { NewestNews } from '../modules/news/newest-news.tsx';
import { TourHost } from '../modules/tour/tour-host.tsx';
import { WorkbenchPage } from '../modules/workbench/workbench-page.tsx';

export function Home() {
  return (
    <>
      <WorkbenchPage news={<NewestNews />} />
      <TourHost />
    </>
  );
}
