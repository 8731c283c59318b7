import type { PremioDaTabela, PremioGanho, Raspadinha } from '../src/features/raspadinha/raspadinha.wire.ts';

const id = (n: number) => `0b0e7f0a-1111-4222-8333-44445555666${n}`;

/** Builds a card of the API: unopened unless overridden. */
export const buildRaspadinha = (n: number, changes: Partial<Raspadinha> = {}): Raspadinha => ({
  id: id(n),
  status: 'DISPONIVEL',
  raspada: false,
  dataHora: '2026-11-12T17:32:00.000Z',
  dataHoraRaspada: null,
  dataHoraEntregue: null,
  documentoFiscalID: 'd1',
  premio: null,
  ordem: null,
  podeEntregar: false,
  ...changes,
});

/** Builds the same card after it was revealed. */
export const buildRaspada = (n: number, changes: Partial<Raspadinha> = {}): Raspadinha =>
  buildRaspadinha(n, {
    status: 'RASPADA',
    raspada: true,
    dataHoraRaspada: '2026-11-13T12:00:00.000Z',
    ...changes,
  });

/** Builds a prize that the promoter hands over. */
export const buildPremio = (changes: Partial<PremioGanho> = {}): PremioGanho => ({
  id: 'panela',
  nome: 'Panela elétrica',
  imagem: null,
  entrega: 'promotora',
  instrucoes: 'Retire na loja até dezembro.',
  retiradaAte: null,
  ...changes,
});

/** Builds a row of the prize list. */
export const buildPremioDaTabela = (changes: Partial<PremioDaTabela> = {}): PremioDaTabela => ({
  id: 'panela',
  nome: 'Panela elétrica',
  imagem: null,
  quantidade: 20,
  usados: 13,
  disponiveis: 7,
  ...changes,
});
