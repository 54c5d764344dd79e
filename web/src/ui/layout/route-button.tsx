import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useHref } from 'react-router';

/** A link to a route with the look of a button. */
export const RouteButton = ({ to, children }: { to: string; children: ReactNode }) => (
  <Button href={useHref(to)}>{children}</Button>
);
