import { Component, type ReactNode } from 'react';

interface Props {
  /** Shown instead of what broke. */
  fallback: ReactNode;
  /** A new value gives it another chance. */
  resetKey: string;
  children: ReactNode;
}

/** Keeps the page alive when a part of it breaks or does not come: around a screen, an error page takes its place. */
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
