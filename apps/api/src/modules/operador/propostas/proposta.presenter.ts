import { createHash } from 'node:crypto';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { ProponivelId } from '@trevo/contract/operador/proponiveis';
import { toCanonico } from '@trevo/rules/texto/canonico';
import type { Autoria } from '../../../kernel/auth/ator.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { DomainError, refuse, wordsOf } from '../../../kernel/domain-error.ts';
import type { Alcada } from '../acesso/equipe/alcada.ts';
import { getPromotoraId } from '../../../kernel/operador/promotora-id.ts';
import type { createFindSinais } from '../acesso/sessao/sinais.store.ts';
import { parsePedido } from './atos-propostos.ts';
import { propostaText } from './proposta.text.ts';
import type { Conteudo, createRenderConteudo } from './conteudo.ts';
import type { PropostaInteira, PropostaRow } from './proposta.store.ts';
import type { SegredoProposta } from './segredo-proposta.ts';

export type PropostaWire = RetornoOf<Calls['operador.proposta']>;
export type ListaWire = RetornoOf<Calls['operador.propostas']>;

/** The shown part of a proposal: its content, and the refusal that its call would get now. */
export interface Leitura {
  readonly conteudo: Conteudo;
  readonly problema: string | null;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns the hash of a proposed call. */
export const hashPedido = ({ ato, alvo, corpo }: Pick<PropostaInteira, 'ato' | 'alvo' | 'corpo'>): string =>
  sha256(toCanonico({ ato, alvo, corpo }));

/** Returns the hash of the shown proposal: call, content and expected refusal. An approval names it. */
export const toVisto = ({ hash }: PropostaInteira, { conteudo, problema }: Leitura): string =>
  sha256(toCanonico({ hash, conteudo, problema }));

export type PropostaPresenter = ReturnType<typeof createPropostaPresenter>;

/** Renders proposals for their reader. */
export function createPropostaPresenter(parts: {
  readonly render: ReturnType<typeof createRenderConteudo>;
  readonly alcada: Pick<Alcada, 'list' | 'require'>;
  readonly segredo: Pick<SegredoProposta, 'open'>;
  readonly findSinais: ReturnType<typeof createFindSinais>;
  readonly clock: Clock;
}) {
  const { render, alcada, clock } = parts;

  const isAberta = ({ decisao, ate }: PropostaRow): boolean => decisao === null && ate > clock.now();

  /** Requires that the proposer could still make the call. Throws operador.proponenteSemPapel. */
  const requireProponente = async (
    { promotoraId }: Autoria,
    { proposta_tipo: tipo, proposta_por: id, proposta_nome: nome, ato }: PropostaInteira,
  ): Promise<void> => {
    try {
      await alcada.require({ ator: { tipo, id, nome }, promotoraId }, ato);
    } catch (error) {
      throw error instanceof DomainError ? refuse('operador.proponenteSemPapel') : error;
    }
  };

  /** Lists signs that the same person uses the account of the proposer and that of the reader, a possible approver. */
  const listSinais = async ({ ator }: Autoria, row: PropostaInteira): Promise<string[]> => {
    if (row.proposta_tipo !== 'operador' || ator.tipo !== 'operador' || row.proposta_por === ator.id)
      return [];
    const { isMesmoAparelho, isMesmaRede } = await parts.findSinais(
      row.proposta_por,
      row.proposta_em,
      ator.id!,
    );
    const { aparelho, rede } = propostaText.sinais;
    return [
      ...(isMesmoAparelho ? [aparelho(row.proposta_nome)] : []),
      ...(isMesmaRede ? [rede(row.proposta_nome)] : []),
    ];
  };

  /** Renders an open proposal from the current state; a decided or expired one keeps its stored content. */
  const read = async (autoria: Autoria, row: PropostaInteira): Promise<Leitura> => {
    if (!isAberta(row)) return { conteudo: row.conteudo, problema: null };
    try {
      await requireProponente(autoria, row);
      const pedido = parsePedido(row.ato, row.alvo, parts.segredo.open(row) ?? {});
      const conteudo = await render(getPromotoraId(autoria), row.ato, pedido);
      return { conteudo: { ...conteudo, sinais: await listSinais(autoria, row) }, problema: null };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { conteudo: row.conteudo, problema: wordsOf(error.code, error.valores).mensagem };
    }
  };

  /** @param permitidos calls that the reader may make */
  const toNaLista = (
    row: PropostaRow,
    permitidos: readonly ProponivelId[],
    { ator }: Autoria,
  ): ListaWire['retorno'][number] => {
    const aberta = isAberta(row);
    return {
      propostaID: row.proposta_id,
      ato: row.ato,
      resumo: row.conteudo.resumo,
      motivo: row.motivo,
      propostaPor: { tipo: row.proposta_tipo, nome: row.proposta_nome },
      propostaEm: row.proposta_em.toISOString(),
      ate: row.ate.toISOString(),
      situacao: row.decisao ?? (aberta ? 'aberta' : 'vencida'),
      podeDecidir: aberta && !row.propria && permitidos.includes(row.ato),
      podeRetirar: aberta && row.proposta_por === ator.id,
    };
  };

  return {
    isAberta,
    requireProponente,
    read,
    toNaLista,
    async toWire(autoria: Autoria, row: PropostaInteira): Promise<PropostaWire> {
      const leitura = await read(autoria, row);
      const { conteudo, problema } = leitura;
      const permitidos = await alcada.list(autoria, [row.ato]);
      const { decidida_nome: nome, decidida_em: em, decisao_motivo: motivo, resultado: situacao } = row;
      return {
        ...toNaLista({ ...row, conteudo }, permitidos, autoria),
        conteudo: conteudo.secoes.map(({ titulo, frases }) => ({ titulo, frases: [...frases] })),
        sinais: [...(conteudo.sinais ?? [])],
        problema,
        visto: toVisto(row, leitura),
        decisao: nome !== null && em !== null ? { nome, em: em.toISOString(), motivo } : null,
        resultado: situacao && {
          situacao,
          codigo: row.resultado_codigo,
          mensagem: row.resultado_mensagem,
        },
      };
    },
  };
}
