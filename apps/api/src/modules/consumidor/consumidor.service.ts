import type { Ator } from '../../kernel/auth/ator.ts';
import type { BodyOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { termoNotificacao } from '@trevo/contract/palavras.text';
import { checkCadastro } from '@trevo/config/pessoa/check-cadastro';
import { listCamposObrigatoriosPendentes } from '@trevo/config/pessoa/perfil-pendente';
import {
  getDominioEmailAutomatico,
  getTipoIdentificacao,
} from '@trevo/config/configuracao/configuracao-questions';
import { normalizeNome } from '@trevo/rules/pessoa/nome';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { normalizeTelefone } from '@trevo/rules/pessoa/telefone';
import { normalizeUsuario } from '@trevo/rules/pessoa/usuario';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import { createId, createWord } from '../../kernel/ids.ts';
import type { Hospedagem, CampanhaId } from '../campanha/public.ts';
import type { ExternoService } from '../externo/public.ts';
import { toAceitesNovos } from './aceite.service.ts';
import { readCodigoIndicacao } from './codigo-indicacao.ts';
import type { ConsumidorRow, ConsumidorStore, Transacao } from './consumidor.store.ts';
import { findPrimeiraLoja, lojaDesconhecida } from './find-primeira-loja.ts';
import { toColumns } from './pessoa.columns.ts';
import { toCadastroDetalhes } from './perfil/pessoa-detalhes.ts';
import { listTermosCadastro } from './termos.ts';
import type { Sessao } from '../../kernel/auth/sessao.ts';
import type { PrimeiroAcessoStore } from './primeiro-acesso.store.ts';

export type Cadastro = BodyOf<Calls['login.cadastrar']>;

/** Credentials of a registration: the stored password hash and the claims. */
export interface Acesso {
  readonly senhaHash: string;
  /** Phone in bare digits; with `isRequired` a phone held by another consumer is refused. */
  readonly telefone: { readonly numero: string; readonly isRequired: boolean } | null;
  readonly facebookId?: string;
}

export type ConsumidorService = ReturnType<typeof createConsumidorService>;

/** Records, within the registration's transaction, the inviting consumer in campaigns that reward invitations. */
export type AddIndicacao = (
  novo: {
    readonly consumidorId: string;
    readonly promotoraId: string;
    readonly codigo: string;
    readonly campanhaIds: readonly CampanhaId[];
    readonly agora: Date;
  },
  tx: Transacao,
) => Promise<void>;

export function createConsumidorService(parts: {
  readonly store: ConsumidorStore;
  readonly externos: Pick<ExternoService, 'listNomes'>;
  readonly addIndicacao: AddIndicacao;
  readonly clock: Clock;
}) {
  const { store, externos, addIndicacao, clock } = parts;
  /** Throws consumidor.naoEncontrado. */
  const get = async (consumidorId: string) => {
    const row = await store.find(consumidorId);
    if (!row) throw refuse('consumidor.naoEncontrado');
    return row;
  };
  return {
    /** Undefined for a deleted account. */
    find: store.find,
    noteUso: store.noteUso,
    lockDaSessao: store.lockDaSessao,
    get,
    findByFacebook: store.findByFacebook,
    /** Marks the e-mail as verified; returns false when the consumer has another e-mail by now. */
    confirmEmail: store.confirmEmail,
    /** Returns whether another consumer of the promoter holds the phone (bare digits). */
    isTelefoneTaken: (promotoraId: string, telefone: string, exceptConsumidorId?: string): Promise<boolean> =>
      store.isTelefoneTaken(promotoraId, telefone, exceptConsumidorId ?? null),
    /** Sets the password and revokes every session. Throws sessao.invalida for an outdated `tokenVersao`. */
    async changeSenha(
      consumidorId: string,
      senhaHash: string,
      options: { tokenVersao?: number; tx?: Transacao } = {},
    ): Promise<ConsumidorRow> {
      const row = await store.changeSenha(consumidorId, senhaHash, { ...options, agora: clock.now() });
      if (!row) throw refuse('sessao.invalida');
      return row;
    },
    findByUsuario: (
      { promotoraId, configuracao }: Pick<Hospedagem, 'promotoraId' | 'configuracao'>,
      usuario: string,
    ): Promise<ConsumidorRow | undefined> =>
      store.findByUsuario(promotoraId, normalizeUsuario(usuario, getTipoIdentificacao(configuracao))),
    /** Throws the refusals of `register` that need no database, before the expensive password hash. */
    check: (hospedagem: Hospedagem, cadastro: Cadastro): void =>
      requireRight(hospedagem, cadastro, {
        hoje: toSaoPaulo(clock.now()).dia,
        municipios: externos.listNomes(cadastro.endereco?.estado ?? ''),
      }),
    /** Creates a login without a password for a company; an existing login is returned unchanged. */
    async registerAssociado(
      promotoraId: string,
      { cnpj, nome, email }: { readonly cnpj: string; readonly nome: string; readonly email: string },
    ): Promise<{ row: ConsumidorRow; isNovo: boolean }> {
      const novo = {
        consumidorId: createId(),
        promotoraId,
        usuario: cnpj,
        tipo: 'associado' as const,
        columns: { nome, email, cadastro_inicial: false },
        // No password matches the empty hash.
        senhaHash: '',
        criadoEm: clock.now(),
      };
      const isNovo = await store.createUnlessTaken(novo);
      const row = await store.findByUsuario(promotoraId, cnpj);
      if (!row) throw new Error('a taken login has no account');
      return { row, isNovo };
    },
    /** Validates a registration by the campaign's rules and creates the consumer; throws the refusals. */
    async register(
      hospedagem: Hospedagem,
      cadastro: Cadastro,
      acesso: Acesso,
      endereco: string,
    ): Promise<ConsumidorRow> {
      const { configuracao, principal } = hospedagem;
      const tipo = getTipoIdentificacao(configuracao);
      const usuario = normalizeUsuario(cadastro.usuario, tipo);
      const consumidorId = createId();
      const isDocumento = tipo !== 'telefone';
      const telefoneContato = normalizeTelefone(getTelefoneContato(cadastro));
      const cpf = isDocumento ? usuario : '';
      const email =
        cadastro.email?.toLowerCase() ||
        // Never derived from a document: e-mail addresses are displayed and shared where a CPF must not be.
        `${telefoneContato || (isDocumento ? createWord() : usuario)}@${getDominioEmailAutomatico(configuracao)}`;
      const codigo = readCodigoIndicacao(cadastro.consumidor.indicacao);
      const campanhaIds = hospedagem.campanhas
        .filter(({ arquivo }) => arquivo.indicacao)
        .map(({ campanhaId }) => campanhaId);
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
          indicacao: codigo,
          aceita_notificacao: cadastro.aceitaNotificacao,
          cadastro_inicial:
            listCamposObrigatoriosPendentes(configuracao, { ...cadastro, cpf, email }).length > 0,
        },
        senhaHash: acesso.senhaHash,
        telefone: acesso.telefone,
        facebookId: acesso.facebookId,
        criadoEm: clock.now(),
      };
      const origem = { campanhaId: principal.campanhaId, endereco };
      const aceites = toAceitesNovos(listTermosCadastro(hospedagem), cadastro.consumidor.aceites, origem);
      if (cadastro.aceitaNotificacao) {
        const { nomeTermo } = termoNotificacao;
        const termo = { ...termoNotificacao, obrigatorio: false };
        aceites.push(...toAceitesNovos([termo], [{ nomeTermo, aceito: true }], origem));
      }
      await store.create(novo, aceites, async (tx) => {
        if (!codigo || campanhaIds.length === 0) return;
        const { promotoraId, criadoEm: agora } = novo;
        await addIndicacao({ consumidorId, promotoraId, codigo, campanhaIds, agora }, tx);
      });
      return get(consumidorId);
    },
  };
}

