import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { useAct } from '../../platform/api/use-act.ts';
import { nameAparelho } from '../../platform/session/name-aparelho.ts';
import { keepSessao } from '../../platform/session/sessao-store.ts';
import { acessoText } from './acesso.text.ts';
import { type SenhaNova, SenhaNovaForm } from './SenhaNovaForm.tsx';

/** An opened invitation. */
export type Convite = RetornoOf<Calls['operador.abrirConvite']>;

/** Accepts an invitation with a new account. */
export function ConviteNovo(props: { token: string; convite: Convite; onDone(): void }) {
  const { token, convite, onDone } = props;
  const aceitar = useAct('operador.aceitarConvite');

  async function send({ senha, codigo }: SenhaNova): Promise<boolean> {
    const aparelho = nameAparelho();
    const answer = await aceitar.run({ body: { token, senha, codigo, aparelho } });
    if (!answer) return false;
    keepSessao(answer.retorno);
    onDone();
    return true;
  }

  return (
    <SenhaNovaForm
      email={convite.email}
      autenticador={convite.autenticador}
      enviar={acessoText.convite.enviar}
      isPending={aceitar.isPending}
      error={aceitar.error}
      onSend={send}
    />
  );
}
