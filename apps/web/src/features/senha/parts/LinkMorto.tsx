import { appPaths } from '../../../platform/navigation/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { redefinirText } from '../senha.text.ts';

/** A link that was used or is too old, and the way to another one. */
export function LinkMorto() {
  const { titulo, mensagem, pedir } = redefinirText.linkMorto;
  return (
    <div role="alert">
      <EmptyState
        illustration="broken"
        title={titulo}
        message={mensagem}
        action={<LinkButton to={appPaths.esqueciSenha}>{pedir}</LinkButton>}
      />
    </div>
  );
}
