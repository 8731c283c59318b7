import { createHash } from 'node:crypto';
import type { BodyOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { Detalhe } from '@trevo/contract/envelope';
import {
  getCamposObrigatorios,
  getDominioEmailAutomatico,
  getTipoIdentificacao,
  isEmailObrigatorio,
  isIdadeVerified,
  isNascimentoObrigatorio,
  isTelefoneContatoObrigatorio,
} from '@trevo/config/configuracao-questions';
import type { Configuracao } from '@trevo/config/configuracao-keys';
import { isEmail } from '@trevo/rules/email';
import { checkNascimento, isMaior } from '@trevo/rules/nascimento';
import { isNomeEmpresa, isNomePessoa, normalizeNome } from '@trevo/rules/nome';
import { toSaoPaulo } from '@trevo/rules/sao-paulo';
import { isSenhaNova } from '@trevo/rules/senha';
import { isTelefone } from '@trevo/rules/telefone';
import { checkUsuario, normalizeUsuario } from '@trevo/rules/usuario';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import { createId } from '../../kernel/ids.ts';
import type { Hospedagem } from '../campanha/public.ts';
import type { AceiteNovo, ConsumidorRow, ConsumidorStore, Transacao } from './consumidor.store.ts';
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
  /** Throws the refusals of `register` that need no database, so that no password is hashed in vain. */
  check(hospedagem: Hospedagem, cadastro: Cadastro): void;
  findByUsuario(promotoraId: string, usuario: string): Promise<ConsumidorRow | undefined>;
  findByFacebook(promotoraId: string, facebookId: string): Promise<ConsumidorRow | undefined>;
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
  listAceites(consumidorId: string, campanhaId: string): Promise<Map<string, boolean>>;
}

export function createConsumidorService(store: ConsumidorStore, clock: Clock): ConsumidorService {
  const get = async (consumidorId: string) => {
    const row = await store.get(consumidorId);
    if (!row) throw refuse('consumidor.naoEncontrado');
    return row;
  };
  return {
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
    check: (hospedagem, cadastro) => checkCadastro(hospedagem, cadastro, toSaoPaulo(clock.now()).dia),
    async listAceites(consumidorId, campanhaId) {
      const rows = await store.listAceites(consumidorId, campanhaId);
      return new Map(rows.map((row) => [row.nome_termo, row.aceito]));
    },
    async register(hospedagem, cadastro, acesso, endereco) {
      const { configuracao, principal } = hospedagem;
      const usuario = normalizeUsuario(cadastro.usuario);
      const consumidorId = createId();
      const isDocumento = getTipoIdentificacao(configuracao) !== 'telefone';
      const filled = {
        consumidorId,
        promotoraId: principal.promotoraId,
        usuario,
        tipo: 'consumidor' as const,
        nome: normalizeNome(cadastro.nome),
        cpf: isDocumento ? usuario : null,
        email: cadastro.email?.toLowerCase() || `${usuario}@${getDominioEmailAutomatico(configuracao)}`,
        telefoneContato:
          (cadastro.telefoneContato || cadastro.consumidor.telefoneContato || '').replace(/\D/g, '') || null,
        dataNascimento: cadastro.dataNascimento || null,
        genero: cadastro.genero ?? null,
        endereco: removeEmpty(cadastro.endereco ?? {}),
        documentoVariavel: cadastro.documentoVariavel || null,
        documentoEstrangeiro: Boolean(cadastro.documentoVariavel),
        jaCliente: cadastro.jaCliente ?? null,
        primeiraLoja: cadastro.primeiraLoja ?? null,
        resposta: cadastro.resposta || null,
        extra: cadastro.extra || null,
        indicacao: cadastro.consumidor.indicacao?.split(';')[0] || null,
        aceitaNotificacao: cadastro.aceitaNotificacao,
        senhaHash: acesso.senhaHash,
        telefone: acesso.telefone,
        facebookId: acesso.facebookId ?? null,
        criadoEm: clock.now(),
      };
      const novo = { ...filled, cadastroInicial: !isPerfilComplete(configuracao, filled) };
      const aceites = toAceites(hospedagem, cadastro, endereco);
      await store.create(novo, aceites);
      return get(consumidorId);
    },
  };
}

