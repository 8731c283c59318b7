import { campanhaListar, campanhaTexto } from './calls/campanha.calls.ts';
import { configuracaoListar, configuracaoListarAlternativa } from './calls/configuracao.calls.ts';
import { consumidorAceites, consumidorObter } from './calls/consumidor.calls.ts';
import {
  cupomConfiguracao,
  cupomEscaneadosPorPeriodo,
  cupomListarConsumidor,
  cupomListarTodosConsumidor,
} from './calls/cupom.calls.ts';
import {
  documentoFiscalConfiguracao,
  documentoFiscalEnviar,
  documentoFiscalListar,
  documentoFiscalPendenteObter,
  documentoFiscalPendentesListar,
} from './calls/documento-fiscal.calls.ts';
import { loginAutenticar, loginCadastrar, loginObter, loginVerificar } from './calls/login.calls.ts';
import {
  operadorApurarDocumento,
  operadorListarPendentes,
  operadorPublicarCampanha,
} from './calls/operador.calls.ts';
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
  'consumidor.obter': consumidorObter,
  'consumidor.aceites': consumidorAceites,
  'cupom.listarConsumidor': cupomListarConsumidor,
  'cupom.listarTodosConsumidor': cupomListarTodosConsumidor,
  'cupom.escaneadosPorPeriodo': cupomEscaneadosPorPeriodo,
  'cupom.configuracao': cupomConfiguracao,
  'documentoFiscal.configuracao': documentoFiscalConfiguracao,
  'documentoFiscal.listar': documentoFiscalListar,
  'documentoFiscal.pendentes.listar': documentoFiscalPendentesListar,
  'documentoFiscal.pendentes.obter': documentoFiscalPendenteObter,
  'documentoFiscal.pendentes.enviar': documentoFiscalEnviar,
  'operador.publicarCampanha': operadorPublicarCampanha,
  'operador.apurarDocumento': operadorApurarDocumento,
  'operador.listarPendentes': operadorListarPendentes,
} satisfies { [Id in CallId]: Call<Id> };

export type Calls = typeof calls;
