import { calls } from '@trevo/contract/calls';
import type { CallParts } from '@trevo/contract/call';
import type { CallId } from '@trevo/contract/paths';
import * as v from 'valibot';
import { toChave } from '../pessoa.ts';
import {
  notaNenhuma,
  bodiesOfEstudio,
  bodiesOfQuadros,
  bodiesOfSorteio,
  bodiesOfFila,
  bodiesOfAtendimento,
} from './call-bodies.ts';

const campanha = { ano: 2026, identificacao: 'TREVO' };

/** Throws for a call without example values, which would be refused as invalid for every caller and prove nothing. */
function requireFilled(id: CallId, parts: Record<'params' | 'query' | 'body', unknown>): void {
  const told = { params: 'paramsOf', query: 'queriesOf', body: 'bodiesOf' } as const;
  const call: CallParts = calls[id];
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = call[part];
    if (!schema) continue;
    const { issues } = v.safeParse(schema, parts[part] ?? (part === 'query' ? {} : undefined));
    if (!issues) continue;
    const wrong = issues.map((issue) => `${v.getDotPath(issue) ?? part} (${issue.message})`).join(', ');
    throw new Error(`${id}: add a value to ${told[part]} of apps/api/test/http/call-inputs.ts for ${wrong}`);
  }
}

