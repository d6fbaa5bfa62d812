import { Component, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** What takes the place of children that throw; it may throw what they did. */
  onError: (error: unknown) => ReactNode;
};

/** Keeps a failure of its children from the rest of the page. */
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
