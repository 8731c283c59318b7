import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { isCpf } from '@trevo/rules/pessoa/cpf';
import { toCodigoPremio } from '@trevo/rules/sorte/premios/codigo-premio';
import { hideCpf } from '@trevo/rules/texto/mask';
import { toFimDaGuarda } from '@trevo/rules/tempo/campanha-window';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { shortenNome } from '@trevo/rules/texto/shorten-nome';
import { toAtor } from '../../kernel/auth/ator.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import { findPremio, toPremioWire } from '../raspadinha/public.ts';
import type { ArquivoView, PremioView } from './premio.views.ts';

export type PremioNoQuadro = RetornoOf<Calls['operador.premios']>['retorno'][number];
export type PremioInteiro = RetornoOf<Calls['operador.premio']>;
type PremioGanho = RetornoOf<Calls['operador.entregarPremio']>['premio'];

/** Returns a prize in the winner's wire format; a prize that is no longer in the campaign's file has its id as name. */
export function toPremioGanho({ arquivo }: CampanhaPublicada, view: PremioView): PremioGanho {
  const premio = findPremio(arquivo, { premio_id: view.item });
  if (premio) return toPremioWire(premio, view.ganho_em);
  const retirada = arquivo.sorteios.find(({ data: extracao }) => extracao === view.sorteio)?.retirada;
  return {
    id: view.item ?? view.sorteio ?? '',
    nome: view.premio ?? view.item ?? '',
    imagem: null,
    entrega: 'promotora',
    instrucoes: retirada?.como ?? null,
    retiradaAte: retirada?.ate ?? null,
  };
}

export const toCpfOculto = (cpf: string | null): string | null => (cpf && isCpf(cpf) ? hideCpf(cpf) : null);

export function toNoQuadro(publicada: CampanhaPublicada, view: PremioView): PremioNoQuadro {
  const { nome, entrega } = toPremioGanho(publicada, view);
  return {
    premioID: view.premio_id,
    consumidorID: view.consumidor_id,
    origem: view.origem,
    nome,
    entrega,
    premiado: view.nome === null ? null : shortenNome(view.nome),
    cpf: toCpfOculto(view.cpf),
    ganhoEm: view.ganho_em.toISOString(),
    sorteio: view.sorteio,
    numero: view.serie !== null && view.numero !== null ? { serie: view.serie, numero: view.numero } : null,
    situacao: view.situacao,
    entregarAte: view.entregar_ate,
    caducaEm: view.caduca_em,
    avisadoEm: view.avisado_em?.toISOString() ?? null,
    documentosEm: view.documentos_em?.toISOString() ?? null,
    notaRecusadaEm: view.retida_em?.toISOString() ?? null,
    pausa: view.pausado_em && { em: view.pausado_em.toISOString(), motivo: view.pausa_motivo ?? '' },
    entregueEm: view.entregue_em?.toISOString() ?? null,
    entreguePor: view.entregue_por,
  };
}

export function toInteiro(
  publicada: CampanhaPublicada,
  view: PremioView,
  arquivos: readonly ArquivoView[],
): PremioInteiro {
  return {
    ...toNoQuadro(publicada, view),
    codigo: view.origem === 'instantaneo' ? toCodigoPremio(view.premio_id) : null,
    instrucoes: toPremioGanho(publicada, view).instrucoes,
    arquivos: arquivos.map(({ nome_arquivo, tipo, enviado_em, ator }) => ({
      nomeArquivo: nome_arquivo,
      tipo,
      enviadoEm: enviado_em.toISOString(),
      ator: toAtor(ator),
    })),
    arquivosAte: view.entregue_em && toFimDaGuarda(toSaoPaulo(view.entregue_em).dia),
    historico: view.historico.map(({ passo, em, ator, motivo }) => ({ passo, em, ator, motivo })),
  };
}
