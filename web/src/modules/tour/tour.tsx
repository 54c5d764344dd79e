import { tour } from '@edp/contract/modules/tour/tour.ts';
import { Button } from 'antd';
import { useId, useState, type CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { request } from '../../kernel/http/api.ts';
import { showError } from '../../kernel/http/call-error.ts';
import { queryClient } from '../../kernel/http/query-client.ts';
import { loginInfoQuery } from '../../kernel/session/access.ts';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { useTourText } from './tour.texts.ts';

const steps = [
  { place: 'aside nav', title: 'menuTitle', text: 'menuText' },
  { place: '[aria-keyshortcuts$="+K"]', title: 'searchTitle', text: 'searchText' },
  { place: '#content', title: 'homeTitle', text: 'homeText' },
] as const;

const panelWidth = 340;
const panelHeight = 170;

// Styles stand here: the style sheet is loaded by every page, and this is shown once.
const cover: CSSProperties = { position: 'fixed', inset: 0, zIndex: 2000 };
const ring: CSSProperties = {
  position: 'fixed',
  borderRadius: 8,
  outline: '2px solid var(--edp-accent)',
  boxShadow: '0 0 0 9999px rgb(10 20 30 / 45%)',
};
const panelStyle: CSSProperties = {
  position: 'fixed',
  width: panelWidth,
  maxWidth: 'calc(100vw - 32px)',
  margin: 0,
  padding: 20,
  border: '1px solid var(--edp-border)',
  borderRadius: 8,
  background: 'var(--edp-surface)',
  color: 'var(--edp-text)',
  boxShadow: 'var(--edp-shadow)',
  outline: 'none',
};
const foot: CSSProperties = { display: 'flex', alignItems: 'center', gap: 8, marginTop: 16 };
const count: CSSProperties = { marginRight: 'auto', color: 'var(--edp-textFaint)' };

/** Kept on the server; the login information has it for the rest of this session. */
function endTour() {
  queryClient.setQueryData(
    loginInfoQuery.queryKey,
    (info) => info && { ...info, preference: { ...info.preference, tourSeen: true } },
  );
  request(tour.end, {}).catch(showError);
}

/** Beside the place, or below its head where it fills the window. */
function besidePlace({ right, top, left }: DOMRect): CSSProperties {
  const isBeside = right + 16 + panelWidth < window.innerWidth;
  return {
    left: isBeside ? right + 16 : Math.max(16, left + 24),
    top: Math.max(16, Math.min(isBeside ? top : top + 24, window.innerHeight - panelHeight - 16)),
  };
}

/** What is where, in three steps. Esc skips it; it is shown once. */
export function Tour() {
  const t = useTourText();
  const titleId = useId();
  const [now, setNow] = useState(0);
  const { panel, onKeyDown } = useDialog(endTour);
  const { place, title, text } = steps[now]!;
  const box = document.querySelector(place)?.getBoundingClientRect() ?? new DOMRect();
  const isLast = now === steps.length - 1;
  return createPortal(
    <div style={cover}>
      <div
        style={{
          ...ring,
          left: box.left + 2,
          top: box.top + 2,
          width: Math.max(0, box.width - 4),
          height: Math.max(0, Math.min(box.height, window.innerHeight - box.top) - 4),
        }}
      />
      <dialog
        ref={panel}
        open
        style={{ ...panelStyle, ...besidePlace(box) }}
        aria-modal="true"
        aria-labelledby={titleId}
        aria-describedby={`${titleId}-text`}
        tabIndex={-1}
        onKeyDown={onKeyDown}>
        <div aria-live="polite">
          <h2 id={titleId} style={{ fontSize: 16 }}>
            {t(title)}
          </h2>
          <p id={`${titleId}-text`} style={{ marginTop: 8, color: 'var(--edp-textSoft)' }}>
            {t(text)}
          </p>
        </div>
        <div style={foot}>
          <span style={count}>{t('step', { now: now + 1, all: steps.length })}</span>
          {!isLast && (
            <Button type="text" onClick={endTour}>
              {t('skip')}
            </Button>
          )}
          <Button type="primary" data-focus="" onClick={isLast ? endTour : () => setNow(now + 1)}>
            {isLast ? t('done') : t('next')}
          </Button>
        </div>
      </dialog>
    </div>,
    document.body,
  );
}
