// Both are imported for their side effects.
// oxlint-disable import/no-unassigned-import
import '../kernel/zod-without-eval.ts';
import './base.css';
// oxlint-enable import/no-unassigned-import
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyTheme } from '../kernel/theme/theme.ts';
import { App } from './app.tsx';

applyTheme();
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
