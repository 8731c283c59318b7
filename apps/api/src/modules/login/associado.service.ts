import { isAssociadoEnabled } from '@trevo/config/configuracao/configuracao-questions';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { detalheText } from '@trevo/contract/palavras.text';
import { isLojaAtiva } from '@trevo/rules/tempo/loja-ativa';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { EmailSender } from '../../adapters/email/email.port.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Logger } from '../../kernel/log.ts';
import type { CampanhaPublicada, Hospedagem } from '../campanha/public.ts';
import type { AcessoAssociadoStore, ConsumidorRow, ConsumidorService } from '../consumidor/public.ts';
import { toAssociadoEmail } from './login.email.ts';
import type { CodigoTemporarioService } from './contato/codigo-temporario.service.ts';
import { describeFailure } from './contato/envio.ts';
import type { TokenVerificacaoService } from './contato/token-verificacao.service.ts';

type Importado = RetornoOf<Calls['operador.importarAssociados']>['associados'][number];

type Loja = RetornoOf<Calls['operador.lojas']>[number];

const toAcesso = (temSenha: boolean | undefined): Loja['acesso'] =>
  temSenha === undefined ? 'nenhum' : temSenha ? 'pronto' : 'semSenha';

/** Seconds until the next link for the same company. */
const esperasEmail = [60];

export function createAssociadoService(parts: {
  consumidores: ConsumidorService;
  acessos: AcessoAssociadoStore;
  codigos: CodigoTemporarioService;
  tokensVerificacao: TokenVerificacaoService;
  email: EmailSender;
  log: Logger;
  clock: Clock;
}) {
  async function sendLink(hospedagem: Hospedagem, row: ConsumidorRow, email: string, origin: string) {
    const deliver = async () => {
      const link = await parts.tokensVerificacao.createSenhaLink(origin, row.consumidor_id);
      await parts.email.send(toAssociadoEmail(row, email, hospedagem, { origin, link }));
    };
    let isSent = false;
    try {
      const alvo = { promotoraId: row.promotora_id, finalidade: 'link' as const, chave: row.consumidor_id };
      const failed = () => refuse('login.emailNaoEnviado');
      const envio = { esperas: esperasEmail, deliver, onFailure: failed };
      isSent = (await parts.codigos.send(alvo, envio)).enviado;
    } catch (error) {
      // A failing mailbox does not block the other companies; the result tells the operator.
      parts.log.warn(
        { event: 'company_link_not_sent', ...describeFailure(error) },
        'Link to set a password was not sent to a company',
      );
    }
    return isSent;
  }

  return {
    /** Lists the shops of a campaign by name, with the state of their logins. */
    async list({ arquivo, promotoraId }: CampanhaPublicada): Promise<Loja[]> {
      const hoje = toSaoPaulo(parts.clock.now()).dia;
      const cnpjs = arquivo.associados.map(({ cnpj }) => cnpj);
      const acessos = await parts.acessos.list(promotoraId, cnpjs);
      const senhas = new Map(acessos.map(({ usuario, tem_senha }) => [usuario, tem_senha]));
      return arquivo.associados
        .map((loja) => ({
          nome: loja.nome,
          cnpj: loja.cnpj,
          grupo: loja.grupo ?? null,
          cidade: loja.cidade ?? null,
          uf: loja.uf ?? null,
          ativa: isLojaAtiva(loja, hoje),
          ate: loja.ate ?? null,
          credenciada: loja.credenciada ?? true,
          acesso: toAcesso(senhas.get(loja.cnpj)),
        }))
        .sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
    },
    /**
     * Creates logins for shops of the campaign's list and sends those without a password a link to set one.
     * Throws login.associadoInativo and operador.lojaForaDaLista, without any effect.
     */
    async import(
      hospedagem: Hospedagem,
      publicada: CampanhaPublicada,
      origin: string,
      lojas: readonly { readonly cnpj: string; readonly email: string }[],
    ): Promise<Importado[]> {
      if (!isAssociadoEnabled(hospedagem.configuracao)) throw refuse('login.associadoInativo');
      const nomes = new Map(
        publicada.arquivo.associados
          .filter((loja) => isLojaAtiva(loja, toSaoPaulo(parts.clock.now()).dia))
          .map(({ cnpj, nome }) => [cnpj, nome]),
      );
      const unknown = lojas.flatMap(({ cnpj }, at) =>
        nomes.has(cnpj) ? [] : [{ campo: `associados.${at}.cnpj`, mensagem: detalheText.lojaForaDaLista }],
      );
      if (unknown.length > 0) throw refuse('operador.lojaForaDaLista', {}, unknown);
      const importados: Importado[] = [];
      for (const { cnpj, email } of lojas) {
        const empresa = { cnpj, nome: nomes.get(cnpj)!, email };
        const { row, isNovo } = await parts.consumidores.registerAssociado(publicada.promotoraId, empresa);
        const isOther = row.tipo !== 'associado' || !row.ativo;
        const hasSenha = row.senha_hash !== '';
        const situacao = isOther ? 'OUTRO_LOGIN' : isNovo ? 'CRIADO' : 'EXISTENTE';
        const emailEnviado =
          !isOther && !hasSenha && (await sendLink(hospedagem, row, row.email ?? email, origin));
        importados.push({ cnpj, situacao, emailEnviado });
      }
      return importados;
    },
  };
}
