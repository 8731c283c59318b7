import { createAparelhos } from './kernel/auth/aparelho.ts';
import { createComprovantes } from './kernel/auth/comprovante.ts';
import { createSecrets } from './kernel/auth/secrets.ts';
import { createSessaoReader, createTokenIssuer } from './kernel/auth/sessao.ts';
import type { Db } from './kernel/db/db.ts';
import { createFindNonceLacre } from './modules/campanha/agenda-lacrada.ts';
import { createRateLimiter } from './kernel/http/rate-limit.ts';
import { createFindChaveNumeros } from './modules/campanha/chave-numeros.ts';
import { createCampanhaStore } from './modules/campanha/campanha.store.ts';
import { createCpfRestritoService } from './modules/campanha/cpf-restrito.service.ts';
import { createCpfRestritoStore } from './modules/campanha/cpf-restrito.store.ts';
import { createHospedagemService } from './modules/campanha/hospedagem.service.ts';
import { createPublicacaoService } from './modules/campanha/publicacao.service.ts';
import { createCodigoCupomService } from './modules/codigo-cupom/codigo-cupom.service.ts';
import { createCodigoCupomStore } from './modules/codigo-cupom/codigo-cupom.store.ts';
import { createComperService } from './modules/comper/comper.service.ts';
import { createContatoTrocaStore } from './modules/consumidor/contato-troca.store.ts';
import { createConsumidorService } from './modules/consumidor/consumidor.service.ts';
import { createConsumidorStore } from './modules/consumidor/consumidor.store.ts';
import { createPessoaModule } from './modules/consumidor/consumidor.module.ts';
import { createExclusaoStore } from './modules/consumidor/exclusao.store.ts';
import { createIndicacaoViews } from './modules/consumidor/indicacao.views.ts';
import { createPerfilStore } from './modules/consumidor/perfil.store.ts';
import { createPrimeiroAcessoStore } from './modules/consumidor/primeiro-acesso.store.ts';
import { createCupomService } from './modules/cupom/cupom.service.ts';
import { createCupomStore } from './modules/cupom/cupom.store.ts';
import { createCupomViews } from './modules/cupom/cupom.views.ts';
import { createNumeroAllocator } from './modules/cupom/numero-allocator.ts';
import { createGuardaService } from './modules/documento-fiscal/guarda.service.ts';
import { createGuardaStore } from './modules/documento-fiscal/guarda.store.ts';
import { createApuracaoService } from './modules/documento-fiscal/apuracao.service.ts';
import { createCompraService } from './modules/documento-fiscal/compra.service.ts';
import { createDocumentoFiscalLista } from './modules/documento-fiscal/documento-fiscal.lista.ts';
import { createDocumentoFiscalPresenter } from './modules/documento-fiscal/documento-fiscal.presenter.ts';
import { createDocumentoFiscalService } from './modules/documento-fiscal/documento-fiscal.service.ts';
import { createDocumentoFiscalStore } from './modules/documento-fiscal/documento-fiscal.store.ts';
import { createDocumentoFiscalViews } from './modules/documento-fiscal/documento-fiscal.views.ts';
import { createEsperaStore } from './modules/documento-fiscal/espera.store.ts';
import { createRegistroService } from './modules/documento-fiscal/registro.service.ts';
import { createExternoService } from './modules/externo/externo.service.ts';
import { createCodigoTemporarioStore } from './modules/login/codigo-temporario.store.ts';
import { createLoginModule } from './modules/login/login.module.ts';
import { createSessaoStore } from './modules/login/sessao.store.ts';
import { createTokenVerificacaoStore } from './modules/login/token-verificacao.store.ts';
import { createDispositivoService } from './modules/notificacao/dispositivo.service.ts';
import { createDispositivoStore } from './modules/notificacao/dispositivo.store.ts';
import { createPaginaService } from './modules/pagina/pagina.service.ts';
import { createAberturaStore } from './modules/raspadinha/abertura.store.ts';
import { createRaspadinhaModule } from './modules/raspadinha/raspadinha.module.ts';
import { createRaspadinhaViews } from './modules/raspadinha/raspadinha.views.ts';
import { createRaspadinhaStore } from './modules/raspadinha/raspadinha.store.ts';

import { createSorteioService } from './modules/sorteio/sorteio.service.ts';
import { createNumeroRepetidoStore, createSorteioStore } from './modules/sorteio/sorteio.store.ts';
import { createCotaStore } from './modules/upload/cota.store.ts';
import { createFotoStore } from './modules/upload/foto.store.ts';
import { createImagemDocumentoStore } from './modules/upload/imagem-documento.store.ts';
import { createUploadModule, type UploadStores } from './modules/upload/upload.module.ts';
import type { AppParts } from './app-parts.ts';
import type { Adapters } from './open-adapters.ts';

/** What signs and counts: who is asked for by more than one module. */
function createAcesso({ masterSecret, db, clock }: AppParts) {
  const secrets = createSecrets(masterSecret);
  const rateLimiter = createRateLimiter(db, clock);
  return {
    secrets,
    tokens: createTokenIssuer(secrets.derive('tokens'), clock),
    aparelhos: createAparelhos(secrets.derive('aparelhos'), clock),
    comprovantes: createComprovantes(secrets.derive('comprovantes'), clock),
    rateLimiter,
    countUse: rateLimiter.countUse,
  };
}

