import { checkPerfil } from '@trevo/config/pessoa/check-perfil';
import { listCamposObrigatoriosPendentes } from '@trevo/config/pessoa/perfil-pendente';
import {
  getPerfilBairroMinimo,
  isCamposModificaveis,
  isCelularConfirmedAtPerfil,
  isCpfRestritoVerified,
  getUrlCep,
  isLoginByTelefone,
} from '@trevo/config/configuracao/telas-questions';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import type { PessoaInformada } from '@trevo/config/pessoa/check-campo';
import { detalheText, termoNotificacao } from '@trevo/contract/palavras.text';
import { findMunicipio } from '@trevo/rules/pessoa/endereco/municipio';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Comprovantes } from '../../../kernel/auth/comprovante.ts';
import type { Sessao } from '../../../kernel/auth/sessao.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { DomainError, refuse } from '../../../kernel/domain-error.ts';
import { createId, createSegredo, hashSegredo } from '../../../kernel/ids.ts';
import type { CpfRestritoService, Hospedagem } from '../../campanha/public.ts';
import type { ExternoService } from '../../externo/public.ts';
import { toNomeArquivo, type FotoService } from '../../upload/public.ts';
import { hashTexto } from '../aceite.service.ts';
import { planContatoTroca, objecaoMilliseconds, type ContatoTroca } from './contato-troca.ts';
import type { ConsumidorRow, ConsumidorStore } from '../consumidor.store.ts';
import { findPrimeiraLoja, lojaDesconhecida } from '../find-primeira-loja.ts';
import { toPerfilColumns, type PerfilBody } from './perfil.presenter.ts';
import type { PerfilChange, PerfilColumns, PerfilStore } from './perfil.store.ts';
import { toPessoa } from '../pessoa.columns.ts';
import { toPerfilDetalhes } from './pessoa-detalhes.ts';

/** Context of a profile change: session, host and caller. */
export interface PerfilRequest {
  readonly hospedagem: Hospedagem;
  readonly sessao: Sessao;
  /** Caller's IP address, for the audit trail. */
  readonly endereco: string;
  readonly origin: string;
}

export interface PerfilSalvo {
  readonly row: ConsumidorRow;
  /** True when this change completes the registration. */
  readonly isJustFinished: boolean;
}

/** Host and address of a changed contact's messages. */
export type ContatoRequest = Pick<PerfilRequest, 'hospedagem' | 'origin'>;

/** Contacts to notify of a change, and the token that undoes it. */
export type ContatoAviso = Pick<ContatoTroca, 'avisados'> & { readonly token: string };

export type PerfilService = ReturnType<typeof createPerfilService>;

