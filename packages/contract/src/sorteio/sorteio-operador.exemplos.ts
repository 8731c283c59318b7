import {
  atorExemplo,
  instante,
  instanteDepois,
  jpeg,
  pessoaId,
  type Exemplos,
} from '../exemplos/exemplo-valores.ts';

const manifestoHash = 'a'.padEnd(64, '4b1d');
const extracao = ['12305', '05437', '13526', '02329', '15458'];
const congelado = { em: instante, manifestoHash, numeros: 31_204, excluidos: 12, ator: atorExemplo };
const resultado = {
  situacao: 'VALE',
  informadoPor: ['Rita Lima', 'Noemi Reis'],
  em: instanteDepois,
  meu: extracao,
  divergencia: null,
  extracao,
  documento: { enviadoEm: instanteDepois, ator: atorExemplo },
};
const numero = { serie: '03', numero: '57698' };
const apuracao = {
  versao: 1,
  versoes: [{ versao: 1, em: instanteDepois, ator: atorExemplo, motivo: 'Primeira apuração.' }],
  extracao,
  manifestoHash,
  sorteados: [{ premio: 'Uma moto', serie: '03', numero: '57695' }],
  passos: [{ premio: 'Uma moto', ...numero, frase: 'O número 03 57698 ganha: Uma moto.' }],
  premiados: [
    { premio: 'Uma moto', ...numero, consumidorID: pessoaId, nome: 'ZULEIDE N.', cpf: '***.992.674-**' },
  ],
  suplentes: [],
  desclassificados: [],
  semGanhador: 0,
  isDesatualizada: false,
  isPropria: false,
  confirmada: null,
};

export const sorteioOperadorExemplos: Exemplos = {
  'operador.ataSorteio.retorno': ['%PDF-1.7'],
  'operador.participantesSorteio.retorno': ['PK'],
  'operador.sorteios.retorno': [
    [
      {
        data: '2026-12-19',
        hora: '19:00',
        nome: '1º sorteio',
        premio: 'Uma moto',
        numerosAte: '2026-12-17',
        regra: ['A série sai da Loteria Federal: dezena do 1º prêmio.'],
        situacao: 'CONGELADO',
        congelarAte: '2026-12-19T21:00:00.000Z',
        congelado,
      },
    ],
  ],
  'operador.calendarioSorteios.retorno': [
    [
      {
        ano: 2026,
        identificacao: 'TREVO',
        descricao: 'Sorte em Dobro',
        data: '2026-12-19',
        hora: '19:00',
        nome: '1º sorteio',
        premio: 'Uma moto',
        numerosAte: '2026-12-17',
        situacao: 'CONGELADO',
        congelarAte: '2026-12-19T21:00:00.000Z',
        extraidoEm: '2026-12-19T22:00:00.000Z',
      },
    ],
  ],
  'operador.preverCongelamento.retorno': [
    {
      numeros: 31_204,
      pessoas: 9_870,
      excluidos: [
        { motivo: 'contaExcluida', numeros: 4, lista: null },
        { motivo: 'cpfRestrito', numeros: 8, lista: 412 },
        { motivo: 'bloqueado', numeros: 0, lista: 3 },
      ],
      listaSemEfeito: null,
      notasEsperando: 17,
      semPremiado: [],
      congelarDe: '2026-12-18T03:01:00.000Z',
      congelarAte: '2026-12-19T21:00:00.000Z',
      congelado: null,
    },
  ],
  'operador.congelarSorteio.retorno': [congelado],
  'operador.resultado.retorno': [resultado],
  'operador.informarResultado.body': [{ extracao }],
  'operador.informarResultado.retorno': [resultado],
  'operador.anexarResultado.body': [{ arquivoBase64: jpeg }],
  'operador.anexarResultado.retorno': [resultado],
  'operador.documentoResultado.retorno': [{ tipoConteudo: 'image/jpeg', conteudoBase64: jpeg }],
  'operador.apuracao.retorno': [apuracao],
  'operador.apurarSorteio.retorno': [apuracao],
  'operador.desclassificar.body': [
    { versao: 1, ...numero, motivo: 'documentoRecusado', texto: 'A pessoa não mandou o documento no prazo.' },
  ],
  'operador.desclassificar.retorno': [{ ...apuracao, versao: 2 }],
  'operador.confirmarApuracao.body': [{ versao: 1 }],
  'operador.confirmarApuracao.retorno': [
    { ...apuracao, confirmada: { em: instanteDepois, ator: atorExemplo } },
  ],
};
