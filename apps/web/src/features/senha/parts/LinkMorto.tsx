import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { redefinirText } from '../senha.text.ts';

/** Shown for a used or expired link, with a way to request another one. */
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
