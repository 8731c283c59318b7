import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { Fingerprint } from 'lucide-react';
import { Button } from '@trevo/ui/action/Button.tsx';
import { passkeyText as text } from './passkey.text.ts';

export interface EntrarSemSenhaProps {
  /** A sign-in is running. */
  readonly pending: boolean;
  /** Signs in by a call that resolves to null when the user cancels. */
  signIn(call: () => Promise<RetornoOf<Calls['login.autenticar']> | null>): Promise<void>;
}

/** Button that signs in with a passkey of this device. */
export function EntrarSemSenha({ pending, signIn }: EntrarSemSenhaProps) {
  return (
    <Button
      wide
      variant="ghost"
      icon={<Fingerprint />}
      lockMs={1000}
      unavailable={pending}
      onClick={() => void signIn(async () => (await import('./passkey-cerimonia.ts')).signInWithPasskey())}
    >
      {text.entrar}
    </Button>
  );
}
