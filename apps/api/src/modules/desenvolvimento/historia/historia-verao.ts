import { bruno, carla, elisa, type HistoriaDemo } from './historia-demo.ts';

const [liberdade, tatuape] = ['01200371000180', '00620621000178'];

/** Cashback at Solário, released after a week. */
export const verao: HistoriaDemo = {
  notas: [
    { ha: 74.6, emitente: liberdade!, modelo: '59', centavos: 25000, isRaspada: true },
    { ha: 66.2, emitente: tatuape!, modelo: '59', centavos: 42000, isRaspada: true },
    { ha: 57.2, emitente: liberdade!, modelo: '59', centavos: 18640, isRaspada: true },
    { ha: 49.3, emitente: liberdade!, modelo: '59', centavos: 31000, isRaspada: true },
    { ha: 40.4, emitente: tatuape!, modelo: '59', centavos: 65000, isRaspada: true },
    { ha: 31.4, emitente: tatuape!, modelo: '65', uf: 'BA' },
    { ha: 24.7, emitente: liberdade!, modelo: '59', centavos: 28490, isRaspada: true },
    { ha: 15.7, emitente: tatuape!, modelo: '59', centavos: 50210, isRaspada: true },
    { ha: 8.5, emitente: liberdade!, modelo: '59', centavos: 19990 },
    { ha: 4.7, emitente: liberdade!, modelo: '59', centavos: 37650 },
    { ha: 1.5, emitente: tatuape!, modelo: '59', centavos: 22300 },
    { ha: 0.4, emitente: liberdade!, modelo: '59', centavos: 128000 },
  ],
  pedidos: [
    {
      ha: 55.2,
      produtos: { sacola: 1 },
      passos: [
        [54.6, 'APROVADO'],
        [53.7, 'SEPARACAO'],
        [52.1, 'ENVIADO'],
        [48.5, 'ENTREGUE'],
      ],
    },
    { ha: 45.6, produtos: { canga: 1 }, passos: [[44.9, 'CANCELADO']] },
    {
      ha: 30.5,
      produtos: { garrafa: 1 },
      passos: [[28.2, 'REPROVADO']],
      motivo: 'A garrafa chegou com defeito do fornecedor. Seu saldo já voltou.',
    },
    {
      ha: 14.1,
      produtos: { canga: 1 },
      passos: [
        [13.7, 'APROVADO'],
        [12.1, 'SEPARACAO'],
        [10.5, 'ENVIADO'],
      ],
    },
    {
      ha: 9.3,
      produtos: { sacola: 1 },
      passos: [
        [8.2, 'APROVADO'],
        [6.2, 'SEPARACAO'],
      ],
    },
    { ha: 5.6, produtos: { sacola: 2 }, passos: [[3.1, 'APROVADO']] },
    { ha: 1.5, produtos: { sacola: 1 }, passos: [] },
  ],
  vouchers: [{ ha: 11.4, id: 'casquinha' }],
  cedulas: [],
  amigos: [
    { ...bruno, ha: 42.4, nota: { ha: 41.1, emitente: tatuape!, modelo: '59', centavos: 15980 } },
    { ...carla, ha: 16.6 },
    { ...elisa, ha: 0.2 },
  ],
  vistoHa: 5.5,
};
