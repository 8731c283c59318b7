import type { BodyOf, RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { Ator } from '../../kernel/auth/ator.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import type { PessoaModule } from '../consumidor/public.ts';
import type { LoginModule } from '../login/public.ts';
import type { NotificacaoModule } from '../notificacao/public.ts';
import type { FichaPessoaService } from './ficha-pessoa.service.ts';
import type { PessoaView } from './pessoa.views.ts';
import type { CountUso } from './quem.ts';

type Mensagem = BodyOf<Calls['operador.reenviarMensagem']>['mensagem'];
type Reenvio = RetornoOf<Calls['operador.reenviarMensagem']>;

/** Notices to single people that one operator sends in an hour. */
const avisosPor = [60, 3600] as const;
/** Notices of all operators to one person in a day. */
const avisosDaPessoa = [20, 86_400] as const;

export interface AtoPessoaParts
  extends
    Pick<LoginModule, 'sessoes' | 'redefinicoes' | 'emails'>,
    Pick<NotificacaoModule, 'notificacoes'>,
    Pick<PessoaModule, 'endSessoes'> {
  readonly fichas: Pick<FichaPessoaService, 'get'>;
  readonly countUso: CountUso;
  readonly clock: Clock;
}

/** Acts of support for one person. */
export function createAtoPessoaService(parts: AtoPessoaParts) {
  const { redefinicoes, clock } = parts;

  /** Throws atendimento.nenhumaPessoa and atendimento.contaExcluida. */
  async function getAtiva(promotoraId: string, consumidorId: string): Promise<PessoaView> {
    const pessoa = await parts.fichas.get(promotoraId, consumidorId);
    if (!pessoa.ativo) throw refuse('atendimento.contaExcluida');
    return pessoa;
  }

  return {
    getAtiva,
    /** Ends the sessions on all devices. */
    async endSessoes(promotoraId: string, consumidorId: string): Promise<Date> {
      await getAtiva(promotoraId, consumidorId);
      const agora = clock.now();
      if (!(await parts.endSessoes(consumidorId, agora))) throw refuse('atendimento.contaExcluida');
      parts.sessoes.forget(consumidorId);
      return agora;
    },
    /** Sends a notice, once for each `avisoID`. */
    async notify(
      { promotoraId, campanhaId }: CampanhaPublicada,
      consumidorId: string,
      { avisoID, titulo, mensagem }: BodyOf<Calls['operador.avisarPessoa']>,
      ator: Ator,
    ): Promise<void> {
      await getAtiva(promotoraId, consumidorId);
      await parts.countUso(`avisarPessoa:${ator.tipo}:${ator.id}`, avisosPor);
      await parts.countUso(`avisosDaPessoa:${consumidorId}`, avisosDaPessoa);
      const aviso = { avisoId: avisoID, titulo, mensagem, ator: ator.nome };
      await parts.notificacoes.notifyPessoa({ consumidorId, campanhaId }, aviso);
    },
    /** Sends a code or link again, as the app does. */
    async resend(
      { promotoraId }: CampanhaPublicada,
      consumidorId: string,
      mensagem: Mensagem,
      { host, origin }: { readonly host: string; readonly origin: string },
    ): Promise<Reenvio> {
      const { usuario } = await getAtiva(promotoraId, consumidorId);
      if (mensagem === 'codigoSenha') {
        const { numeroTelefone: destino, ...envio } = await redefinicoes.sendSms(host, usuario);
        return { destino, ...envio };
      }
      const { email: destino, ...envio } =
        mensagem === 'linkSenha'
          ? await redefinicoes.sendEmail(host, origin, usuario)
          : await parts.emails.resend(host, origin, { consumidorId });
      return { destino, ...envio };
    },
  };
}
