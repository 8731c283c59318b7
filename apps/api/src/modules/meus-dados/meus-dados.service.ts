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
/** Reads of one link: a page, its file, a reload, another try on a bad network. */
const readsPerLink = 20;
const linkSeconds = 15 * 60;
const daySeconds = 86_400;

/** A person's data as it is written out, page by page. */
export interface MeusDados {
  readonly geradoEm: Date;
  readonly promotora: { readonly nome: string; readonly cnpj: string };
  readonly campanhas: readonly {
    readonly campanhaId: CampanhaId;
    readonly ano: number;
    readonly identificacao: string;
    readonly descricao: string;
  }[];
  /** The rows of a section with the names of the wire, by pages. */
  readonly read: (nome: SecaoNome) => AsyncGenerator<Linha[]>;
}

export type MeusDadosService = ReturnType<typeof createMeusDadosService>;

/** The copy of a person's data: asked for with the password, read at a link that ends (LGPD articles 18 and 19). */
export function createMeusDadosService(parts: {
  views: MeusDadosViews;
  hospedagens: HospedagemService;
  consumidores: Pick<ConsumidorService, 'get'>;
  tokens: Pick<TokenVerificacaoService, 'createDadosToken' | 'findDadosOwner'>;
  checkSenhaAtual: SenhaService['checkAtual'];
  countUse: (key: string, segundos: number) => Promise<{ usos: number; segundos: number }>;
  clock: Clock;
}) {
  const { views, tokens, clock } = parts;
  return {
    /** Refuses with login.senhaAtualIncorreta, and with meusDados.limiteDoDia after five a day. */
    async request(consumidorId: string, senhaAtual: string): Promise<RetornoOf<Calls['meusDados.pedir']>> {
      const pessoa = await parts.consumidores.get(consumidorId);
      await parts.checkSenhaAtual(pessoa, senhaAtual);
      // Counted after the password: a typing error uses up none of the day's requests.
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
    /** The data that a token opens on a host; undefined once the link ended or was read too often. */
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
