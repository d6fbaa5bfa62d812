import { Component, type ReactNode } from 'react';
import { SearchFailure } from '#app/search/search-failure.tsx';

/** Contains errors of the search: the page's own error screen has the same search in its frame. */
export class PanelGuard extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <SearchFailure onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
