import type { ExclusaoSorteio } from '../../sorteio/public.ts';
import { motivoSorteioText } from '@trevo/contract/sorteio/motivo-sorteio.text';
import { darfCaducado, darfImposto, toImpostoPremio } from '@trevo/rules/encerramento/imposto-premio';
import { prazoCaducidade, toDiaDoPrazo } from '@trevo/rules/encerramento/prazo-legal';
import type { Coluna, Linha } from '../../exportacao/public.ts';
import type { PremioNoQuadro } from '../../premio/public.ts';
import type { FatosDaCampanha } from '../fatos.service.ts';

/** Columns of a table with the function that writes a row. */
interface Tabela<Row> {
  readonly colunas: readonly Coluna[];
  readonly toLinha: (row: Row) => Linha;
}

/** Excluded numbers of a draw. */
export const tabelaExclusoes: Tabela<ExclusaoSorteio> = {
  colunas: [
    { nome: 'serie', tipo: 'texto' },
    { nome: 'numero', tipo: 'texto' },
    { nome: 'fase', tipo: 'texto' },
    { nome: 'motivo', tipo: 'texto' },
    { nome: 'explicacao', tipo: 'texto' },
  ],
  toLinha: ({ serie, numero, fase, motivo, texto }) => [
    serie,
    numero,
    fase,
    motivoSorteioText[motivo],
    texto,
  ],
};

/** Prizes that were not delivered. The winner is a shortened name: the table of winners has the person. */
export function createTabelaNaoReclamados({ tipos }: FatosDaCampanha): Tabela<PremioNoQuadro> {
  const recolhimentos = tipos.filter(
    ({ ancora, cumpre }) => ancora === 'caducidade' && cumpre === 'recolhimento',
  );
  const shortestFirst = (dia: string) =>
    recolhimentos.map((tipo) => toDiaDoPrazo(tipo, dia)).sort((a, b) => (a < b ? -1 : 1));
  return {
    colunas: [
      { nome: 'premio_id', tipo: 'texto' },
      { nome: 'origem', tipo: 'texto' },
      { nome: 'premio', tipo: 'texto' },
      { nome: 'sorteio', tipo: 'dia' },
      { nome: 'serie', tipo: 'texto' },
      { nome: 'numero', tipo: 'texto' },
      { nome: 'ganhador', tipo: 'texto' },
      { nome: 'ganho_em', tipo: 'instante' },
      { nome: 'situacao', tipo: 'texto' },
      { nome: 'caduca_em', tipo: 'dia' },
      { nome: 'recolher_ate', tipo: 'dia' },
      { nome: 'recolher_no_maximo_ate', tipo: 'dia' },
    ],
    toLinha: (premio) => {
      const dias = shortestFirst(premio.caducaEm);
      return [
        premio.premioID,
        premio.origem,
        premio.nome,
        premio.sorteio,
        premio.numero?.serie ?? null,
        premio.numero?.numero ?? null,
        premio.premiado,
        new Date(premio.ganhoEm),
        premio.situacao,
        premio.caducaEm,
        dias[0] ?? null,
        dias.at(-1) ?? null,
      ];
    },
  };
}

export const colunasDarf: readonly Coluna[] = [
  { nome: 'codigo_receita', tipo: 'texto' },
  { nome: 'sorteio', tipo: 'dia' },
  { nome: 'premio', tipo: 'texto' },
  { nome: 'quantidade', tipo: 'inteiro' },
  { nome: 'valor_unitario', tipo: 'centavos' },
  { nome: 'base', tipo: 'centavos' },
  { nome: 'a_pagar', tipo: 'centavos' },
  { nome: 'contado_de', tipo: 'dia' },
  { nome: 'vencimento', tipo: 'dia' },
  { nome: 'vencimento_final', tipo: 'dia' },
];

/** Lists what is due for the prizes of draws: the tax on each won prize, and the value of each lapsed one. */
export function listLinhasDarf({ premios, prazos, tipos }: FatosDaCampanha): Linha[] {
  const cumpreOf = new Map(tipos.map(({ prazoId, cumpre }) => [prazoId, cumpre]));
  const of = (sorteio: string, isIt: (prazoId: string) => boolean) =>
    prazos.filter((prazo) => prazo.sorteio === sorteio && isIt(prazo.prazoId));
  return premios.flatMap(({ sorteio, premio, ganhos, caducados, valorCentavos }): Linha[] => {
    const imposto = of(sorteio, (id) => cumpreOf.get(id) === 'darf');
    const recolher = of(sorteio, (id) => cumpreOf.get(id) === 'recolhimento');
    const caduca = of(sorteio, (id) => id === prazoCaducidade)[0]?.dia ?? null;
    const times = (quantidade: number) => valorCentavos && valorCentavos * quantidade;
    return [
      ...(ganhos > 0
        ? [
            [
              darfImposto,
              sorteio,
              premio,
              ganhos,
              valorCentavos,
              times(ganhos),
              valorCentavos && toImpostoPremio(valorCentavos) * ganhos,
              imposto[0]?.base ?? null,
              imposto[0]?.dia ?? null,
              imposto.at(-1)?.dia ?? null,
            ],
          ]
        : []),
      ...(caducados > 0
        ? [
            [
              darfCaducado,
              sorteio,
              premio,
              caducados,
              valorCentavos,
              times(caducados),
              times(caducados),
              caduca,
              recolher[0]?.dia ?? null,
              recolher.at(-1)?.dia ?? null,
            ],
          ]
        : []),
    ];
  });
}

export const colunasPrazos: readonly Coluna[] = [
  { nome: 'prazo', tipo: 'texto' },
  { nome: 'sorteio', tipo: 'dia' },
  { nome: 'contado_de', tipo: 'dia' },
  { nome: 'duracao', tipo: 'texto' },
  { nome: 'sentido', tipo: 'texto' },
  { nome: 'dia', tipo: 'dia' },
  { nome: 'situacao', tipo: 'texto' },
  { nome: 'fonte', tipo: 'texto' },
  { nome: 'motivo_proprio', tipo: 'texto' },
];

export const colunasCabecas: readonly Coluna[] = [
  { nome: 'dia', tipo: 'dia' },
  { nome: 'ordem', tipo: 'inteiro' },
  { nome: 'hash', tipo: 'texto' },
  { nome: 'assinatura', tipo: 'texto' },
];
