import type { BodyOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { checkCadastro } from '@trevo/config/check-cadastro';
import { listCamposObrigatoriosPendentes } from '@trevo/config/check-perfil';
import { getDominioEmailAutomatico, getTipoIdentificacao } from '@trevo/config/configuracao-questions';
import { normalizeNome } from '@trevo/rules/nome';
import { toSaoPaulo } from '@trevo/rules/sao-paulo';
import { normalizeTelefone } from '@trevo/rules/telefone';
import { normalizeUsuario } from '@trevo/rules/usuario';
import type { Clock } from '../../kernel/clock.ts';
import { DomainError, refuse } from '../../kernel/domain-error.ts';
import { createId, createWord } from '../../kernel/ids.ts';
import type { Hospedagem } from '../campanha/public.ts';
import type { ExternoService } from '../externo/public.ts';
import { toAceitesNovos } from './aceite.service.ts';
import type { ConsumidorRow, ConsumidorStore, Transacao } from './consumidor.store.ts';
import { findPrimeiraLoja, lojaDesconhecida } from './find-primeira-loja.ts';
import { toColumns } from './pessoa.columns.ts';
import { toCadastroDetalhes } from './pessoa-detalhes.ts';
import { listTermosCadastro } from './termos.ts';

export type Cadastro = BodyOf<Calls['login.cadastrar']>;

/** How the person gets in, decided by the registration: what is kept of the password, and what is claimed. */
export interface Acesso {
  readonly senhaHash: string;
  /** Bare digits; `isRequired` when a phone that somebody else holds is refused. */
  readonly telefone: { readonly numero: string; readonly isRequired: boolean } | null;
  readonly facebookId?: string;
}

export interface ConsumidorService {
  /** Judges a registration by the campaign's rules and creates the person; refuses what does not hold. */
  register(
    hospedagem: Hospedagem,
    cadastro: Cadastro,
    acesso: Acesso,
    endereco: string,
  ): Promise<ConsumidorRow>;
  /**
   * Gives a company a login without a password, unless the login is somebody's already: then it answers whose, as it
   * is.
   */
  registerAssociado(
    promotoraId: string,
    empresa: { readonly cnpj: string; readonly nome: string; readonly email: string },
  ): Promise<{ row: ConsumidorRow; isNovo: boolean }>;
  /** Throws the refusals of `register` that need no database, so that no password is hashed in vain. */
  check(hospedagem: Hospedagem, cadastro: Cadastro): void;
  findByUsuario(promotoraId: string, usuario: string): Promise<ConsumidorRow | undefined>;
  findByFacebook(promotoraId: string, facebookId: string): Promise<ConsumidorRow | undefined>;
  /** Undefined when the account is no more. */
  find(consumidorId: string): Promise<ConsumidorRow | undefined>;
  /** Refuses with consumidor.naoEncontrado. */
  get(consumidorId: string): Promise<ConsumidorRow>;
  /** Sets the password and revokes every session; refuses with sessao.invalida when `tokenVersao` is an old one. */
  changeSenha(
    consumidorId: string,
    senhaHash: string,
    options?: { tokenVersao?: number; tx?: Transacao },
  ): Promise<ConsumidorRow>;
  /** Marks the e-mail as verified if the person still has that one; false when not. */
  confirmEmail(consumidorId: string, email: string): Promise<boolean>;
  /** Whether another person of the promoter holds the phone (bare digits). */
  isTelefoneTaken(promotoraId: string, telefone: string, exceptConsumidorId?: string): Promise<boolean>;
}

export function createConsumidorService(
  store: ConsumidorStore,
  externos: Pick<ExternoService, 'listNomes'>,
  clock: Clock,
): ConsumidorService {
  const get = async (consumidorId: string) => {
    const row = await store.find(consumidorId);
    if (!row) throw refuse('consumidor.naoEncontrado');
    return row;
  };
  return {
    find: store.find,
    get,
    findByFacebook: store.findByFacebook,
    confirmEmail: store.confirmEmail,
    isTelefoneTaken: (promotoraId, telefone, exceptConsumidorId) =>
      store.isTelefoneTaken(promotoraId, telefone, exceptConsumidorId ?? null),
    async changeSenha(consumidorId, senhaHash, options = {}) {
      const row = await store.changeSenha(consumidorId, senhaHash, { ...options, agora: clock.now() });
      if (!row) throw refuse('sessao.invalida');
      return row;
    },
    findByUsuario: (promotoraId, usuario) => store.findByUsuario(promotoraId, normalizeUsuario(usuario)),
    check: (hospedagem, cadastro) =>
      requireRight(hospedagem, cadastro, {
        hoje: toSaoPaulo(clock.now()).dia,
        municipios: externos.listNomes(cadastro.endereco?.estado ?? ''),
      }),
    async registerAssociado(promotoraId, { cnpj, nome, email }) {
      const consumidorId = createId();
      const novo = {
        consumidorId,
        promotoraId,
        usuario: cnpj,
        tipo: 'associado' as const,
        columns: { nome, email, cadastro_inicial: false },
        // None fits the empty hash.
        senhaHash: '',
        criadoEm: clock.now(),
      };
      try {
        await store.create(novo, []);
      } catch (error) {
        if (!(error instanceof DomainError && error.code === 'login.jaCadastrado')) throw error;
      }
      const row = await store.findByUsuario(promotoraId, cnpj);
      if (!row) throw new Error('a login that is taken belongs to nobody');
      return { row, isNovo: row.consumidor_id === consumidorId };
    },
    async register(hospedagem, cadastro, acesso, endereco) {
      const { configuracao, principal } = hospedagem;
      const usuario = normalizeUsuario(cadastro.usuario);
      const consumidorId = createId();
      const isDocumento = getTipoIdentificacao(configuracao) !== 'telefone';
      const telefoneContato = getTelefoneContato(cadastro);
      const cpf = isDocumento ? usuario : '';
      const email =
        cadastro.email?.toLowerCase() ||
        // Never from a document: an address is shown and passed on where a CPF must not be.
        `${telefoneContato || (isDocumento ? createWord() : usuario)}@${getDominioEmailAutomatico(configuracao)}`;
      const loja = cadastro.primeiraLoja && findPrimeiraLoja(hospedagem, cadastro.primeiraLoja.cnpjCpf);
      const novo = {
        consumidorId,
        promotoraId: principal.promotoraId,
        usuario,
        tipo: 'consumidor' as const,
        columns: {
          ...toColumns({ ...cadastro, telefoneContato, cpf }),
          nome: normalizeNome(cadastro.nome),
          email,
          primeira_loja: loja ?? null,
          documento_estrangeiro: Boolean(cadastro.documentoVariavel),
          indicacao: cadastro.consumidor.indicacao?.split(';')[0]?.trim().toUpperCase() || null,
          aceita_notificacao: cadastro.aceitaNotificacao,
          cadastro_inicial:
            listCamposObrigatoriosPendentes(configuracao, { ...cadastro, cpf, email }).length > 0,
        },
        senhaHash: acesso.senhaHash,
        telefone: acesso.telefone,
        facebookId: acesso.facebookId,
        criadoEm: clock.now(),
      };
      const aceites = toAceitesNovos(listTermosCadastro(hospedagem), cadastro.consumidor.aceites, {
        campanhaId: principal.campanhaId,
        endereco,
      });
      await store.create(novo, aceites);
      return get(consumidorId);
    },
  };
}

/** The contact phone of a registration, which may stand in either place, as it is stored; empty when there is none. */
const getTelefoneContato = ({ telefoneContato, consumidor }: Cadastro): string =>
  normalizeTelefone(telefoneContato || consumidor.telefoneContato || '');

/** Refuses a registration that breaks the campaign's rules, naming every field at once. */
function requireRight(
  hospedagem: Hospedagem,
  cadastro: Cadastro,
  { hoje, municipios }: { hoje: string; municipios: readonly string[] },
): void {
  const informado = { ...cadastro, telefoneContato: getTelefoneContato(cadastro) };
  const verdict = checkCadastro(hospedagem.configuracao, informado, {
    hoje,
    municipios: municipios.length > 0 ? municipios : undefined,
  });
  const { primeiraLoja: loja } = cadastro;
  const isLojaKnown = !loja || findPrimeiraLoja(hospedagem, loja.cnpjCpf) !== undefined;
  const detalhes = [...toCadastroDetalhes(verdict), ...(isLojaKnown ? [] : [lojaDesconhecida])];
  if (detalhes.length > 0) throw refuse('requisicao.invalida', {}, detalhes);
  if (verdict.isMenor) throw refuse('consumidor.menorDeIdade');
  const accepted = new Set(cadastro.consumidor.aceites.filter((a) => a.aceito).map((a) => a.nomeTermo));
  const missing = listTermosCadastro(hospedagem).find(
    (termo) => termo.obrigatorio && !accepted.has(termo.nomeTermo),
  );
  if (missing) throw refuse('consumidor.aceiteObrigatorio', { termo: missing.nomeTermo });
}
