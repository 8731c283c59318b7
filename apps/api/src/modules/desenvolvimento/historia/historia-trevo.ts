import { bruno, carla, diego, elisa, type HistoriaDemo } from './historia-demo.ts';

const [se, paulista, pinheiros, mooca, vilaMariana] = [
  '96635911000164',
  '90348371000151',
  '97151991000145',
  '40060091000175',
  '11809881000102',
];

/** Points at the Quatro Folhas markets, with one refused receipt and two cancelled orders. */
export const trevo: HistoriaDemo = {
  notas: [
    { ha: 76.3, emitente: se!, modelo: '59', centavos: 18430, isRaspada: true },
    { ha: 68.5, emitente: paulista!, modelo: '59', centavos: 9675, isRaspada: true },
    { ha: 60.4, emitente: vilaMariana!, modelo: '59', centavos: 23190, isRaspada: true },
    { ha: 52.1, emitente: pinheiros!, modelo: '65', isRaspada: true },
    { ha: 43.1, emitente: vilaMariana!, modelo: '59', centavos: 14320, isRaspada: true },
    {
      ha: 35.7,
      emitente: se!,
      modelo: '59',
      centavos: 152000,
      veredito: {
        ha: 34.6,
        status: 'INVALIDO',
        motivo: 'documentoFiscal.recusadoNaAnalise',
        observacao: 'A loja cancelou esta nota no mesmo dia.',
      },
    },
    { ha: 27.3, emitente: mooca!, modelo: '59', centavos: 8800, isRaspada: true },
    { ha: 19.5, emitente: paulista!, modelo: '59', centavos: 11245, isRaspada: true },
    { ha: 11.4, emitente: vilaMariana!, modelo: '59', centavos: 7130, isRaspada: true },
    { ha: 5.6, emitente: se!, modelo: '59', centavos: 12760 },
    { ha: 2.4, emitente: pinheiros!, modelo: '59', centavos: 4590 },
    // Above the amount that counts without manual review.
    { ha: 0.4, emitente: paulista!, modelo: '59', centavos: 139000 },
  ],
  pedidos: [
    {
      ha: 58.3,
      produtos: { garrafa: 1 },
      passos: [
        [57.2, 'APROVADO'],
        [55.2, 'SEPARACAO'],
        [54.6, 'ENVIADO'],
        [50.5, 'ENTREGUE'],
      ],
    },
    { ha: 46.2, produtos: { manta: 1 }, passos: [[45.9, 'CANCELADO']] },
    {
      ha: 33.7,
      produtos: { panela: 1 },
      passos: [[31.4, 'REPROVADO']],
      motivo: 'O fornecedor ficou sem a panela. Seus pontos já voltaram.',
    },
    {
      ha: 14.1,
      produtos: { caneca: 1 },
      passos: [
        [13.7, 'APROVADO'],
        [11.5, 'SEPARACAO'],
        [9.5, 'ENVIADO'],
      ],
    },
    {
      ha: 8.2,
      produtos: { sacola: 2 },
      passos: [
        [7.6, 'APROVADO'],
        [6.2, 'SEPARACAO'],
      ],
    },
    { ha: 4.7, produtos: { caneca: 1, sacola: 1 }, passos: [[3.1, 'APROVADO']] },
    { ha: 1.5, produtos: { caneca: 1 }, passos: [] },
  ],
  vouchers: [
    { ha: 17.2, id: 'cafezinho' },
    { ha: 3.5, id: 'ingresso' },
  ],
  cedulas: [
    { ha: 38.3, id: 'primavera', respostas: { flor: 'Capuchinha' } },
    { ha: 10.5, id: 'opiniao', respostas: { fila: 'Até 10 minutos', volta: 'Quase tudo' } },
  ],
  amigos: [
    {
      ...bruno,
      ha: 40.4,
      nota: { ha: 38.5, emitente: mooca!, modelo: '59', centavos: 20440 },
    },
    { ...carla, ha: 25.6, nota: { ha: 0.6, emitente: se!, modelo: '59', centavos: 118900 } },
    { ...diego, ha: 9.3 },
    { ...elisa, ha: 0.2 },
  ],
  vistoHa: 6.5,
};