function removeEmpty(endereco: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(endereco).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** Whether every field that the campaign wants in a profile is filled; the address is judged by its CEP. */
function isPerfilComplete(
  c: Configuracao,
  filled: {
    nome: string;
    cpf: string | null;
    email: string | null;
    dataNascimento: string | null;
    genero: string | null;
    endereco: Record<string, string>;
  },
): boolean {
  const values: Record<string, string | null | undefined> = {
    nome: filled.nome,
    cnpjCpf: filled.cpf,
    email: filled.email,
    dataNascimento: filled.dataNascimento,
    genero: filled.genero,
    endereco: filled.endereco['cep'],
  };
  return getCamposObrigatorios(c).every((campo) => Boolean(values[campo]));
}

function toAceites(hospedagem: Hospedagem, cadastro: Cadastro, endereco: string): AceiteNovo[] {
  const answers = new Map(cadastro.consumidor.aceites.map((a) => [a.nomeTermo, a.aceito]));
  return listTermosCadastro(hospedagem)
    .filter(({ nomeTermo }) => answers.has(nomeTermo))
    .map(({ nomeTermo, texto }) => ({
      aceiteId: createId(),
      campanhaId: hospedagem.principal.campanhaId,
      nomeTermo,
      textoHash: createHash('sha256').update(texto).digest('hex'),
      aceito: answers.get(nomeTermo)!,
      endereco,
    }));
}

function checkCadastro(hospedagem: Hospedagem, cadastro: Cadastro, hoje: string): void {
  const { configuracao: c } = hospedagem;
  const detalhes: Detalhe[] = [];
  const require = (holds: boolean, campo: string, mensagem: string) => {
    if (!holds) detalhes.push({ campo, mensagem });
  };
  const usuario = normalizeUsuario(cadastro.usuario);
  require(checkUsuario(getTipoIdentificacao(c), usuario) === null, 'usuario', 'Confira o número informado.');
  const nome = normalizeNome(cadastro.nome);
  require(usuario.length === 11
    ? isNomePessoa(nome)
    : isNomeEmpresa(nome), 'nome', 'Informe o nome completo.');
  require(cadastro.email
    ? isEmail(cadastro.email)
    : !isEmailObrigatorio(c), 'email', 'Informe um e-mail válido.');
  require(isSenhaNova(
    cadastro.senha,
  ), 'senha', 'A senha precisa de 8 caracteres, com letras maiúsculas, minúsculas e números.');
  const telefone = cadastro.telefoneContato || cadastro.consumidor.telefoneContato;
  require(telefone
    ? isTelefone(telefone)
    : !isTelefoneContatoObrigatorio(c), 'telefoneContato', 'Informe um telefone com DDD.');
  const nascimento = cadastro.dataNascimento ?? '';
  const nascimentoErro = checkNascimento(nascimento, hoje);
  require(nascimentoErro === null ||
    (nascimento === '' &&
      !isNascimentoObrigatorio(c)), 'dataNascimento', 'Informe uma data de nascimento válida.');
  if (detalhes.length > 0) throw refuse('requisicao.invalida', {}, detalhes);
  if (isIdadeVerified(c) && nascimento && !isMaior(nascimento, hoje)) throw refuse('consumidor.menorDeIdade');
  const accepted = new Set(cadastro.consumidor.aceites.filter((a) => a.aceito).map((a) => a.nomeTermo));
  const missing = listTermosCadastro(hospedagem).find(
    (termo) => termo.obrigatorio && !accepted.has(termo.nomeTermo),
  );
  if (missing) throw refuse('consumidor.aceiteObrigatorio', { termo: missing.nomeTermo });
}