export function createPerfilService(parts: {
  consumidores: ConsumidorStore;
  perfis: PerfilStore;
  externos: ExternoService;
  fotos: FotoService;
  comprovantes: Comprovantes;
  cpfsRestritos: Pick<CpfRestritoService, 'isRestrito'>;
  clock: Clock;
  /** Throws login.senhaAtualIncorreta, and requisicao.muitas beyond the rate limit. */
  checkSenhaAtual: (row: ConsumidorRow, senhaAtual: string) => Promise<void>;
  /** Called after a contact change: notifies the previous contacts, with the undo token. */
  onContatoTroca: (row: ConsumidorRow, request: ContatoRequest, aviso: ContatoAviso) => void;
  /** Called after an e-mail change: the new address waits for confirmation. */
  onEmailChange: (row: ConsumidorRow, request: ContatoRequest) => void;
}) {
  const { consumidores, perfis, clock } = parts;

  async function get(consumidorId: string): Promise<ConsumidorRow> {
    const row = await consumidores.find(consumidorId);
    if (!row?.ativo) throw refuse('consumidor.naoEncontrado');
    return row;
  }

  async function write(
    request: PerfilRequest,
    columns: PerfilColumns,
    contato: Pick<PerfilChange, 'claimsTelefone' | 'troca'> = { claimsTelefone: false },
  ) {
    if (Object.keys(columns).length === 0) return false;
    const { consumidorId, promotoraId } = request.sessao;
    const { endereco } = request;
    const aceiteNotificacao = toAceiteNotificacao(request.hospedagem);
    const change = { consumidorId, promotoraId, columns, ...contato, endereco, aceiteNotificacao };
    return perfis.save({ ...change, alteracaoId: createId(), alteradoEm: clock.now() });
  }

  async function check(request: PerfilRequest, row: ConsumidorRow, body: PerfilBody, after: PessoaInformada) {
    const c = request.hospedagem.configuracao;
    const hoje = toSaoPaulo(clock.now()).dia;
    const municipios = parts.externos.listNomes(after.endereco?.estado ?? '');
    const verdict = checkPerfil(c, after, {
      hoje,
      municipios: municipios.length > 0 ? municipios : undefined,
      bairroFromCep: await findBairroFromCep(parts.externos, c, after),
    });
    const detalhes = toPerfilDetalhes(verdict, body);
    if (!canChangeCpf(c, row, after)) {
      detalhes.push({ campo: 'cpf', mensagem: detalheText.documentoFixo });
    }
    if (body.primeiraLoja && !findPrimeiraLoja(request.hospedagem, body.primeiraLoja.cnpjCpf)) {
      detalhes.push(lojaDesconhecida);
    }
    if (detalhes.length > 0) throw refuse('consumidor.perfilInvalido', {}, detalhes);
    if (verdict.isMenor && body.dataNascimento !== undefined) throw refuse('consumidor.menorDeIdade');
    const foto = body.uriFotoPerfil && toNomeArquivo(body.uriFotoPerfil);
    if (foto && foto !== row.uri_foto_perfil && !(await parts.fotos.isOwn(row.consumidor_id, foto)))
      throw refuse('upload.imagemInvalida');
  }

  async function requireNotRestrito({ configuracao, principal }: Hospedagem, cpf: string | null | undefined) {
    if (!cpf || !isCpfRestritoVerified(configuracao)) return;
    if (await parts.cpfsRestritos.isRestrito(principal.campanhaId, cpf))
      throw refuse('consumidor.perfilRestrito');
  }

  async function requireConfirmed(
    c: Configuracao,
    row: ConsumidorRow,
    body: PerfilBody,
    telefone: string | null,
  ) {
    if (telefone === null || telefone === row.telefone_contato || !isCelularConfirmedAtPerfil(c)) return;
    const isConfirmed = await parts.comprovantes.verify(row.promotora_id, telefone, body.comprovanteTelefone);
    if (!isConfirmed) throw refuse('login.celularNaoConfirmado');
  }

  return {
    /** Validates a profile by the campaign's rules and stores it; omitted fields stay unchanged. */
    async save(request: PerfilRequest, body: PerfilBody): Promise<PerfilSalvo> {
      const c = request.hospedagem.configuracao;
      const row = await get(request.sessao.consumidorId);
      const columns = toPerfilColumns(body);
      if (body.primeiraLoja) {
        columns.primeira_loja = findPrimeiraLoja(request.hospedagem, body.primeiraLoja.cnpjCpf) ?? null;
      }
      if (columns.endereco) columns.endereco = withOfficialCity(columns.endereco, parts.externos);
      const after = toPessoa({ ...row, ...columns });
      await check(request, row, body, after);
      await requireNotRestrito(request.hospedagem, after.cpf);
      const telefone =
        columns.telefone_contato === undefined ? row.telefone_contato : columns.telefone_contato;
      await requireConfirmed(c, row, body, telefone);
      const isEmailNew = columns.email !== undefined && columns.email !== row.email;
      const agora = clock.now();
      const troca = planContatoTroca(request.hospedagem, row, columns, agora);
      if (troca?.needsSenha) {
        if (!body.senhaAtual) throw refuse('consumidor.senhaNecessaria');
        await parts.checkSenhaAtual(row, body.senhaAtual);
      }
      Object.assign(columns, troca?.columns);
      columns.cadastro_inicial = listCamposObrigatoriosPendentes(c, after).length > 0;
      const foto = body.fotoPerfil && (await parts.fotos.store(request.sessao, body.fotoPerfil));
      if (foto) columns.uri_foto_perfil = foto;
      const token = createSegredo();
      const expiraEm = new Date(agora.getTime() + objecaoMilliseconds);
      const isTrocado = await write(request, columns, {
        claimsTelefone: telefone !== row.telefone_contato,
        troca: troca && { tokenHash: hashSegredo(token), expiraEm, antes: row },
      }).catch(async (error: unknown) => {
        if (foto) await parts.fotos.discard(foto);
        throw error;
      });
      const saved = await get(row.consumidor_id);
      if (row.uri_foto_perfil && row.uri_foto_perfil !== saved.uri_foto_perfil) {
        await parts.fotos.discard(row.uri_foto_perfil);
      }
      if (troca && isTrocado) parts.onContatoTroca(row, request, { avisados: troca.avisados, token });
      if (isEmailNew && isTrocado) parts.onEmailChange(saved, request);
      return { row: saved, isJustFinished: row.cadastro_inicial && !saved.cadastro_inicial };
    },
    async saveColumns(request: PerfilRequest, columns: PerfilColumns): Promise<void> {
      await write(request, columns);
    },
  };
}

/** Returns the entry of a changed notification consent. */
export const toAceiteNotificacao = ({ principal }: Hospedagem): PerfilChange['aceiteNotificacao'] => ({
  aceiteId: createId(),
  campanhaId: principal.campanhaId,
  nomeTermo: termoNotificacao.nomeTermo,
  textoHash: hashTexto(termoNotificacao.texto),
});

/** Returns whether the CPF may change: never when it is the login; otherwise once, or where the campaign allows it. */
function canChangeCpf(c: Configuracao, row: ConsumidorRow, after: PessoaInformada): boolean {
  const isSame = (after.cpf ?? null) === row.cpf;
  if (isSame) return true;
  return isLoginByTelefone(c) && (row.cpf === null || isCamposModificaveis(c));
}

function withOfficialCity(endereco: Record<string, string>, externos: ExternoService) {
  const { estado = '', cidade = '' } = endereco;
  const official = findMunicipio(estado, cidade, externos.listNomes(estado));
  return official ? { ...endereco, cidade: official } : endereco;
}

/** Looks the neighbourhood up by CEP only when a short one would be refused. */
async function findBairroFromCep(
  externos: ExternoService,
  c: Configuracao,
  { endereco }: PessoaInformada,
): Promise<string | undefined> {
  const cep = endereco?.cep?.replace(/\D/g, '') ?? '';
  const bairro = endereco?.bairro ?? '';
  if (cep.length !== 8 || bairro === '' || bairro.length >= getPerfilBairroMinimo(c)) return undefined;
  try {
    return (await externos.findCep(cep, getUrlCep(c)))?.bairro;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'externo.indisponivel') return undefined;
    throw error;
  }
}
