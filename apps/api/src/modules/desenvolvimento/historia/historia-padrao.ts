import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { bruno, elisa, listEmitentes, type HistoriaDemo, type NotaDemo } from './historia-demo.ts';

/** Mean amount of the example receipts, as a multiple of the cost of a number. */
const numerosPorNota = 3;
const centavosSemRegra = 15_000;

/** Returns the mean amount of an example receipt: some numbers for a rule by amount. */
const toCentavos = ({ ganho }: CampanhaArquivo): number =>
  ganho.por === 'valor' ? ganho.centavosPorNumero * numerosPorNota : centavosSemRegra;

/**
 * Returns the story of a campaign without one of its own: receipts of its shops in every state that its rules allow,
 * an order, a voucher, an invited friend who took part, and another friend who has signed up and registered no receipt.
 */
export function buildHistoria(arquivo: CampanhaArquivo): HistoriaDemo {
  const { documentos, produtos, vouchers } = arquivo;
  const [uma, outra = uma] = listEmitentes(arquivo);
  const uf = documentos.ufsAceitas?.[0] ?? 'SP';
  const centavos = toCentavos(arquivo);
  const aprovada = (ha: number, emitente: string, vezes: number): NotaDemo => ({
    ha,
    emitente,
    uf,
    modelo: '65',
    centavos: Math.round(centavos * vezes),
    veredito: { ha: ha - 0.4, status: 'VALIDO' },
    isRaspada: true,
  });
  const { isRaspada: _, ...fechada } = aprovada(2.2, outra, 1.3);
  const [produto] = produtos.itens;
  const [voucher] = vouchers?.itens ?? [];
  return {
    notas: [
      aprovada(12.3, uma, 1.7),
      aprovada(9.1, outra, 2.4),
      aprovada(6.2, uma, 0.9),
      {
        ha: 4.3,
        emitente: uma,
        uf,
        modelo: '65',
        centavos,
        veredito: { ha: 3.9, status: 'INVALIDO', motivo: 'documentoFiscal.imagemIlegivel' },
      },
      fechada,
      { ha: 0.4, emitente: uma, uf, modelo: '65' },
    ],
    pedidos: produto ? [{ ha: 2.1, produtos: { [produto.codigo]: 1 }, passos: [[1.4, 'APROVADO']] }] : [],
    vouchers: voucher ? [{ ha: 1.9, id: voucher.id }] : [],
    cedulas: [],
    amigos: [
      { ...bruno, ha: 1.2, nota: aprovada(1.1, uma, 1.1) },
      { ...elisa, ha: 0.2 },
    ],
    vistoHa: 3,
  };
}
