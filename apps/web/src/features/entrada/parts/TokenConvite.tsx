import { getTipoIdentificacao } from '@trevo/config/configuracao-questions';
import { LogIn } from 'lucide-react';
import { useState } from 'react';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { session } from '../../../platform/session/session.ts';
import { ConfirmModal } from '../../../ui/dialog/ConfirmModal.tsx';
import { maskCelular } from '../../codigo-temporario/public.ts';
import { entradaText } from '../entrada.text.ts';
import type { EntradaQuery } from '../read-entrada-query.ts';

const text = entradaText.convite;

export interface TokenConviteProps {
  query: EntradaQuery;
  /** The person wants to be the one whom the link names. */
  onAccept(usuario: string, token: string): void;
  onDecline(): void;
}

/** A link with a token signs nobody in by itself: it says whose account it opens, and who would leave for it. */
export function TokenConvite({ query: { usuario, token }, onAccept, onDecline }: TokenConviteProps) {
  const tipo = getTipoIdentificacao(useConfiguracao());
  const [isOpen, setOpen] = useState(Boolean(usuario && token));
  const [before] = useState(() => session.get()?.usuario);
  if (!token) return null;
  const close = (then: () => void) => () => {
    setOpen(false);
    then();
  };
  return (
    <ConfirmModal
      open={isOpen}
      icon={<LogIn />}
      title={text.titulo(maskUsuario(usuario, tipo))}
      message={before ? text.troca(maskUsuario(before, tipo)) : text.mensagem}
      confirmLabel={text.entrar}
      cancelLabel={before ? text.ficar : text.naoSouEu}
      onConfirm={close(() => onAccept(usuario, token))}
      onCancel={close(onDecline)}
    />
  );
}

/** `***.982.247-**`: enough for the owner to know which login it is, nothing for anybody else who looks on. */
function maskUsuario(usuario: string, tipo: 'telefone' | 'cpf' | 'cnpj' | 'cpfCnpj'): string {
  if (tipo === 'telefone') return maskCelular(usuario);
  if (usuario.length === 11) return `***.${usuario.slice(3, 6)}.${usuario.slice(6, 9)}-**`;
  return `**.${usuario.slice(2, 5)}.${usuario.slice(5, 8)}/****-**`;
}
