import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCampanhaFile } from '@trevo/config/campanha-file/campanha-file-check';
import { getCadastroPergunta, getTipoIdentificacao } from '@trevo/config/configuracao/configuracao-questions';
import { campoNomes, camposPessoa } from '@trevo/rules/pessoa/campo-pessoa';
import type { Clock } from '../../kernel/clock.ts';
import type { Hospedagem, HospedagemService, PublicacaoService } from '../campanha/public.ts';
import type { CodigoCupomService } from '../codigo-cupom/public.ts';
import { listTermosCadastro, toCodigoIndicacao, type ConsumidorRow } from '../consumidor/public.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import type { Logger } from '../../kernel/log.ts';
import type { AmigoDemo } from './historia-demo.ts';
import type { VendaModule } from '../venda/public.ts';
import type { LoginDemo } from './desenvolvimento.pages.ts';
import { importVendasDemo } from './vendas-demo.ts';
import { historiasDemo } from './historias-demo.ts';
import { drawRetrato } from './retrato-demo.ts';
import { findTempo, liveHistoria, toSessao, type Servicos } from './passado.ts';

const ana = {
  nome: 'Ana Maria de Souza',
  escolhas: ['feminino'],
  cpf: '52998224725',
  cnpj: '12ABC34501DE35',
  telefone: '11987654321',
  // Nobody answers there.
  endereco: '192.0.2.1',
  mora: {
    cep: '01310-100',
    endereco: 'Avenida Paulista',
    numero: '1578',
    complemento: 'Apto 42',
    bairro: 'Bela Vista',
    cidade: 'São Paulo',
    estado: 'SP',
  },
} as const;
const senha = 'Trevo2026';

const codigosDemo = Array.from({ length: 200 }, (_, n) => `DEMO${String(n + 1).padStart(4, '0')}`);

type Parts = {
  readonly campanhas: string;
  readonly publicacoes: PublicacaoService;
  readonly hospedagens: HospedagemService;
  readonly codigos: CodigoCupomService;
  readonly vendas: VendaModule['vendas'];
  readonly clock: Clock;
  readonly log: Logger;
};

/** The program's services at another clock. What they send stays in the local outbox. */
export type OpenServicos = (clock: Clock) => Servicos;

/**
 * Publishes the ready campaigns, and in each registers one person with some weeks behind her, so that a fresh start has
 * something to show. Everything it does is harmless when repeated; what was cut short is finished.
 */
export async function seed(parts: Parts, openServicos: OpenServicos): Promise<LoginDemo[]> {
  let agora = parts.clock.now();
  const servicos = openServicos({ now: () => agora });
  const setClock = (instant: Date) => void (agora = instant);
  const ready: LoginDemo[] = [];
  for (const name of listReady(parts.campanhas)) {
    const text = readFileSync(join(parts.campanhas, name), 'utf8');
    const host = await publishReady(parts, name, text);
    const hospedagem = await parts.hospedagens.get(host);
    const { principal } = hospedagem;
    await importVendasDemo(parts.vendas, principal, parts.clock.now());
    if (principal.arquivo.codigos) await parts.codigos.import(principal, 'DEMO', codigosDemo);
    await live(servicos, { ...parts, setClock }, host, hospedagem);
    ready.push({ host, usuario: toUsuario(hospedagem, ana), senha });
  }
  await servicos.cupom.numeros.close();
  // The host that people open first stands first.
  return ready.sort((a, b) => a.host.length - b.host.length);
}

/** A program that was packed for other machines brings none. */
const listReady = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.campanha.yaml')) : [];

/** Publishes a ready campaign and answers its first host. Where people hold what the file changes, nothing is changed. */
async function publishReady({ publicacoes, log }: Parts, name: string, text: string): Promise<string> {
  try {
    return (await publicacoes.publish(name, text)).hosts[0]!;
  } catch (error) {
    // -- swallowed: a database from before the file changed goes on with what its people were promised
    const checked = checkCampanhaFile(text, name);
    if (!(error instanceof DomainError) || !checked.ok) throw error;
    log.warn({ codigo: error.code, name }, 'a ready campaign stays as it was published');
    return checked.arquivo.hosts[0]!;
  }
}

