import { elisa, toCnpj, type HistoriaDemo } from './historia-demo.ts';
import { noites } from './historia-noites.ts';
import { trevo } from './historia-trevo.ts';
import { verao } from './historia-verao.ts';

const campoGrande = toCnpj('246813570001');
const asaNorte = toCnpj('246813570002');

const aniversario: HistoriaDemo = {
  notas: [
    {
      ha: 50.5,
      emitente: campoGrande,
      modelo: '65',
      uf: 'MS',
      centavos: 34200,
      veredito: { ha: 49.3, status: 'VALIDO' },
    },
    { ha: 29.3, emitente: campoGrande, modelo: '65', uf: 'SP' },
    {
      ha: 12.1,
      emitente: asaNorte,
      modelo: '65',
      uf: 'DF',
      centavos: 21850,
      veredito: { ha: 11.4, status: 'VALIDO' },
    },
    { ha: 0.4, emitente: campoGrande, modelo: '65', uf: 'MS' },
  ],
  pedidos: [],
  vouchers: [],
  cedulas: [],
  amigos: [{ ...elisa, ha: 0.2 }],
  vistoHa: 20,
};

const dupla: HistoriaDemo = {
  notas: [
    { ha: 9.4, emitente: asaNorte, modelo: '65', uf: 'DF' },
    { ha: 0.3, emitente: campoGrande, modelo: '65', uf: 'MS' },
  ],
  pedidos: [],
  vouchers: [],
  cedulas: [],
  amigos: [{ ...elisa, ha: 0.2 }],
  vistoHa: 1,
};

/** Histories of the demo campaigns, by the campaign's wire name. */
export const historiasDemo: Readonly<Record<string, HistoriaDemo>> = {
  TREVO: trevo,
  VERAO: verao,
  NOITES: noites,
  COMPER: aniversario,
  DUPLA: dupla,
};
