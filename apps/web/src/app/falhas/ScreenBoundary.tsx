import { Component, type ReactNode } from 'react';
import { ErrorState } from '@trevo/ui/feedback/ErrorState.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { appText } from '../app.text.ts';
import { ScreenLoading } from '../layout/ScreenLoading.tsx';
import { isReplaced } from './is-replaced.ts';

export interface ScreenBoundaryProps {
  readonly children: ReactNode;
  /** Begins again; a code file that failed once is not asked for twice by the browser. */
  readonly reload?: () => void;
}

interface State {
  readonly error: unknown;
  /** A new release may have replaced the file of the screen: it is asked before anything is said. */
  readonly isAsking: boolean;
}

/** The screen for a screen that did not arrive or broke: says so, or reloads into the release that replaced it. */
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

/** The code did not come: too slow, no network, or a release that replaced its file. */
const isLoadError = (error: unknown): boolean =>
  isMissing(error) || (error instanceof Error && error.name === 'ScreenLoadTimeout');

/** The request for the code failed: no network, or the file is gone. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|preload/i.test(error.message);