/** Values for every path parameter, naming that consumer wherever a person is named. */
const paramsOf = (usuario: string) => ({
  ...campanha,
  user: usuario,
  usuario: usuario,
  profile: usuario,
  cpf: usuario,
  telefone: usuario,
  totalPorPagina: 10,
  paginaAtual: 1,
  cep: '01001000',
  idEstado: '35',
  uf: 'SP',
  porPagina: 10,
  pagina: 1,
  perPage: 10,
  provider: 'cinema',
  limit: 100,
  page: 1,
  chaveAcesso: toChave(1),
  nomeTexto: 'regulamento',
  anoCampanha: campanha.ano,
  identificacaoCampanha: campanha.identificacao,
  numeroAleatorio: 'ABCD1234',
  date: '2026-12-05',
  id: '01890000-0000-7000-8000-000000000000',
  lancamentoID: '01890000-0000-7000-8000-000000000000',
  consumidorID: '01890000-0000-7000-8000-000000000000',
  documentoFiscalID: '01890000-0000-7000-8000-000000000000',
  raspadinhaID: '01890000-0000-7000-8000-000000000000',
  premioID: '01890000-0000-7000-8000-000000000000',
  notificacaoID: '01890000-0000-7000-8000-000000000000',
  nomeArquivo: 'nenhum.jpg',
  codigoIndicacao: 'ABCDEF0123',
  indicadoID: '01890000-0000-7000-8000-000000000000',
  orderId: '01890000-0000-7000-8000-000000000000',
  itemPosition: 1,
  situacao: 'PENDENTE',
  campo: 'cpf',
  promotora: 'quatrofolhas',
  servico: 'sms',
  operadorID: '01890000-0000-7000-8000-000000000000',
  sessaoID: '01890000-0000-7000-8000-000000000000',
  passkeyID: '01890000-0000-7000-8000-000000000000',
  conviteID: '01890000-0000-7000-8000-000000000000',
  credencialID: '01890000-0000-7000-8000-000000000000',
  propostaID: '01890000-0000-7000-8000-000000000000',
  exportacaoID: '01890000-0000-7000-8000-000000000000',
  simulacaoID: '01890000-0000-7000-8000-000000000000',
  kitID: '01890000-0000-7000-8000-000000000000',
  arquivoID: '01890000-0000-7000-8000-000000000000',
  prazoID: 'nenhum',
  bloqueioID: '01890000-0000-7000-8000-000000000000',
  webhookID: '01890000-0000-7000-8000-000000000000',
  rascunhoID: '01890000-0000-7000-8000-000000000000',
  previaID: '01890000-0000-7000-8000-000000000000',
  hash: 'b4'.repeat(32),
  eventoID: '01890000-0000-7000-8000-000000000000',
});
const webhook = {
  url: 'https://erp.example/webhooks',
  descricao: 'ERP da matriz',
  eventos: ['documento.julgado'],
};
const aviso = { titulo: 'Sorteio', mensagem: 'É no sábado.' };
const credencialNova = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
};
const credencialUsada = {
  ...credencialNova,
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
};
/** Bodies that are valid except for the person: they name that consumer. */
const bodiesOf = (usuario: string): Partial<Record<CallId, object>> => ({
  ...bodiesOfQuadros,
  ...bodiesOfEstudio,
  ...bodiesOfFila,
  ...bodiesOfAtendimento,
  ...bodiesOfSorteio,
  'login.enviarNotificacaoToken': { usuario: usuario },
  'login.verificarCodigo': { usuario: usuario, codigo: '123456' },
  'login.confirmarEmail': { tokenVerificacao: 'a1'.repeat(32) },
  'login.trocarSenha': { senhaAtual: 'Errada123', novaSenha: 'Outra1234', confirmacao: 'Outra1234' },
  'login.iniciarPasskey': { senhaAtual: 'Errada123' },
  'login.criarPasskey': { credencial: credencialNova },
  'consumidor.salvar': { telefone: usuario, aceitaNotificacao: true },
  'consumidor.verificarTelefoneContato': { telefoneContato: '11966660000' },
  'consumidor.alterarNotificacao': { telefone: usuario, aceitaNotificacao: true },
  'consumidor.alterarAceites': { usuario: usuario, aceites: [] },
  'consumidor.alterarConsentimento': { nomeTermo: 'aceitaNotificacao', aceito: true },
  'meusDados.pedir': { senhaAtual: 'Errada123' },
  'operador.ligarConsulta': { ligada: true, motivo: 'Voltou' },
  'operador.definirDaInstalacao': { saida: 'rebaixar' },
  'operador.definirProvedor': { servico: 'picpay', url: 'https://picpay.example', token: 'segredo' },
  'notificacao.dispositivos': {
    id: 'd1',
    usuario: usuario,
    identificacao: { servico: 'onesignal', id: 'x' },
  },
  'upload.fotoPerfil': { fotoBase64: 'AAAA' },
  'cupom.dinamicaCupom': { telefone: usuario, dinamicaCupom: [] },
  'operador.importarCpfsRestritos': { restricoes: [] },
  'operador.importarPrimeirosAcessos': { cpfs: [] },
  'operador.importarAssociados': { associados: [{ cnpj: '11222333000181', email: 'loja@lojas.example' }] },
  'documentoFiscal.pendentes.enviar': { chaveAcesso: toChave(1) },
  'documentoFiscal.inserirNaoFiscal': {
    campanha,
    uf: 'SP',
    usuario: usuario,
    tipo: 'NaoFiscal',
    dadosNaoFiscal: {},
  },
  'documentoFiscal.contestar': {},
  'documentoFiscal.declarar': { valorCentavos: 100, uriImagem: 'nenhuma.jpg' },
  'documentoFiscal.fotografar': { uriImagem: 'nenhuma.jpg' },
  'documentoFiscal.ler': { leitura: 'nenhuma' },
  'operador.incluirBloqueios': { tipo: 'cpf', valores: ['111'], motivo: 'Notas de outras pessoas.' },
  'operador.verificarBloqueio': { tipo: 'emitente', valor: '11222333' },
  'operador.criarWebhook': webhook,
  'operador.alterarWebhook': webhook,
  'operador.definirDestinosRelatorio': { enderecos: ['marca@cliente.example'] },
  'operador.reenviarEntregas': { de: '2026-11-20T00:00:00Z', ate: '2026-11-21T00:00:00Z' },
  'operador.retirarBloqueio': { motivo: 'A pessoa mostrou as compras.' },
  'operador.revelarBloqueio': { motivo: 'A pessoa está ao telefone.' },
  'operador.corrigirDocumento': { valorCentavos: 100 },
  'operador.tomarNota': {},
  'operador.renovarPosse': { notas: [notaNenhuma] },
  'operador.soltarPosse': { notas: [notaNenhuma] },
  'operador.anotarDocumento': { texto: 'Liguei para a loja.' },
  'operador.apurarDocumentos': { decisoes: [{ chaveAcesso: toChave(1), status: 'INVALIDO' }] },
  'upload.imagemDocumento': { imagemBase64: 'AAAA' },
  'cupom.listarPorCampanha': { filtro: { consumidor: usuario } },
  'operador.importarCodigos': { lote: 'A1', codigos: ['ABCD1234'] },
  'operador.registrarPremiados': {
    data: '2026-12-05',
    premiados: [{ serie: '00', numero: '00000', premio: 'Cesta' }],
  },
  'operador.publicarCampanha': { nomeArquivo: 'x.yaml', texto: 'x' },
  'operador.apurarDocumento': { status: 'INVALIDO' },
  'operador.importarVouchers': { voucherId: 'ingresso', codigos: ['CINE-1'] },
  // One notice for all callers: a campaign has few in a day.
  'operador.enviarNotificacao': { id: '01890000-0000-7000-8000-000000000001', ...aviso },
  'operador.testarNotificacao': {
    avisoID: '01890000-0000-7000-8000-000000000000',
    ...aviso,
    pessoa: { cpf: '39053344705' },
  },
  'operador.contarPublico': { publico: { tipo: 'todos' } },
  'notificacao.vistas': { ids: ['01890000-0000-7000-8000-000000000000'] },
  'quiz.obterCedulas': { campanha, usuario: usuario },
  'quiz.responder': { campanha, usuario: usuario, respostas: [] },
  'operador.decidirIndicacao': { decisao: 'APROVAR' },
  'operador.entregarPremio': { entreguePor: 'Loja Centro' },
  'operador.moverPedido': { situacao: 'APROVADO' },
  'operador.entrar': { email: 'rita@agencia.example', senha: 'quatro folhas na horta', codigo: '123456' },
  'operador.elevar': { senha: 'quatro folhas na horta', codigo: '123456' },
  'operador.entrarPasskey': { credencial: credencialUsada },
  'operador.elevarPasskey': { credencial: credencialUsada },
  'operador.criarPasskey': { credencial: credencialNova, nome: 'Chrome, Linux' },
  'operador.nomearPasskey': { nome: 'Chrome, Linux' },
  'operador.abrirConvite': { token: 'a1'.repeat(32) },
  'operador.aceitarConvite': { token: 'a1'.repeat(32), senha: 'quatro folhas na horta', codigo: '123456' },
  'operador.aceitarConviteDaConta': { token: 'a1'.repeat(32) },
  'operador.pedirRecuperacao': { email: 'rita@agencia.example' },
  'operador.abrirRecuperacao': { token: 'a1'.repeat(32) },
  'operador.recuperar': { token: 'a1'.repeat(32), senha: 'quatro folhas na horta', codigo: '123456' },
  'operador.convidar': { nome: 'Noemi Reis', email: 'noemi@agencia.example', papel: 'auditor' },
  'operador.convidarDaInstalacao': { nome: 'Noemi Reis', email: 'noemi@trevo.example' },
  'operador.definirPapel': { papel: 'auditor' },
  'operador.propor': {
    propostaID: '01890000-0000-7000-8000-000000000001',
    ato: 'operador.corrigirDocumento',
    alvo: {
      ...campanha,
      consumidorID: '01890000-0000-7000-8000-000000000000',
      documentoFiscalID: '01890000-0000-7000-8000-000000000000',
    },
    corpo: { valorCentavos: 100 },
    motivo: 'Vi a nota no balcão.',
  },
  'operador.procurarPessoa': { chaveAcesso: toChave(1) },
  'operador.revelarCampo': { motivo: 'A pessoa pediu no telefone.' },
  'operador.aprovarProposta': { visto: 'b4'.repeat(32) },
  'operador.recusarProposta': { motivo: 'A nota não confere.' },
  'operador.criarCredencial': { nome: 'Envio de vendas', escopos: ['vendas:escrever'] },
  'produto.listarComCorpo': {},
  'produto.listarFiltroConfiguracao': { campanha },
  'produto.listarFiltrados': { campanha },
  'cashback.pedido': { produtos: [{ codigo: 'nenhum', quantidade: 1, valor: 1 }] },
  'cashback.alterarObservacaoItem': { observacao: '' },
});
const queriesOf = (usuario: string): Partial<Record<CallId, object>> => ({
  'operador.procurarDocumento': { chaveAcesso: toChave(1) },
  'operador.qualidade': { de: '2026-11-01', ate: '2026-11-30' },
  'operador.preverLote': { causa: 'emitente', status: 'INVALIDO' },
  'operador.preverVeredito': { status: 'INVALIDO' },
  'operador.procurarPremio': { codigo: '4444 5555 6661' },
  'operador.procurarNumero': { data: '2026-12-05', serie: '00', numero: '00000' },
  'externo.geocodificacao': { endereco: 'Recife' },
  'associado.maisProximos': { latitude: '-23.55', longitude: '-46.633' },
  'comper.integrarDocumentoFiscal': {
    ecommerce: 'S',
    nroDoc: '1',
    dataCompra: '2026-11-20',
    cpfConsumidor: usuario,
  },
  'comper.integrarDocumentoFiscalAlternativa': {
    ecommerce: 'S',
    nroDoc: '1',
    dataCompra: '2026-11-20',
    cpfConsumidor: usuario,
  },
  'raspadinhaAlternativa.listar': { usuario: usuario },
  'operador.relatorio': { de: '2026-11-15', ate: '2026-11-21' },
  'documentoFiscal.listar': { usuario: usuario },
  'documentoFiscal.listarPorTipo': { usuario: usuario },
});

/** Returns valid parameters, query and body of a call that name a consumer; they refer to rows that do not exist. */
export function toCallInput(id: CallId, usuario: string) {
  const parts = { params: paramsOf(usuario), query: queriesOf(usuario)[id], body: bodiesOf(usuario)[id] };
  // Path parameters are text.
  const params = Object.fromEntries(
    Object.entries(parts.params).map(([hole, value]) => [hole, String(value)]),
  );
  requireFilled(id, { ...parts, params });
  return parts;
}
