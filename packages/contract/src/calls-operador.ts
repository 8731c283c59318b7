import { operadorConsultas, operadorLigarConsulta } from './calls/consulta.calls.ts';
import { operadorConferirContas } from './calls/conta-corrente.calls.ts';
import { operadorImportarVouchers } from './calls/fidelidade.calls.ts';
import { operadorIndicacoes, operadorDecidirIndicacao } from './calls/indicacao.calls.ts';
import { operadorEnviarNotificacao } from './calls/notificacao.calls.ts';
import {
  operadorApurarDocumento,
  operadorListarPendentes,
  operadorCorrigirDocumento,
  operadorApurarDocumentos,
  operadorDocumentos,
  operadorProcurarDocumento,
  operadorAnotarDocumento,
  operadorFontes,
  operadorListarRepetidos,
} from './calls/operador-documento.calls.ts';
import {
  operadorPublicarCampanha,
  operadorAvisos,
  operadorImportarCodigos,
  operadorImportarCpfsRestritos,
  operadorImportarPrimeirosAcessos,
  operadorImportarAssociados,
} from './calls/operador.calls.ts';
import { operadorPedidos, operadorMoverPedido } from './calls/pedido.calls.ts';
import {
  operadorDefinirProvedor,
  operadorProvedores,
  operadorRemoverProvedor,
} from './calls/provedor.calls.ts';
import { operadorRetencao } from './calls/retencao.calls.ts';
import { operadorProcurarPremio, operadorEntregarPremio } from './calls/raspadinha.calls.ts';
import {
  operadorRegistrarPremiados,
  operadorProcurarNumero,
  operadorMedirNumeros,
} from './calls/sorteio.calls.ts';
import {
  operadorImportarVendas,
  operadorListarImportacoesVendas,
  operadorObterImportacaoVendas,
  operadorErrosVendas,
} from './calls/venda.calls.ts';

/** What an operator may ask and do, by its name in the table of paths. */
export const callsOperador = {
  'operador.provedores': operadorProvedores,
  'operador.retencao': operadorRetencao,
  'operador.definirProvedor': operadorDefinirProvedor,
  'operador.removerProvedor': operadorRemoverProvedor,
  'operador.pedidos': operadorPedidos,
  'operador.moverPedido': operadorMoverPedido,
  'operador.conferirContas': operadorConferirContas,
  'operador.importarVouchers': operadorImportarVouchers,
  'operador.indicacoes': operadorIndicacoes,
  'operador.decidirIndicacao': operadorDecidirIndicacao,
  'operador.enviarNotificacao': operadorEnviarNotificacao,
  'operador.consultas': operadorConsultas,
  'operador.ligarConsulta': operadorLigarConsulta,
  'operador.publicarCampanha': operadorPublicarCampanha,
  'operador.avisos': operadorAvisos,
  'operador.apurarDocumento': operadorApurarDocumento,
  'operador.listarPendentes': operadorListarPendentes,
  'operador.corrigirDocumento': operadorCorrigirDocumento,
  'operador.apurarDocumentos': operadorApurarDocumentos,
  'operador.documentos': operadorDocumentos,
  'operador.procurarDocumento': operadorProcurarDocumento,
  'operador.anotarDocumento': operadorAnotarDocumento,
  'operador.fontes': operadorFontes,
  'operador.listarRepetidos': operadorListarRepetidos,
  'operador.procurarPremio': operadorProcurarPremio,
  'operador.entregarPremio': operadorEntregarPremio,
  'operador.importarCodigos': operadorImportarCodigos,
  'operador.registrarPremiados': operadorRegistrarPremiados,
  'operador.procurarNumero': operadorProcurarNumero,
  'operador.medirNumeros': operadorMedirNumeros,
  'operador.importarCpfsRestritos': operadorImportarCpfsRestritos,
  'operador.importarPrimeirosAcessos': operadorImportarPrimeirosAcessos,
  'operador.importarAssociados': operadorImportarAssociados,
  'operador.importarVendas': operadorImportarVendas,
  'operador.listarImportacoesVendas': operadorListarImportacoesVendas,
  'operador.obterImportacaoVendas': operadorObterImportacaoVendas,
  'operador.errosVendas': operadorErrosVendas,
};
