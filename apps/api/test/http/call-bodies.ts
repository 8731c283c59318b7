import type { CallId } from '@trevo/contract/paths';
import { toChave } from '../pessoa.ts';

/** Bodies of the boards of prizes, orders and stock. */
export const bodiesOfQuadros: Partial<Record<CallId, object>> = {
  'operador.verContatoPremio': { motivo: 'Ligar para combinar a entrega.' },
  'operador.andarPremio': { passo: 'avisado', feito: true },
  'operador.pausarPremio': { pausado: true, motivo: 'Documento ilegível.' },
  'operador.desfazerEntrega': {},
  'operador.pedirExportacao': {
    exportacaoID: '01890000-0000-7000-8000-000000000001',
    tipo: 'pedidos',
    formato: 'csv',
  },
  'operador.alterarPrazoLegal': {
    nome: 'Entrega dos prêmios',
    quantidade: 30,
    unidade: 'dias',
    fonte: 'Regulamento, item 9',
    avisos: [30, 10],
    motivo: 'A portaria mudou o prazo.',
  },
  'operador.definirPrazoCampanha': { quantidade: 45, unidade: 'dias', motivo: 'Ofício 12 da SPA.' },
  'operador.informarScpc': {
    certificado: '04.000001/2026',
    contasAte: '2027-07-20',
    autorizadaDe: '2026-09-01',
    autorizadaAte: '2026-12-31',
  },
  'operador.definirValorPremio': { sorteio: '2026-12-05', premio: 'Nenhum', valorCentavos: 100 },
  'operador.anexarEncerramento': { tipo: 'certificado', arquivoBase64: 'AAAA' },
  'operador.retirarArquivoEncerramento': { motivo: 'Era de outra campanha.' },
  'operador.pedirKit': {
    kitID: '01890000-0000-7000-8000-000000000001',
    finalidade: 'Prestar contas à SPA.',
  },
  'operador.conferirLivros': {},
  'operador.encerrarCampanha': { manifestoHash: 'ab'.repeat(32) },
  'operador.anexarPremio': { tipo: 'recibo', arquivoBase64: 'AAAA' },
  'operador.moverPedidos': {
    situacao: 'APROVADO',
    pedidos: [
      {
        consumidorID: '01890000-0000-7000-8000-000000000000',
        orderId: '01890000-0000-7000-8000-000000000000',
      },
    ],
  },
  'operador.voltarPedido': { de: 'APROVADO', motivo: 'Aprovado por engano.' },
  'operador.bloquearLote': {
    tipo: 'codigo',
    lote: 'NENHUM',
    bloqueado: true,
    motivo: 'Impresso duas vezes.',
  },
  'operador.ajustarEstoque': {
    ajusteID: '01890000-0000-7000-8000-000000000000',
    produto: 'nenhum',
    unidades: -1,
    motivo: 'Quebrou no depósito.',
  },
};
/** Bodies of the steps of a draw. */
export const bodiesOfSorteio: Partial<Record<CallId, object>> = {
  'operador.congelarSorteio': {},
  'operador.informarResultado': { extracao: ['12305', '05437', '13526', '02329', '15458'] },
  'operador.anexarResultado': { arquivoBase64: 'AAAA' },
  'operador.apurarSorteio': {},
  'operador.desclassificar': {
    versao: 1,
    serie: '00',
    numero: '00000',
    motivo: 'outro',
    texto: 'A pessoa desistiu do prêmio.',
  },
  'operador.confirmarApuracao': { versao: 1 },
};
export const notaNenhuma = {
  consumidorID: '01890000-0000-7000-8000-000000000000',
  documentoFiscalID: '01890000-0000-7000-8000-000000000000',
};
export const bodiesOfFila: Partial<Record<CallId, object>> = {
  'operador.desfazerVeredito': { statusVisto: 'VALIDO', motivo: 'A foto é de outra compra.' },
  'operador.julgarLote': {
    loteID: '01890000-0000-7000-8000-000000000009',
    causa: 'emitente',
    status: 'INVALIDO',
    notas: [notaNenhuma],
  },
};

export const bodiesOfAtendimento: Partial<Record<CallId, object>> = {
  'operador.encerrarSessoesPessoa': { motivo: 'A pessoa perdeu o celular.' },
  'operador.avisarPessoa': {
    avisoID: '01890000-0000-7000-8000-000000000000',
    titulo: 'Sobre a sua nota',
    mensagem: 'Ela já está na conferência.',
  },
  'operador.reenviarMensagem': { mensagem: 'linkSenha' },
  'operador.enviarCodigoContato': { celular: '11987650001' },
  'operador.corrigirContato': { email: 'nova@exemplo.com', motivo: 'A pessoa mostrou o documento.' },
  'operador.pedirDadosPessoa': { motivo: 'A pessoa pediu a cópia dos dados.' },
  'operador.ajustarConta': {
    ajusteID: '01890000-0000-7000-8000-000000000000',
    moeda: 'pontos',
    valor: 10,
    motivo: 'A nota foi lida pela metade.',
  },
  'operador.excluirPessoa': { motivo: 'A pessoa pediu a exclusão por e-mail.' },
  'operador.explicarNota': { chaveAcesso: toChave(1) },
};

/** Bodies of the campaign studio. */
export const bodiesOfEstudio: Partial<Record<CallId, object>> = {
  'operador.buscar': { texto: '3F9A-22C1' },
  'operador.criarPromotora': { promotora: 'novafolha', nome: 'Nova Folha Ltda.', cnpj: '11222333000181' },
  'operador.gravarRascunho': { nome: 'Natal', texto: 'campanha:', versao: 0 },
  'operador.conferirCampanha': { texto: 'campanha:' },
  'operador.guardarImagemCampanha': {
    nome: 'logo.svg',
    conteudo:
      'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA5IDkiPjxwYXRoIGQ9Ik0wIDBoOXY5SDB6Ii8+PC9zdmc+',
  },
  'operador.abrirPrevia': { texto: 'campanha:' },
  'operador.trocarPrevia': { texto: 'campanha:' },
  'operador.simularCampanha': {
    simulacaoID: '01890000-0000-7000-8000-000000000002',
    texto: 'campanha:',
    notas: 10,
    pessoas: 5,
    centavos: 1_000,
  },
};
