import { Button } from '@trevo/ui/action/Button.tsx';
import { useEffect } from 'react';
import { SenhaAtualSheet } from '../consumidor/public.ts';
import { addPasskey, cancelPasskey } from './passkey-cerimonia.ts';
import { passkeyText } from './passkey.text.ts';

const text = passkeyText.senha;

export interface IncluirPasskeyProps {
  onClose(): void;
  onBack(): void;
  onDone(): void;
}

/** Asks for the password, then adds a passkey of this device. */
export function IncluirPasskey({ onClose, onBack, onDone }: IncluirPasskeyProps) {
  useEffect(() => cancelPasskey, []);
  return (
    <SenhaAtualSheet
      text={{
        ...text,
        titulo: passkeyText.incluir,
        fechar: passkeyText.fechar,
        enviar: text.continuar,
        enviando: passkeyText.incluindo,
      }}
      showCura
      onClose={onClose}
      onConfirm={async (senhaAtual) => {
        if (await addPasskey(senhaAtual)) onDone();
      }}
      actions={
        <Button wide variant="ghost" onClick={onBack}>
          {text.voltar}
        </Button>
      }
    >
      <p>{text.mensagem}</p>
    </SenhaAtualSheet>
  );
}