/**
 * Throws when a call names another consumer's CPF. The session's own CPF is its login or, with phone logins, the
 * one in the profile; masked or bare.
 *
 * @param recusa the error, where it differs from the default one
 */
export async function requireOwnCpf(
  consumidores: Pick<ConsumidorService, 'get'>,
  { consumidorId }: Sessao,
  cpf: string,
  recusa: 'sessao.outraPessoa' | 'cupom.cpfNaoCadastrado' = 'sessao.outraPessoa',
): Promise<void> {
  const own = await consumidores.get(consumidorId);
  const asked = normalizeUsuario(cpf);
  const isOwn = [own.cpf, own.usuario].some((known) => known && normalizeUsuario(known) === asked);
  if (!isOwn) throw refuse(recusa);
}

export type PrimeiroAcessoService = ReturnType<typeof createPrimeiroAcessoService>;

/** Documents that a promoter imported before the consumers signed up. */
export const createPrimeiroAcessoService = (store: PrimeiroAcessoStore) => ({
  exists: (promotoraId: string, cpf: string): Promise<boolean> =>
    store.exists(promotoraId, normalizeUsuario(cpf)),
  /** Adds documents and returns how many were given. */
  async import(promotoraId: string, cpfs: readonly string[], ator: Ator): Promise<number> {
    await store.import(promotoraId, cpfs, ator);
    return cpfs.length;
  },
});

/** Returns the contact phone of a registration from either field; empty without one. */
const getTelefoneContato = ({ telefoneContato, consumidor }: Cadastro): string =>
  telefoneContato || consumidor.telefoneContato || '';

/** Throws when a registration breaks the campaign's rules, with all invalid fields at once. */
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
