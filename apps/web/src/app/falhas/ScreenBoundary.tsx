import { Component, type ReactNode } from 'react';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { appText } from '../app.text.ts';

export interface ScreenBoundaryProps {
  readonly children: ReactNode;
  /** Begins again; a code file that failed once is not asked for twice by the browser. */
  readonly reload?: () => void;
}

/** The screen for a screen that did not arrive or broke: says so, and begins again. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { error: unknown }> {
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override state: { error: unknown } = { error: null };

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const { demorou, quebrou, tentarNovamente } = appText.telaErro;
    const words = isLoadError(error) ? demorou : quebrou;
    return (
      <Page>
        <ErrorState
          heading="h1"
          title={words.titulo}
          message={words.mensagem}
          retryLabel={tentarNovamente}
          onRetry={this.props.reload ?? (() => window.location.reload())}
          illustration={isLoadError(error) ? 'offline' : 'broken'}
        />
      </Page>
    );
  }
}

/** The code did not come: too slow, no network, or a release that replaced its file. */
function isLoadError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ScreenLoadTimeout' ||
    /dynamically imported module|importing a module script|preload/i.test(error.message)
  );
}
