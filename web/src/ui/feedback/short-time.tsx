import type { ReactNode } from 'react';

/** What is shown of `YYYY-MM-DD HH:mm:ss`. */
const shortened = {
  day: (time: string) => time.slice(0, 10),
  minute: (time: string) => time.slice(5, 16),
  clock: (time: string) => time.slice(11, 16),
};

type Props = { time: string; className?: string | undefined } & (
  | { as: keyof typeof shortened; children?: undefined }
  | { as?: undefined; children: ReactNode }
);

/** A part of a time, or words for it, where there is no room for the whole, which is shown where the pointer rests. */
export const ShortTime = ({ time, as, className, children }: Props) => (
  <time className={className} title={time}>
    {as ? shortened[as](time) : children}
  </time>
);

const isThisYear = (time: string) => time.startsWith(String(new Date().getFullYear()));

/** In a list: day and minute of this year, the day of another. */
export const ListTime = ({ time }: { time: string }) => (
  <ShortTime time={time} as={isThisYear(time) ? 'minute' : 'day'} />
);
