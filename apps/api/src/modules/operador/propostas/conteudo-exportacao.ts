import type { BodyOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { formatDiaMesAno } from '@trevo/rules/texto/mask';
import type { CampanhaPublicada } from '../../campanha/public.ts';
import { exportacaoPropostaText as text } from '../../exportacao/public.ts';

/** Renders a requested export with personal data for the second person. */
export function renderExportacao(
  { arquivo: { campanha } }: CampanhaPublicada,
  { tipo, formato, porItem, de, ate, finalidade }: BodyOf<Calls['operador.pedirExportacao']>,
) {
  const conteudo = tipo === 'notas' && porItem ? text.comItens : text.tipos[tipo];
  return {
    resumo: text.resumo(conteudo, campanha.descricao),
    secoes: [
      {
        titulo: text.arquivo,
        frases: [
          text.campanha(campanha.descricao, campanha.ano, campanha.identificacao),
          text.conteudo(conteudo, formato),
          text.periodo(de && formatDiaMesAno(de), ate && formatDiaMesAno(ate)),
        ],
      },
      { titulo: text.dados, frases: [text.quais] },
      { titulo: text.finalidade, frases: [finalidade ?? ''] },
      { titulo: text.efeito, frases: text.efeitos },
    ],
  };
}