const createUploadStores = (db: Db): UploadStores => ({
  cota: createCotaStore(db),
  foto: createFotoStore(db),
  imagem: createImagemDocumentoStore(db),
});

/** Builds every service of the program, from the lowest module to the highest. */
export function createServices(parts: AppParts, adapters: Adapters) {
  const { db, clock, log } = parts;
  const isProduction = parts.ambiente === 'producao';
  const acesso = createAcesso(parts);
  const { secrets, comprovantes } = acesso;

  const campanhaStore = createCampanhaStore(db);
  const hospedagens = createHospedagemService(campanhaStore, clock, { hasDemoFallback: !isProduction });
  const publicacoes = createPublicacaoService({
    store: campanhaStore,
    secrets,
    clock,
    onPublish: hospedagens.forget,
  });
  const cpfsRestritos = createCpfRestritoService(createCpfRestritoStore(db));
  const externos = createExternoService(adapters);
  const stores = createUploadStores(db);
  const uploads = createUploadModule({ stores, storage: adapters.storage, secrets, clock, log });
  const { fotos, imagens } = uploads;
  const consumidorStore = createConsumidorStore(db);
  const consumidores = createConsumidorService(consumidorStore, externos, clock);
  const login = createLoginModule({
    codigoStore: createCodigoTemporarioStore(db),
    tokenStore: createTokenVerificacaoStore(db),
    sessaoStore: createSessaoStore(db),
    trocas: createContatoTrocaStore(db),
    ...acesso,
    clock,
    log,
    consumidores,
    hospedagens,
    cpfsRestritos,
    senders: adapters,
    facebook: adapters.facebook,
    onRevoke: (consumidorId) => sessoes.forget(consumidorId),
  });
  const cupomStore = createCupomStore(db);
  const numeros = createNumeroAllocator(cupomStore, secrets);
  const cupons = createCupomService(createCupomViews(db), clock);
  const documentoViews = createDocumentoFiscalViews(db);
  const documentoStore = createDocumentoFiscalStore(db);
  const documentoParts = {
    store: documentoStore,
    views: documentoViews,
    cupons,
    numeros,
    consumidores,
    cpfsRestritos,
    clock,
  };
  const registros = createRegistroService(documentoParts);
  const documentos = createDocumentoFiscalService({ ...documentoParts, registros });
  const esperas = createEsperaStore(db);
  const apuracoes = createApuracaoService({ ...documentoParts, esperas, registros, log });
  const paginas = createPaginaService({
    hospedagens,
    webDist: parts.folders.webDist,
    marcas: parts.folders.marcas,
    ambiente: isProduction ? 'producao' : 'teste',
  });

  const sessoes = createSessaoReader({
    tokens: acesso.tokens,
    clock,
    isCurrent: login.logins.isCurrent,
    isHostOf: async (host, promotoraId) => (await hospedagens.get(host)).promotoraId === promotoraId,
  });
  const pessoas = createPessoaModule({
    consumidorStore,
    perfilStore: createPerfilStore(db),
    exclusaoStore: createExclusaoStore(db),
    primeiroAcessoStore: createPrimeiroAcessoStore(db),
    indicacaoViews: createIndicacaoViews(db),
    externos,
    fotos,
    imagens,
    comprovantes,
    cpfsRestritos,
    clock,
    checkSenhaAtual: login.senhas.checkAtual,
    onContatoTroca: (row, request, aviso) => void login.contatos.tell(row, request, aviso),
    onEmailChange: (row, request) => void login.emails.send(row, request),
    onRevoke: sessoes.forget,
  });
  return {
    ...acesso,
    sessoes,
    hospedagens,
    publicacoes,
    cpfsRestritos,
    findChaveNumeros: createFindChaveNumeros(secrets, clock),
    externos,
    ...uploads,
    consumidores,
    login,
    pessoas,
    dispositivos: createDispositivoService({ store: createDispositivoStore(db), hospedagens, clock }),
    cupomStore,
    cupons,
    numeros,
    documentos,
    compras: createCompraService({ registros, imagens, clock }),
    codigos: createCodigoCupomService({ store: createCodigoCupomStore(db), registros, clock }),
    comper: createComperService({ registros, consumidores, clock }),
    ...createRaspadinhaModule({
      aberturaStore: createAberturaStore(db),
      store: createRaspadinhaStore(db),
      views: createRaspadinhaViews(db),
      consumidores,
      findNonceLacre: createFindNonceLacre(secrets),
      senders: adapters,
      clock,
      log,
    }),
    sorteios: createSorteioService(createSorteioStore(db), createNumeroRepetidoStore(db), clock, log),
    apuracoes,
    guardas: createGuardaService({ store: createGuardaStore(db), imagens, clock }),
    lista: createDocumentoFiscalLista(documentoViews),
    apresentacao: createDocumentoFiscalPresenter(clock, imagens),
    paginas,
  };
}
