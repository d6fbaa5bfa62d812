import { Component, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** Renders the fallback for children that throw; it may rethrow their error. */
  onError: (error: unknown) => ReactNode;
};

/** An error boundary that protects the rest of the page from errors of its children. */
export class ErrorGuard extends Component<Props, { thrown?: { error: unknown } }> {
  override state: { thrown?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  override render() {
    const { thrown } = this.state;
    return thrown ? this.props.onError(thrown.error) : this.props.children;
  }
}
