import type { Papel } from '@trevo/contract/operador/papeis';
import type { Apuracao, Resultado, Sorteio } from '../src/features/sorteio/sorteio-address.ts';
import { sessaoStore } from '../src/platform/session/sessao-store.ts';
import { answer, buildSessao } from './console-harness.tsx';

const ator = { tipo: 'operador', nome: 'Rita Lima' } as unknown as Apuracao['versoes'][number]['ator'];
const outro = { ...ator, nome: 'Noemi Reis' };
export const em = '2026-11-20T12:00:00.000Z';
export const manifestoHash = 'ab'.repeat(32);
export const congelado = { em, manifestoHash, numeros: 31_204, excluidos: 12, ator };
export const sorteio: Sorteio = {
  data: '2025-01-04',
  hora: '19:00',
  nome: '1º sorteio',
  premio: 'Uma moto',
  numerosAte: '2025-01-02',
  regra: ['O número sai da Loteria Federal: unidade do 1º ao 5º prêmio.'],
  situacao: 'A_CONGELAR',
  congelarAte: '2025-01-04T21:00:00.000Z',
  congelado: null,
};
export const previa = {
  numeros: 31_204,
  pessoas: 9_120,
  excluidos: [
    { motivo: 'contaExcluida', numeros: 0, lista: null },
    { motivo: 'cpfRestrito', numeros: 8, lista: 412 },
    { motivo: 'bloqueado', numeros: 0, lista: 3 },
  ],
  listaSemEfeito: null,
  notasEsperando: 17,
  semPremiado: ['Sorteio de abertura'],
  congelarDe: '2026-12-18T03:01:00.000Z',
  congelarAte: '2025-01-04T21:00:00.000Z',
  congelado: null,
};
export const resultado: Resultado = {
  situacao: 'NENHUM',
  informadoPor: [],
  em: null,
  meu: null,
  divergencia: null,
  extracao: null,
  documento: null,
};
export const extracao = ['12305', '05437', '13526', '02329', '15458'];
export const vale: Resultado = {
  ...resultado,
  situacao: 'VALE',
  informadoPor: ['Rita Lima', 'Noemi Reis'],
  em,
  extracao,
};
export const numero = { serie: '03', numero: '57698' };
export const apuracao: Apuracao = {
  versao: 1,
  versoes: [{ versao: 1, em, ator: outro, motivo: 'Primeira apuração.' }],
  extracao,
  manifestoHash,
  sorteados: [{ premio: 'Uma moto', serie: '03', numero: '57695' }],
  passos: [{ premio: 'Uma moto', ...numero, frase: 'O número 03 57698 ganha: Uma moto.' }],
  premiados: [
    { premio: 'Uma moto', ...numero, consumidorID: 'c1', nome: 'ZULEIDE N.', cpf: '***.992.674-**' },
  ],
  suplentes: [],
  desclassificados: [],
  semGanhador: 0,
  isDesatualizada: false,
  isPropria: false,
  confirmada: null,
};
export const confirmada: Apuracao = { ...apuracao, confirmada: { em, ator } };

export const lista = 'GET /operador/v1/sorteios/2026/TREVO';
export const um = '/operador/v1/sorteios/2026/TREVO/2025-01-04';
export const path = '/sorteios?campanha=2026/TREVO&aberto=2025-01-04';
export const at = (situacao: Sorteio['situacao']) =>
  answer([
    { ...sorteio, situacao, congelado: ['ABERTO', 'A_CONGELAR'].includes(situacao) ? null : congelado },
  ]);
export const signIn = (papel: Papel) =>
  sessaoStore.set(buildSessao({ papeis: [{ promotora: 'quatrofolhas', nome: 'Quatro Folhas', papel }] }));
