import { Button } from '@trevo/ui/action/Button.tsx';
import { ErrorState } from '@trevo/ui/feedback/ErrorState.tsx';
import { Component, type ReactNode } from 'react';
import { consoleText } from './console.text.ts';

/** Shows a way on when a screen fails to load or to render. */
export class TelaFalha extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const { titulo, mensagem, acao } = consoleText.falha;
    return (
      <ErrorState
        heading="h1"
        title={titulo}
        message={mensagem}
        action={<Button onClick={() => location.reload()}>{acao}</Button>}
      />
    );
  }
}
