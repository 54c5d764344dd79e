import { Component, type ReactNode } from 'react';
import { Notice } from '../ui/feedback/notice.tsx';
import { crashText } from './crash.texts.ts';

/** A class, because React has no hook that catches the errors of its children. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Notice
        isPage
        title={crashText('crashed')}
        detail={crashText('crashedDetail')}
        action={{ text: crashText('reload'), run: () => window.location.reload() }}
      />
    );
  }
}