/** Registers the person of a campaign, and lives her history through unless that was done. */
async function live(
  servicos: Servicos,
  { clock, log, setClock }: Parts & { readonly setClock: (instant: Date) => void },
  host: string,
  hospedagem: Hospedagem,
): Promise<void> {
  const { principal } = hospedagem;
  const historia = historiasDemo[principal.campanha.identificacao];
  const tempo = historia && findTempo(principal, historia, clock.now());
  setClock(tempo?.inicio ?? clock.now());
  const row = await registerPessoa(servicos, host, hospedagem, ana);
  if (!row || !tempo || (await findPessoa(servicos, hospedagem, historia.amigos.at(-1)!))) return;
  const registerAmigo = (amigo: AmigoDemo) => {
    const indicacao = toCodigoIndicacao(row.consumidor_id);
    return registerPessoa(servicos, host, hospedagem, { ...amigo, indicacao });
  };
  try {
    await liveHistoria({
      servicos,
      publicada: principal,
      historia,
      tempo,
      ana: row,
      registerAmigo,
      setClock,
      log,
    });
  } catch (err) {
    // -- swallowed: the program starts without a past, too
    log.warn({ err, host }, 'the demo person has not lived all of her past');
  }
}

interface Pessoa {
  readonly nome: string;
  /** What they choose where a field offers it. */
  readonly escolhas: readonly string[];
  readonly cpf: string;
  readonly cnpj?: string;
  readonly telefone: string;
  /** From where they registered; people who share one look like one person. */
  readonly endereco: string;
  /** Where they live; who tells it also sends a picture. */
  readonly mora?: Readonly<Record<string, string>>;
}

type PessoaNova = Pessoa & { readonly indicacao?: string };

const toUsuario = ({ configuracao }: Hospedagem, { cpf, cnpj = cpf, telefone }: Pessoa): string =>
  ({ telefone, cpf, cnpj, cpfCnpj: cpf })[getTipoIdentificacao(configuracao)];

const findPessoa = ({ pessoa }: Servicos, hospedagem: Hospedagem, one: Pessoa) =>
  pessoa.consumidores.findByUsuario(hospedagem, toUsuario(hospedagem, one));

/**
 * Registers somebody at the moment of the services' clock, with everything told that a campaign asks, or finds them;
 * undefined when nobody may register then.
 */
async function registerPessoa(
  servicos: Servicos,
  host: string,
  hospedagem: Hospedagem,
  pessoa: PessoaNova,
): Promise<ConsumidorRow | undefined> {
  const known = await findPessoa(servicos, hospedagem, pessoa);
  if (!known) await signUp(servicos, host, hospedagem, pessoa);
  const row = known ?? (await findPessoa(servicos, hospedagem, pessoa));
  if (!row) return undefined;
  const { endereco, cpf, mora } = pessoa;
  // Where the phone is the login, the document is told afterwards.
  const documento = row.cpf === null ? { cpf } : {};
  const casa = mora && !known ? await toCasa(servicos, row, mora) : {};
  const perfil = { ...documento, ...casa };
  if (Object.keys(perfil).length === 0) return row;
  const request = { hospedagem, sessao: toSessao(row), endereco, origin: `http://${host}` };
  return (await servicos.pessoa.perfis.save(request, perfil)).row;
}

const toCasa = async ({ upload }: Servicos, row: ConsumidorRow, endereco: Pessoa['mora']) => ({
  endereco,
  uriFotoPerfil: await upload.fotos.keep(toSessao(row), await drawRetrato()),
});

/** Their choice in each field that offers some. */
const toOpcoes = ({ escolhas }: Pessoa) =>
  Object.fromEntries(
    campoNomes.flatMap((nome) => {
      const campo = camposPessoa[nome];
      return campo.tipo === 'opcao' ? [[nome, campo.opcoes.find((opcao) => escolhas.includes(opcao))]] : [];
    }),
  );

async function signUp(
  servicos: Servicos,
  host: string,
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
    // Some campaigns want the phone confirmed; nobody here could read the code.
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
  await servicos.login.logins.register(host, `http://${host}`, cadastro, endereco).catch((error: unknown) => {
    const isKnown =
      error instanceof DomainError &&
      ['login.jaCadastrado', 'campanha.nenhuma', 'campanha.cadastrosEncerrados'].includes(error.code);
    if (!isKnown) throw error;
  });
}
