import type { ReactElement, ReactNode } from 'react';

/** Shows something below the options of a select. */
export const popupFooter = (footer: ReactNode) =>
  footer === undefined
    ? {}
    : {
        popupRender: (menu: ReactElement) => (
          <>
            {menu}
            {footer}
          </>
        ),
      };
