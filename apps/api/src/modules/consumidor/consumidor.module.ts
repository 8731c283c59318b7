import type { Comprovantes } from '../../kernel/auth/comprovante.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { CpfRestritoService } from '../campanha/public.ts';
import type { ExternoService } from '../externo/public.ts';
import type { FotoService, ImagemDocumentoService } from '../upload/public.ts';
import { createAceiteService, type AceiteService } from './aceite.service.ts';
import type { ConsumidorRow, ConsumidorStore } from './consumidor.store.ts';
import { createExclusaoService, type ExclusaoService } from './exclusao.service.ts';
import type { ExclusaoStore } from './exclusao.store.ts';
import { createIndicacaoService, type IndicacaoService } from './indicacao.service.ts';
import type { IndicacaoViews } from './indicacao.views.ts';
import {
  createPerfilService,
  type ContatoAviso,
  type PerfilRequest,
  type PerfilService,
} from './perfil.service.ts';
import type { PerfilStore } from './perfil.store.ts';
import { createPrimeiroAcessoService, type PrimeiroAcessoService } from './primeiro-acesso.service.ts';
import type { PrimeiroAcessoStore } from './primeiro-acesso.store.ts';

/** What concerns a person who is already registered. */
export interface PessoaModule {
  readonly perfis: PerfilService;
  readonly aceites: AceiteService;
  readonly exclusoes: ExclusaoService;
  readonly indicacoes: IndicacaoService;
  readonly primeirosAcessos: PrimeiroAcessoService;
}

/** Ties profile, consents, referrals, first access and leaving together. */
export function createPessoaModule(parts: {
  consumidorStore: ConsumidorStore;
  perfilStore: PerfilStore;
  exclusaoStore: ExclusaoStore;
  primeiroAcessoStore: PrimeiroAcessoStore;
  indicacaoViews: IndicacaoViews;
  externos: ExternoService;
  fotos: FotoService;
  imagens: ImagemDocumentoService;
  comprovantes: Comprovantes;
  cpfsRestritos: CpfRestritoService;
  clock: Clock;
  checkSenhaAtual: (row: ConsumidorRow, senhaAtual: string) => Promise<void>;
  onContatoTroca: (row: ConsumidorRow, request: PerfilRequest, aviso: ContatoAviso) => void;
  onEmailChange: (row: ConsumidorRow, request: PerfilRequest) => void;
  /** Called when a person's sessions were revoked. */
  onRevoke: (consumidorId: string) => void;
}): PessoaModule {
  const { consumidorStore: consumidores, clock } = parts;
  return {
    perfis: createPerfilService({ ...parts, consumidores, perfis: parts.perfilStore }),
    aceites: createAceiteService(consumidores, clock),
    exclusoes: createExclusaoService({
      ...parts,
      exclusoes: parts.exclusaoStore,
      onEnd: parts.onRevoke,
    }),
    indicacoes: createIndicacaoService(parts.indicacaoViews),
    primeirosAcessos: createPrimeiroAcessoService(parts.primeiroAcessoStore),
  };
}
