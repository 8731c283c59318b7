import { getTipoIdentificacao } from '@trevo/config/configuracao/configuracao-questions';
import { getCadastroPergunta } from '@trevo/config/configuracao/telas-questions';
import { campoNomes, camposPessoa } from '@trevo/rules/pessoa/campo-pessoa';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Hospedagem } from '../../campanha/public.ts';
import { listTermosCadastro, type ConsumidorRow } from '../../consumidor/public.ts';
import { toSessao, type Servicos } from './passado.ts';
import { drawRetrato } from './retrato-demo.ts';

/** Where a campaign is opened. */
export interface Lugar {
  readonly host: string;
  readonly origin: string;
}

/** Password of every example person. */
export const senha = 'Trevo2026';

/** An example person. */
export interface Pessoa {
  readonly nome: string;
  /** Choices for fields with options. */
  readonly escolhas: readonly string[];
  readonly cpf: string;
  readonly cnpj?: string;
  readonly telefone: string;
  /** IP address of the registration; consumers with the same one look like the same person. */
  readonly endereco: string;
  /** Home address; a consumer with one also uploads a picture. */
  readonly mora?: Readonly<Record<string, string>>;
}

export type PessoaNova = Pessoa & { readonly indicacao?: string };

export const toUsuario = ({ configuracao }: Hospedagem, { cpf, cnpj = cpf, telefone }: Pessoa): string =>
  ({ telefone, cpf, cnpj, cpfCnpj: cpf })[getTipoIdentificacao(configuracao)];

export const findPessoa = ({ pessoa }: Servicos, hospedagem: Hospedagem, one: Pessoa) =>
  pessoa.consumidores.findByUsuario(hospedagem, toUsuario(hospedagem, one));

/**
 * Registers a consumer at the services' clock with every field that the campaign asks for, or finds the existing
 * one; undefined when registration is closed then, and for a deleted account.
 */
export async function registerPessoa(
  servicos: Servicos,
  lugar: Lugar,
  hospedagem: Hospedagem,
  pessoa: PessoaNova,
): Promise<ConsumidorRow | undefined> {
  const known = await findPessoa(servicos, hospedagem, pessoa);
  if (!known) await signUp(servicos, lugar, hospedagem, pessoa);
  const row = known ?? (await findPessoa(servicos, hospedagem, pessoa));
  if (!row?.ativo) return undefined;
  const { endereco, cpf, mora } = pessoa;
  // With phone logins the document is added afterwards.
  const documento = row.cpf === null ? { cpf } : {};
  const casa = mora && !known ? await toCasa(servicos, row, mora) : {};
  const perfil = { ...documento, ...casa };
  if (Object.keys(perfil).length === 0) return row;
  const request = { hospedagem, sessao: toSessao(row), endereco, origin: lugar.origin };
  return (await servicos.pessoa.perfis.save(request, perfil)).row;
}

const toCasa = async ({ upload }: Servicos, row: ConsumidorRow, endereco: Pessoa['mora']) => ({
  endereco,
  uriFotoPerfil: await upload.fotos.store(toSessao(row), await drawRetrato()),
});

/** The consumer's choice in each field with options. */
const toOpcoes = ({ escolhas }: Pessoa) =>
  Object.fromEntries(
    campoNomes.flatMap((nome) => {
      const campo = camposPessoa[nome];
      return campo.tipo === 'opcao' ? [[nome, campo.opcoes.find((opcao) => escolhas.includes(opcao))]] : [];
    }),
  );

async function signUp(
  servicos: Servicos,
  { host, origin }: Lugar,
  hospedagem: Hospedagem,
  pessoa: PessoaNova,
): Promise<void> {
  const { configuracao, promotoraId } = hospedagem;
  const { nome, telefone, endereco, indicacao } = pessoa;
  const cadastro = {
    nome,
    ...toOpcoes(pessoa),
    email: `${nome.split(' ')[0]!.toLowerCase()}@exemplo.com.br`,
    senha,
    usuario: toUsuario(hospedagem, pessoa),
    telefoneContato: telefone,
    // Some campaigns require a confirmed phone; the seed cannot read the code, so it signs the proof directly.
    comprovanteTelefone: await servicos.comprovantes.sign(promotoraId, telefone),
    dataNascimento: '1990-05-20',
    resposta: getCadastroPergunta(configuracao)?.opcoes[0],
    aceitaNotificacao: false,
    tipo: 'consumidor' as const,
    consumidor: {
      aceites: listTermosCadastro(hospedagem).map(({ nomeTermo }) => ({ nomeTermo, aceito: true })),
      indicacao,
    },
  };
  await servicos.login.logins.register(host, origin, cadastro, endereco).catch((error: unknown) => {
    const isKnown =
      error instanceof DomainError &&
      [
        'login.jaCadastrado',
        'campanha.nenhuma',
        'campanha.porComecar',
        'campanha.cadastrosEncerrados',
      ].includes(error.code);
    if (!isKnown) throw error;
  });
}
