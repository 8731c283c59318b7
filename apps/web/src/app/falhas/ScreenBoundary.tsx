import { Component, type ReactNode } from 'react';
import { ErrorState } from '@trevo/ui/feedback/ErrorState.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { appText } from '../app.text.ts';
import { ScreenLoading } from '../layout/ScreenLoading.tsx';
import { isReplaced } from './is-replaced.ts';

export interface ScreenBoundaryProps {
  readonly children: ReactNode;
  /** Reloads the page; browsers do not retry a module import that failed once. */
  readonly reload?: () => void;
}

interface State {
  readonly error: unknown;
  /** Whether it is checking for a new release, which may have replaced the screen's file; shown before any error. */
  readonly isAsking: boolean;
}

/**
 * Error boundary for a screen that did not load or threw: shows the error, or reloads into the release that
 * replaced its file.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, State> {
  static getDerivedStateFromError(error: unknown): State {
    return { error, isAsking: isMissing(error) };
  }

  override state: State = { error: null, isAsking: false };

  override componentDidCatch(error: unknown): void {
    if (isMissing(error)) void this.askForRelease();
  }

  private async askForRelease(): Promise<void> {
    if (await isReplaced()) this.reload();
    else this.setState({ isAsking: false });
  }

  private readonly reload = (): void => (this.props.reload ?? (() => window.location.reload()))();

  override render(): ReactNode {
    const { error, isAsking } = this.state;
    if (error === null) return this.props.children;
    if (isAsking) return <ScreenLoading />;
    const { demorou, quebrou, tentarNovamente } = appText.telaErro;
    const words = isLoadError(error) ? demorou : quebrou;
    return (
      <Page>
        <ErrorState
          heading="h1"
          title={words.titulo}
          message={words.mensagem}
          retryLabel={tentarNovamente}
          onRetry={this.reload}
          illustration={isLoadError(error) ? 'offline' : 'broken'}
        />
      </Page>
    );
  }
}

/** Returns whether the code did not load: timeout, no network, or a release that replaced its file. */
const isLoadError = (error: unknown): boolean =>
  isMissing(error) || (error instanceof Error && error.name === 'ScreenLoadTimeout');

/** Returns whether the request for the code failed: no network, or the file is gone. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|preload/i.test(error.message);
