import { bruno, diego, elisa, toCnpj, type HistoriaDemo } from './historia-demo.ts';

const vesper = ['0002', '0003', '0004'].map((filial) => toCnpj(`V3SPER00${filial}`));
const [jardins, higienopolis, moema] = vesper;

const isConferida = (ha: number) => ({ veredito: { ha, status: 'VALIDO' }, isRaspada: true }) as const;

/** Points at Vésper, where an operator reviews every receipt. */
export const noites: HistoriaDemo = {
  notas: [
    { ha: 48.5, emitente: jardins!, modelo: '65', centavos: 28900, ...isConferida(47.3) },
    { ha: 42.4, emitente: higienopolis!, modelo: '65', centavos: 41250, ...isConferida(41.1) },
    { ha: 36.6, emitente: jardins!, modelo: '65', centavos: 19800, ...isConferida(35.7) },
    { ha: 30.5, emitente: moema!, modelo: '65', centavos: 35600, ...isConferida(29.3) },
    { ha: 24.7, emitente: jardins!, modelo: '65', centavos: 51000, ...isConferida(23.1) },
    {
      ha: 20.4,
      emitente: higienopolis!,
      modelo: '65',
      veredito: {
        ha: 19.2,
        status: 'INVALIDO',
        motivo: 'documentoFiscal.recusadoNaAnalise',
        observacao: 'A foto não mostra o valor da compra.',
      },
    },
    { ha: 15.7, emitente: moema!, modelo: '65', centavos: 24000, ...isConferida(14.1) },
    {
      ha: 9.3,
      emitente: higienopolis!,
      modelo: '65',
      centavos: 62000,
      veredito: { ha: 8.2, status: 'VALIDO' },
    },
    { ha: 5.6, emitente: jardins!, modelo: '65', centavos: 30500, veredito: { ha: 4.7, status: 'VALIDO' } },
    { ha: 0.4, emitente: jardins!, modelo: '65' },
  ],
  pedidos: [
    {
      ha: 33.7,
      produtos: { tacas: 1 },
      passos: [
        [32.1, 'APROVADO'],
        [31.4, 'SEPARACAO'],
        [30.5, 'ENVIADO'],
        [27.3, 'ENTREGUE'],
      ],
    },
    { ha: 28.2, produtos: { vela: 2 }, passos: [[27.9, 'CANCELADO']] },
    {
      ha: 22.4,
      produtos: { panela: 1 },
      passos: [[21.5, 'REPROVADO']],
      motivo: 'A panela saiu de linha. Seus pontos já voltaram.',
    },
    {
      ha: 13.7,
      produtos: { manta: 1 },
      passos: [
        [12.1, 'APROVADO'],
        [11.4, 'SEPARACAO'],
        [9.3, 'ENVIADO'],
      ],
    },
    {
      ha: 7.6,
      produtos: { vela: 1 },
      passos: [
        [6.2, 'APROVADO'],
        [5.6, 'SEPARACAO'],
      ],
    },
    { ha: 4.5, produtos: { vela: 2 }, passos: [[3.1, 'APROVADO']] },
    { ha: 0.8, produtos: { vela: 1 }, passos: [] },
  ],
  vouchers: [{ ha: 12.5, id: 'sessao' }],
  cedulas: [
    {
      ha: 18.3,
      id: 'tacas',
      respostas: { espumante: 'Flauta', queijo: 'Ricota', noite: 'Na casa de amigos' },
    },
  ],
  amigos: [
    {
      ...bruno,
      ha: 26.2,
      nota: {
        ha: 25.6,
        emitente: moema!,
        modelo: '65',
        centavos: 22700,
        veredito: { ha: 24.5, status: 'VALIDO' },
      },
    },
    { ...diego, ha: 6.2 },
    { ...elisa, ha: 0.2 },
  ],
  vistoHa: 4.2,
};
