import { buildModelo } from '@trevo/config/modelos/build-modelo';
import { vi } from 'vitest';

/** Writes the file of a valid campaign of a model. */
export const buildTexto = (): string =>
  buildModelo({
    modelo: 'instantaneo',
    promotora: { identificacao: 'quatrofolhas', nome: 'Quatro Folhas Ltda.', cnpj: '12ABC34501DE35' },
    campanha: {
      identificacao: 'FESTA',
      descricao: 'Festa',
      certificado: '04.000001/2026',
      dataInicial: '2026-09-01',
      dataFinalCompras: '2027-03-01',
    },
    host: 'festa.example',
    emailSuporte: 'oi@folhas.example',
    tema: { logo: null, corPrimaria: '#0b6e4f', corSecundaria: '#ffb400' },
    premioSorteio: 'Um carro zero',
    series: 10,
    centavos: 5_000,
    produtos: 3,
    percentual: 2,
    numerosPorCodigo: 1,
    revelacao: 'raspadinha',
    itens: [
      { nome: 'Cesta de café', quantidade: 10 },
      { nome: 'Caneca', quantidade: 20 },
    ],
  });

const instante = new Date(Date.now() - 600_000).toISOString();
const ator = { tipo: 'operador', id: null, nome: 'Rita Lima' } as const;

export const campanha = {
  ano: 2026,
  identificacao: 'FESTA',
  descricao: 'Festa',
  dataInicial: '2020-09-01',
  dataFinal: '2999-12-31',
  hosts: ['festa.example'],
  ativa: true,
  corPrimaria: '#0b6e4f',
};

export const rascunho = {
  rascunhoID: '019ab2d0-4e11-7f02-b3a9-11d2c0ffee90',
  nome: 'Festa',
  versao: 3,
  base: null,
  criadoEm: instante,
  alteradoEm: instante,
  alteradoPor: ator,
};

export const publicacao = {
  hash: 'a'.repeat(64),
  publicadaEm: instante,
  publicadaPor: ator,
  motivo: null,
  mudancas: [],
  atual: true,
};

/** Gives the test's window the width of a desk, which layouts ask for. */
export function abrirNoDesktop(width = 1_440): void {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(width);
  window.dispatchEvent(new Event('resize'));
}
