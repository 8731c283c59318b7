import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { type Contagens, type RelatorioWire, sumOf } from './relatorio.presenter.ts';

type Custo = RelatorioWire['custo'];

/**
 * Returns the declared costs of a period by valid receipt, and the costs that are not declared. A value that the campaign file
 * lacks is named and never estimated.
 */
export function toCusto(
  { validas, pontos, cashbackCentavos }: RelatorioWire['totais']['atual'],
  contagens: Contagens,
  { premios, documentos }: Pick<CampanhaArquivo, 'premios' | 'documentos'>,
): Custo {
  const valores = new Map(premios?.itens.map(({ id, valorCentavos }) => [id, valorCentavos]));
  const ganhos = contagens.filter(({ assunto }) => assunto === 'premio');
  const dosPremios = sumOf(ganhos, ({ chave, quantidade }) => quantidade * (valores.get(chave) ?? 0));
  const parcelas: Custo['parcelas'] = [];
  if (cashbackCentavos > 0) parcelas.push({ parcela: 'cashback', centavos: cashbackCentavos });
  if (dosPremios > 0) parcelas.push({ parcela: 'premios', centavos: dosPremios });
  const faltam: Custo['faltam'] = [];
  if (pontos > 0) faltam.push('pontos');
  if (ganhos.some(({ chave }) => valores.get(chave) === undefined)) faltam.push('premiosSemValor');
  if (contagens.some(({ assunto }) => assunto === 'mensagem')) faltam.push('mensagens');
  if (documentos.valor.some(({ fonte }) => fonte === 'pagina' || fonte === 'leitor'))
    faltam.push('consultas');
  const total = sumOf(parcelas, ({ centavos }) => centavos);
  return {
    parcelas,
    porValidaCentavos: parcelas.length > 0 && validas > 0 ? Math.round(total / validas) : null,
    faltam,
  };
}
