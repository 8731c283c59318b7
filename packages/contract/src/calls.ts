import {
  campanhaAssociados,
  campanhaCpfsRestritos,
  campanhaGruposAssociados,
  campanhaListar,
  campanhaTexto,
} from './calls/campanha.calls.ts';
import {
  loginEnviarNotificacaoToken,
  loginGerarCodigoTemporario,
  loginVerificarCodigo,
  loginVerificarTelefoneContato,
} from './calls/codigo-temporario.calls.ts';
import { configuracaoListar, configuracaoListarAlternativa } from './calls/configuracao.calls.ts';
import {
  consumidorAceites,
  consumidorAlterarAceites,
  consumidorAlterarNotificacao,
  consumidorExcluir,
  consumidorIndicacoes,
  consumidorObter,
  consumidorSalvar,
  consumidorVerificar,
  consumidorVerificarTelefoneContato,
} from './calls/consumidor.calls.ts';
import {
  documentoFiscalContestar,
  documentoFiscalInserirNaoFiscal,
  produtoCompra,
  uploadImagemDocumento,
} from './calls/compra.calls.ts';
import {
  comperIntegrarDocumentoFiscal,
  cupomConfiguracaoCompra,
  cupomEscanear,
  cupomPremiados,
  cupomSorteios,
  cupomTotalEscaneados,
} from './calls/cupom-escanear.calls.ts';
import {
  cupomConfiguracao,
  cupomEscaneadosPorPeriodo,
  cupomListarConsumidor,
  cupomListarConsumidorCpf,
  cupomListarConsumidorCpfSufixo,
  cupomListarDocumentoFiscal,
  cupomListarPorCampanha,
  cupomListarTodosConsumidor,
} from './calls/cupom.calls.ts';
import { cupomConsumidor, cupomDinamicaCupom } from './calls/dinamica-cupom.calls.ts';
import { notificacaoDispositivos } from './calls/dispositivo.calls.ts';
import {
  documentoFiscalConfiguracao,
  documentoFiscalEnviar,
  documentoFiscalListar,
  documentoFiscalPendenteObter,
  documentoFiscalPendentesListar,
} from './calls/documento-fiscal.calls.ts';
import { externoCep, externoGeocodificacao, externoMunicipios } from './calls/externo.calls.ts';
import { loginAutenticarFacebook, loginCadastrarFacebook } from './calls/facebook.calls.ts';
import { loginAutenticar, loginCadastrar, loginObter, loginVerificar } from './calls/login.calls.ts';
import {
  operadorApurarDocumento,
  operadorImportarCodigos,
  operadorImportarCpfsRestritos,
  operadorImportarPrimeirosAcessos,
  operadorListarPendentes,
  operadorListarRepetidos,
  operadorMedirNumeros,
  operadorPublicarCampanha,
  operadorRegistrarPremiados,
} from './calls/operador.calls.ts';
import {
  raspadinhaConfiguracoes,
  raspadinhaListar,
  raspadinhaListarConsumidor,
  raspadinhaPicPay,
  raspadinhaPorPeriodo,
  raspadinhaRaspar,
  raspadinhaTabelaPremio,
} from './calls/raspadinha.calls.ts';
import {
  loginConfirmarEmail,
  loginConfirmarSenha,
  loginObterTokenSms,
  loginSolicitarRedefinicao,
  loginSolicitarRedefinicaoSms,
  loginTrocarSenha,
} from './calls/senha.calls.ts';
import { uploadFotoPerfil } from './calls/upload.calls.ts';
import type { Call } from './call.ts';
import type { CallId } from './paths.ts';

