import { Component, type ReactNode } from 'react';

interface Props {
  /** Shown instead of the failed part. */
  fallback: ReactNode;
  /** A new value renders the children again. */
  resetKey: string;
  children: ReactNode;
}

/** Catches errors of a part of the page; around a screen, an error page is shown instead. */
export class ErrorBoundary extends Component<Props, { broken: boolean; resetKey: string }> {
  override state = { broken: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  static getDerivedStateFromProps(props: Props, state: { resetKey: string }) {
    return props.resetKey === state.resetKey ? null : { broken: false, resetKey: props.resetKey };
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
