import {
  atorExemplo,
  campanhaExemplo,
  type Exemplos,
  instante,
  instanteDepois,
  sha256,
} from '../exemplos/exemplo-valores.ts';

const kitID = '019ab2d0-4e11-7f02-b3a9-11d2c0ffeea1';
const arquivoID = '019ab2d0-4e11-7f02-b3a9-11d2c0ffeea2';
const { ano, identificacao, descricao } = campanhaExemplo;
const sorteio = { data: '2026-11-28', nome: '1º sorteio' };
const cabecalho = {
  certificado: '04.000001/2026',
  contasAte: '2027-07-20',
  autorizadaDe: '2026-09-01',
  autorizadaAte: '2026-12-31',
};
const prazo = {
  nome: 'Prestação de contas no SCPC',
  quantidade: 0,
  unidade: 'dias',
  fonte: 'Termo de responsabilidade da SPA: a data no cabeçalho da promoção no SCPC.',
  avisos: [90, 30, 10, 3],
};
const prazoLegal = {
  prazoID: 'contas',
  ...prazo,
  ancora: 'scpc',
  sentido: 'depois',
  cumpre: 'contas',
  alteradoEm: null,
  alteradoPor: null,
};
const scpc = {
  situacao: 'VALE',
  informadoPor: null,
  meu: null,
  divergencia: null,
  cabecalho,
  conferidoEm: instante,
  conferidoPor: ['Rita Lima', 'Noemi Reis'],
  isCertificadoIgual: true,
};
const encerramento = {
  ano,
  identificacao,
  descricao,
  hoje: '2027-05-02',
  fim: '2026-12-31',
  prazos: [
    {
      prazoID: 'contas',
      nome: prazo.nome,
      fonte: prazo.fonte,
      dia: '2027-07-20',
      base: '2027-07-20',
      ancora: 'scpc',
      quantidade: 0,
      unidade: 'dias',
      sentido: 'depois',
      sorteio: null,
      faltam: 79,
      aviso: 90,
      situacao: 'perto',
      proprio: null,
    },
  ],
  scpc,
  itens: [
    { codigo: 'certificado', sorteio: null, situacao: 'feito', faltam: 0 },
    { codigo: 'ata', sorteio, situacao: 'falta', faltam: 0 },
  ],
  arquivos: [
    { arquivoID, tipo: 'certificado', sorteio: null, bytes: 182_044, enviadoEm: instante, ator: atorExemplo },
  ],
  sorteios: [sorteio],
  hasInstantaneos: false,
  valores: [
    {
      sorteio: sorteio.data,
      premio: 'Uma moto',
      ganhos: 1,
      valorCentavos: 1_850_000,
      impostoCentavos: 370_000,
    },
  ],
  conferencia: { em: instante, numeros: 0, premios: null, contas: 0 },
  guarda: { contasMeses: 60, notasAte: '2031-12-31', recibosAte: null },
  fechamento: null,
};
const kit = {
  kitID,
  finalidade: 'Prestação de contas da campanha à SPA.',
  situacao: 'pronta',
  arquivosEscritos: 14,
  nomeArquivo: '2026-TREVO-encerramento-2027-05-02.zip',
  bytes: 8_145_728,
  sha256,
  manifestoHash: sha256,
  arquivos: [{ nome: 'ganhadores/ganhadores.csv', bytes: 2_048, sha256, linhas: 12 }],
  totalArquivos: 14,
  faltas: ['Ata assinada do 1º sorteio (28/11/2026).'],
  pedidoEm: instante,
  pedidoPor: atorExemplo,
  aprovadoPor: { ...atorExemplo, nome: 'Noemi Reis' },
  terminadoEm: instanteDepois,
  venceEm: '2026-11-29T09:30:00.000Z',
  downloads: 1,
};
const naFila = {
  ...kit,
  situacao: 'naFila',
  arquivosEscritos: 0,
  bytes: null,
  sha256: null,
  manifestoHash: null,
  arquivos: [],
  totalArquivos: 0,
  faltas: [],
  terminadoEm: null,
  venceEm: null,
  downloads: 0,
};
const motivo = 'A resposta da SPA ao ofício 12 prorrogou o prazo.';

export const encerramentoExemplos: Exemplos = {
  kitID: [kitID],
  arquivoID: [arquivoID],
  prazoID: ['contas'],
  'operador.prazosLegais.retorno': [[prazoLegal]],
  'operador.alterarPrazoLegal.body': [{ ...prazo, motivo: 'Portaria nova: o prazo mudou.' }],
  'operador.alterarPrazoLegal.retorno': [{ ...prazoLegal, alteradoEm: instante, alteradoPor: atorExemplo }],
  'operador.encerramento.retorno': [encerramento],
  'operador.definirPrazoCampanha.body': [{ quantidade: 45, unidade: 'dias', motivo }],
  'operador.definirPrazoCampanha.retorno': [encerramento],
  'operador.informarScpc.body': [cabecalho],
  'operador.informarScpc.retorno': [scpc],
  'operador.definirValorPremio.body': [
    { sorteio: sorteio.data, premio: 'Uma moto', valorCentavos: 1_850_000 },
  ],
  'operador.definirValorPremio.retorno': [encerramento],
  'operador.anexarEncerramento.body': [{ tipo: 'certificado', arquivoBase64: 'JVBERi0xLjc=' }],
  'operador.anexarEncerramento.retorno': [encerramento],
  'operador.arquivoEncerramento.retorno': [
    { tipoConteudo: 'application/pdf', conteudoBase64: 'JVBERi0xLjc=' },
  ],
  'operador.retirarArquivoEncerramento.body': [{ motivo: 'Era o certificado de outra campanha.' }],
  'operador.retirarArquivoEncerramento.retorno': [{ ...encerramento, arquivos: [] }],
  'operador.conferirLivros.retorno': [encerramento],
  'operador.kits.retorno': [{ retorno: [kit], depois: null }],
  'operador.pedirKit.body': [{ kitID, finalidade: kit.finalidade }],
  'operador.pedirKit.retorno': [naFila],
  'operador.cancelarKit.retorno': [{ ...naFila, situacao: 'cancelada' }],
  'operador.baixarKit.retorno': ['PK'],
  'operador.encerrarCampanha.body': [{ manifestoHash: sha256 }],
  'operador.encerrarCampanha.retorno': [
    {
      ...encerramento,
      fechamento: {
        em: instanteDepois,
        por: atorExemplo,
        aprovadoPor: { ...atorExemplo, nome: 'Noemi Reis' },
        kitID,
        manifestoHash: sha256,
      },
    },
  ],
};
