import { cadastroDraft } from '../cadastro/cadastro-draft.ts';
import { facebookInfo } from '../cadastro/facebook-info.ts';
import { primeiroAcesso } from '../cadastro/primeiro-acesso.ts';
import { pendingPath } from '../navigation/pending-path.ts';
import { aparelho } from '../session/aparelho-token.ts';
import { signOut } from '../session/sign-out.ts';

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
  void import('../compra/forget-compra.ts').then(({ forgetCompra }) => forgetCompra());
  void import('../fila/fila.ts').then(({ fila }) => fila.forget());
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('trevo.avisos.')) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to forget.
  }
}