/** Every call by its id. The compiler refuses a path without schemas and schemas without a path. */
export const calls = {
  'configuracao.listar': configuracaoListar,
  'configuracao.listarAlternativa': configuracaoListarAlternativa,
  'campanha.listar': campanhaListar,
  'campanha.texto': campanhaTexto,
  'login.verificar': loginVerificar,
  'login.cadastrar': loginCadastrar,
  'login.autenticar': loginAutenticar,
  'login.obter': loginObter,
  'login.trocarSenha': loginTrocarSenha,
  'login.cadastrarFacebook': loginCadastrarFacebook,
  'login.autenticarFacebook': loginAutenticarFacebook,
  'login.gerarCodigoTemporario': loginGerarCodigoTemporario,
  'login.enviarNotificacaoToken': loginEnviarNotificacaoToken,
  'login.verificarCodigo': loginVerificarCodigo,
  'login.verificarTelefoneContato': loginVerificarTelefoneContato,
  'login.confirmarEmail': loginConfirmarEmail,
  'login.solicitarRedefinicao': loginSolicitarRedefinicao,
  'login.solicitarRedefinicaoSms': loginSolicitarRedefinicaoSms,
  'login.obterTokenSms': loginObterTokenSms,
  'login.confirmarSenha': loginConfirmarSenha,
  'consumidor.obter': consumidorObter,
  'consumidor.salvar': consumidorSalvar,
  'consumidor.excluir': consumidorExcluir,
  'consumidor.verificar': consumidorVerificar,
  'consumidor.indicacoes': consumidorIndicacoes,
  'consumidor.verificarTelefoneContato': consumidorVerificarTelefoneContato,
  'consumidor.alterarNotificacao': consumidorAlterarNotificacao,
  'consumidor.alterarAceites': consumidorAlterarAceites,
  'consumidor.aceites': consumidorAceites,
  'campanha.cpfsRestritos': campanhaCpfsRestritos,
  'campanha.gruposAssociados': campanhaGruposAssociados,
  'campanha.associados': campanhaAssociados,
  'notificacao.dispositivos': notificacaoDispositivos,
  'upload.fotoPerfil': uploadFotoPerfil,
  'externo.cep': externoCep,
  'externo.municipios': externoMunicipios,
  'externo.geocodificacao': externoGeocodificacao,
  'cupom.consumidor': cupomConsumidor,
  'cupom.dinamicaCupom': cupomDinamicaCupom,
  'cupom.listarConsumidor': cupomListarConsumidor,
  'cupom.listarTodosConsumidor': cupomListarTodosConsumidor,
  'cupom.listarConsumidorCpf': cupomListarConsumidorCpf,
  'cupom.listarConsumidorCpfSufixo': cupomListarConsumidorCpfSufixo,
  'cupom.listarDocumentoFiscal': cupomListarDocumentoFiscal,
  'cupom.listarPorCampanha': cupomListarPorCampanha,
  'cupom.escanear': cupomEscanear,
  'cupom.premiados': cupomPremiados,
  'cupom.sorteios': cupomSorteios,
  'cupom.configuracaoCompra': cupomConfiguracaoCompra,
  'cupom.totalEscaneados': cupomTotalEscaneados,
  'cupom.escaneadosPorPeriodo': cupomEscaneadosPorPeriodo,
  'cupom.configuracao': cupomConfiguracao,
  'documentoFiscal.configuracao': documentoFiscalConfiguracao,
  'documentoFiscal.listar': documentoFiscalListar,
  'documentoFiscal.pendentes.listar': documentoFiscalPendentesListar,
  'documentoFiscal.pendentes.obter': documentoFiscalPendenteObter,
  'documentoFiscal.pendentes.enviar': documentoFiscalEnviar,
  'documentoFiscal.inserirNaoFiscal': documentoFiscalInserirNaoFiscal,
  'documentoFiscal.contestar': documentoFiscalContestar,
  'upload.imagemDocumento': uploadImagemDocumento,
  'comper.integrarDocumentoFiscal': comperIntegrarDocumentoFiscal,
  'produto.compra': produtoCompra,
  'raspadinha.listarConsumidor': raspadinhaListarConsumidor,
  'raspadinhaAlternativa.listar': raspadinhaListar,
  'raspadinhaAlternativa.tabelaPremio': raspadinhaTabelaPremio,
  'raspadinhaAlternativa.configuracoes': raspadinhaConfiguracoes,
  'raspadinhaAlternativa.raspar': raspadinhaRaspar,
  'raspadinhaAlternativa.picPay': raspadinhaPicPay,
  'raspadinhaAlternativa.porPeriodo': raspadinhaPorPeriodo,
  'operador.publicarCampanha': operadorPublicarCampanha,
  'operador.apurarDocumento': operadorApurarDocumento,
  'operador.listarPendentes': operadorListarPendentes,
  'operador.listarRepetidos': operadorListarRepetidos,
  'operador.importarCodigos': operadorImportarCodigos,
  'operador.registrarPremiados': operadorRegistrarPremiados,
  'operador.medirNumeros': operadorMedirNumeros,
  'operador.importarCpfsRestritos': operadorImportarCpfsRestritos,
  'operador.importarPrimeirosAcessos': operadorImportarPrimeirosAcessos,
} satisfies { [Id in CallId]: Call<Id> };

export type Calls = typeof calls;
