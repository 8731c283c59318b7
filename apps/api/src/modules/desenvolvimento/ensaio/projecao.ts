import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import type { ResultadoSimulacao } from '@trevo/contract/estudio/simulacao.calls';
import { numerosPorSerie } from '@trevo/rules/sorte/numeros/serie-numeros';
import { addDias, countDias } from '@trevo/rules/tempo/sao-paulo';

/** A receipt of the sample with its rewards. */
export interface NotaJogada {
  readonly dia: string;
  readonly numeros: number;
  readonly cartelas: number;
  readonly premios: number;
  readonly pontos: number;
  readonly centavos: number;
  /** The cause for which it gave nothing; null when it gave something. */
  readonly limite: { readonly codigo: string; readonly mensagem: string } | null;
}

/** The campaign's file, as far as the projection reads it. */
type ArquivoSimulado = Pick<CampanhaArquivo, 'campanha' | 'numeros' | 'premios'>;

type Dia = ResultadoSimulacao['dias'][number];

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Returns each day of the purchase period with the grants by its end, scaled to the expected receipts. */
export function projectDias(arquivo: ArquivoSimulado, jogadas: readonly NotaJogada[], escala: number): Dia[] {
  const { dataInicial, dataFinalCompras } = arquivo.campanha;
  const porDia = new Map<string, NotaJogada[]>();
  for (const nota of jogadas) porDia.set(nota.dia, [...(porDia.get(nota.dia) ?? []), nota]);
  const totais = { numeros: 0, cartelas: 0, premios: 0, pontos: 0 };
  const dias = countDias(dataInicial, dataFinalCompras) + 1;
  return Array.from({ length: dias }, (_, at): Dia => {
    const dia = addDias(dataInicial, at);
    const notas = porDia.get(dia) ?? [];
    for (const campo of ['numeros', 'cartelas', 'premios', 'pontos'] as const)
      totais[campo] += sum(notas.map((nota) => nota[campo]));
    const cartelas = Math.round(totais.cartelas * escala);
    return {
      dia,
      notas: Math.round(notas.length * escala),
      numeros: Math.min(toTotalNumeros(arquivo), Math.round(totais.numeros * escala)),
      cartelas,
      // Wins of a sample do not scale: they follow the sealed schedule, which a larger crowd meets sooner.
      premios: escala === 1 ? totais.premios : projectPremios(arquivo, cartelas, (at + 1) / dias),
      pontos: Math.round(totais.pontos * escala),
    };
  });
}

const toTotalNumeros = ({ numeros }: ArquivoSimulado): number => numeros.series * numerosPorSerie;
const toTotalPremios = ({ premios }: ArquivoSimulado): number =>
  sum((premios?.itens ?? []).map(({ quantidade }) => quantidade));

/**
 * Returns the prizes that so many cards have opened: the schedule spreads them evenly over the planned cards, or over
 * the campaign's time, where each due prize goes to the next card.
 */
function projectPremios(arquivo: ArquivoSimulado, cartelas: number, passado: number): number {
  const { premios } = arquivo;
  const total = toTotalPremios(arquivo);
  if (!premios || total === 0) return 0;
  const devido = premios.agenda === 'contador' ? cartelas / premios.cartelas! : passado;
  return Math.min(cartelas, Math.floor(total * Math.min(1, devido)));
}

/** Returns each supply with its use and the day on which it ends; null when it lasts. */
export function projectEstoques(
  arquivo: ArquivoSimulado,
  dias: readonly Dia[],
): ResultadoSimulacao['estoques'] {
  const { premios } = arquivo;
  const toEstoque = (
    tipo: 'numeros' | 'premios' | 'cartelas',
    total: number,
  ): ResultadoSimulacao['estoques'] =>
    total === 0
      ? []
      : [
          {
            tipo,
            total,
            usado: Math.min(total, dias.at(-1)?.[tipo] ?? 0),
            acabaEm: dias.find((dia) => dia[tipo] >= total)?.dia ?? null,
          },
        ];
  return [
    ...toEstoque('numeros', toTotalNumeros(arquivo)),
    ...toEstoque('premios', toTotalPremios(arquivo)),
    ...toEstoque('cartelas', premios?.agenda === 'contador' ? premios.cartelas! : 0),
  ];
}
