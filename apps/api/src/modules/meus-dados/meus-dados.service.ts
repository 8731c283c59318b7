import { meusDadosPaths } from '@trevo/contract/paths';
import type { Calls } from '@trevo/contract/calls';
import type { RetornoOf } from '@trevo/contract/call';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import { hashSegredo } from '../../kernel/ids.ts';
import type { HospedagemService, CampanhaId } from '../campanha/public.ts';
import type { ConsumidorService } from '../consumidor/public.ts';
import type { SenhaService, TokenVerificacaoService } from '../login/public.ts';
import type { CampanhaView, MeusDadosViews } from './meus-dados.views.ts';
import type { Linha, SecaoNome } from './secoes.ts';

const requestsPerDay = 5;
const requestsPerOperator = 50;
/** Maximum reads of one link: page, file, reloads, and retries on a bad network. */
const readsPerLink = 20;
const linkSeconds = 15 * 60;
const daySeconds = 86_400;

/** A consumer's data, streamed page by page. */
export interface MeusDados {
  readonly geradoEm: Date;
  readonly promotora: { readonly nome: string; readonly cnpj: string };
  readonly campanhas: readonly {
    readonly campanhaId: CampanhaId;
    readonly ano: number;
    readonly identificacao: string;
    readonly descricao: string;
  }[];
  /** Reads the rows of a section in pages, with wire field names. */
  readonly read: (nome: SecaoNome) => AsyncGenerator<Linha[]>;
}

export type MeusDadosService = ReturnType<typeof createMeusDadosService>;

/**
 * Export of a consumer's data: requested with the password, read through a link that expires (LGPD articles 18
 * and 19).
 */
export function createMeusDadosService(parts: {
  views: MeusDadosViews;
  hospedagens: HospedagemService;
  consumidores: Pick<ConsumidorService, 'find' | 'get'>;
  tokens: Pick<TokenVerificacaoService, 'createDadosToken' | 'findDadosOwner'>;
  checkSenhaAtual: SenhaService['checkAtual'];
  countUse: (key: string, segundos: number) => Promise<{ usos: number; segundos: number }>;
  clock: Clock;
}) {
  const { views, tokens, clock } = parts;
  return {
    /** Throws login.senhaAtualIncorreta, and meusDados.limiteDoDia after five requests a day. */
    async request(consumidorId: string, senhaAtual: string): Promise<RetornoOf<Calls['meusDados.pedir']>> {
      const pessoa = await parts.consumidores.get(consumidorId);
      await parts.checkSenhaAtual(pessoa, senhaAtual);
      // Count after the password check, so that a typing error does not use up a request.
      const { usos } = await parts.countUse(`meusDados:${consumidorId}`, daySeconds);
      if (usos > requestsPerDay) throw refuse('meusDados.limiteDoDia', { maximo: requestsPerDay });
      const { token, expiraEm } = await tokens.createDadosToken(pessoa);
      const toLink = (path: string) => `${path}?token=${token}`;
      return {
        leitura: toLink(meusDadosPaths.html),
        arquivo: toLink(meusDadosPaths.json),
        expiraEm: expiraEm.toISOString(),
      };
    },
    /**
     * Creates the addresses of a person's data for support, which verified the person's request. Throws
     * atendimento.nenhumaPessoa and requisicao.muitas.
     */
    async requestDaPessoa(
      promotoraId: string,
      consumidorId: string,
      { origin, quem }: { readonly origin: string; readonly quem: string },
    ): Promise<RetornoOf<Calls['operador.pedirDadosPessoa']>> {
      const pessoa = await parts.consumidores.find(consumidorId);
      if (pessoa?.promotora_id !== promotoraId || pessoa.tipo !== 'consumidor')
        throw refuse('atendimento.nenhumaPessoa');
      if (!pessoa.ativo) throw refuse('atendimento.contaExcluida');
      const { usos, segundos } = await parts.countUse(`meusDados.operador:${quem}`, daySeconds);
      if (usos > requestsPerOperator) throw refuse('requisicao.muitas', { segundos });
      const { token, expiraEm } = await tokens.createDadosToken(pessoa);
      return {
        leitura: `${origin}${meusDadosPaths.html}?token=${token}`,
        arquivo: `${origin}${meusDadosPaths.json}?token=${token}`,
        expiraEm: expiraEm.toISOString(),
      };
    },
    /** Finds the data of a token on a host; undefined for an expired or exhausted link. */
    async find(host: string, token: string): Promise<MeusDados | undefined> {
      const pessoa = await tokens.findDadosOwner(host, token);
      if (!pessoa) return undefined;
      const { usos } = await parts.countUse(`meusDados.link:${hashSegredo(token)}`, linkSeconds);
      if (usos > readsPerLink) return undefined;
      const { principal } = await parts.hospedagens.get(host);
      const { nome, cnpj } = principal.arquivo.promotora;
      const campanhas = await views.listCampanhas(pessoa.promotora_id);
      return {
        geradoEm: clock.now(),
        promotora: { nome, cnpj },
        campanhas: campanhas.map(toCampanha),
        read: (secao) => views.readSecao(secao, pessoa.consumidor_id),
      };
    },
  };
}

const toCampanha = ({ campanha_id, ano, identificacao, descricao }: CampanhaView) => ({
  campanhaId: campanha_id,
  ano,
  identificacao,
  descricao,
});
