import type { BloqueioModule } from '../modules/bloqueio/public.ts';
import type { CampanhaModule } from '../modules/campanha/public.ts';
import type { ConsultaModule } from '../modules/consulta/public.ts';
import type { PessoaModule } from '../modules/consumidor/public.ts';
import type { ContaCorrenteModule } from '../modules/conta-corrente/public.ts';
import type { CupomModule } from '../modules/cupom/public.ts';
import type { DocumentoFiscalModule } from '../modules/documento-fiscal/public.ts';
import type { EncerramentoModule } from '../modules/encerramento/public.ts';
import type { ExportacaoModule } from '../modules/exportacao/public.ts';
import type { FidelidadeModule } from '../modules/fidelidade/public.ts';
import type { IndicacaoModule } from '../modules/indicacao/public.ts';
import type { LoginModule } from '../modules/login/public.ts';
import type { NotificacaoModule } from '../modules/notificacao/public.ts';
import type { PedidoModule } from '../modules/pedido/public.ts';
import type { PremioModule } from '../modules/premio/public.ts';
import type { RaspadinhaModule } from '../modules/raspadinha/public.ts';
import type { SorteioModule } from '../modules/sorteio/public.ts';
import type { UploadModule } from '../modules/upload/public.ts';

/** Modules with services for support and operators. */
interface Modules {
  readonly campanha: CampanhaModule;
  readonly upload: UploadModule;
  readonly bloqueio: BloqueioModule;
  readonly login: LoginModule;
  readonly pessoa: PessoaModule;
  readonly notificacao: NotificacaoModule;
  readonly contaCorrente: ContaCorrenteModule;
  readonly cupom: CupomModule;
  readonly raspadinha: RaspadinhaModule;
  readonly indicacao: IndicacaoModule;
  readonly documentoFiscal: DocumentoFiscalModule;
  readonly consulta: ConsultaModule;
  readonly pedido: PedidoModule;
  readonly fidelidade: FidelidadeModule;
  readonly sorteio: SorteioModule;
  readonly premio: PremioModule;
  readonly exportacao: ExportacaoModule;
  readonly encerramento: EncerramentoModule;
}

/** Lists the services that support and operators use. A name that two modules export would be a duplicate key. */
export function toOperadorServices({
  campanha,
  upload,
  bloqueio,
  login,
  pessoa,
  notificacao,
  contaCorrente,
  cupom,
  raspadinha,
  indicacao,
  documentoFiscal,
  consulta,
  pedido,
  fidelidade,
  sorteio,
  premio,
  exportacao,
  encerramento,
}: Modules) {
  return {
    hospedagens: campanha.hospedagens,
    cpfsRestritos: campanha.cpfsRestritos,
    publicacoes: campanha.publicacoes,
    imagens: upload.imagens,
    bloqueios: bloqueio.bloqueios,
    bloqueiosDoEnvio: bloqueio.bloqueiosDoEnvio,
    sessoes: login.sessoes,
    redefinicoes: login.redefinicoes,
    emails: login.emails,
    celulares: login.celulares,
    endSessoes: pessoa.endSessoes,
    correcoesContato: pessoa.correcoesContato,
    exclusoes: pessoa.exclusoes,
    notificacoes: notificacao.notificacoes,
    listParados: notificacao.listParados,
    contas: contaCorrente.contas,
    findDono: cupom.findDono,
    listCongelamentos: cupom.listCongelamentos,
    measureRestam: cupom.measureRestam,
    raspadinhas: raspadinha.raspadinhas,
    premios: indicacao.premios,
    fichas: documentoFiscal.fichas,
    apuracoes: documentoFiscal.apuracoes,
    correcoes: documentoFiscal.correcoes,
    paginas: consulta.paginas,
    pedidos: pedido.pedidos,
    vouchers: fidelidade.vouchers,
    listNumerosPorNota: sorteio.listNumerosPorNota,
    sorteios: sorteio.sorteios,
    testemunhos: sorteio.testemunhos,
    entregas: premio.entregas,
    quadro: premio.quadro,
    exportacoes: exportacao.exportacoes,
    prazosLegais: encerramento.prazosLegais,
    fechamentos: encerramento.fechamentos,
    paineis: encerramento.paineis,
  };
}
