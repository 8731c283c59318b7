import { cadastroDraft } from '../../features/cadastro/cadastro-draft.ts';
import { facebookInfo } from '../../features/cadastro/facebook-info.ts';
import { primeiroAcesso } from '../../features/cadastro/primeiro-acesso.ts';
import { pendingPath } from '../../platform/navigation/pending-path.ts';
import { aparelho } from '../../platform/session/session.ts';
import { signOut } from '../../platform/session/session-calls.ts';

/**
 * Signs out and leaves nothing of the person on this device. On their own phone some of it waits for them; on a
 * kiosk the next person would get it: a name, an e-mail that goes into their profile, a link with a secret.
 */
export function forgetPessoa(): void {
  // First, because leaving a screen may note where it was left.
  signOut();
  aparelho.forget();
  cadastroDraft.clear();
  facebookInfo.clear();
  primeiroAcesso.clear();
  pendingPath.clear();
  // Their code comes late: the entry, where the kiosk begins, does without.
  void import('../../features/compra/forget-compra.ts').then(({ forgetCompra }) => forgetCompra());
  void import('../../features/documento-fiscal/fila/fila.ts').then(({ fila }) => fila.forget());
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('trevo.avisos.')) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to forget.
  }
}
