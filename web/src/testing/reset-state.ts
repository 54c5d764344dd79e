import { nouns } from '@edp/contract/nouns.ts';
import { addTexts } from '@edp/contract/kernel/text-store.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, inject } from 'vitest';
import { useToasts } from '../kernel/feedback/toast.ts';
import { clearAllUnsaved } from '../kernel/tabs/unsaved.ts';
import { setLanguage } from '../kernel/text/language.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How long a test waits at most for something to happen. */
    longestWaitMs: number;
  }
}

// In the browser the messages of the nouns come with the shell.
for (const { texts } of nouns) addTexts(texts);

// Code that is loaded when first shown takes more than a second on a busy machine.
configure({ asyncUtilTimeout: inject('longestWaitMs') });

// happy-dom has no layout; what renders only the rows in view needs the height that its style gives.
Object.defineProperty(HTMLElement.prototype, 'clientHeight', {
  configurable: true,
  get(this: HTMLElement) {
    return Number.parseFloat(this.style.height) || 0;
  },
});

// All tests share the modules and the document, so each leaves them as it found them.
afterEach(() => {
  cleanup();
  clearAllUnsaved();
  useToasts.setState({ toasts: [] });
  setLanguage('ZHS');
  localStorage.clear();
  sessionStorage.clear();
});
