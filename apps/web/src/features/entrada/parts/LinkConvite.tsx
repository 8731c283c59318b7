import { getTipoIdentificacao } from '@trevo/config/configuracao/configuracao-questions';
import { LogIn } from 'lucide-react';
import { useState } from 'react';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { session } from '../../../platform/session/session.ts';
import { ConfirmModal } from '@trevo/ui/dialog/ConfirmModal.tsx';
import { maskCelular } from '../../consumidor/public.ts';
import { entradaText } from '../entrada.text.ts';
import type { EntradaQuery } from '../read-entrada-query.ts';
import type { Credential } from '../use-entrar.ts';

const text = entradaText.convite;

export interface LinkConviteProps {
  query: EntradaQuery;
  /** Called when the user confirms to be the person named by the link. */
  onAccept(usuario: string, credential: Credential): void;
  onDecline(): void;
}

/**
 * Asks for a confirmation before a link with a credential signs in (login CSRF, ADR 0019): names the account of
 * the link and the account that would be signed out.
 */
export function LinkConvite({ query: { usuario, credential }, onAccept, onDecline }: LinkConviteProps) {
  const tipo = getTipoIdentificacao(useConfiguracao());
  const [isOpen, setOpen] = useState(credential !== undefined);
  const [before] = useState(() => session.get()?.usuario);
  if (!credential) return null;
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
      onConfirm={close(() => onAccept(usuario, credential))}
      onCancel={close(onDecline)}
    />
  );
}

/** Masks the login as `***.982.247-**`: recognisable by its owner, useless to bystanders. */
function maskUsuario(usuario: string, tipo: 'telefone' | 'cpf' | 'cnpj' | 'cpfCnpj'): string {
  if (tipo === 'telefone') return maskCelular(usuario);
  if (usuario.length === 11) return `***.${usuario.slice(3, 6)}.${usuario.slice(6, 9)}-**`;
  return `**.${usuario.slice(2, 5)}.${usuario.slice(5, 8)}/****-**`;
}
