import { comando } from '../../kernel/auth/ator.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCampanhaFile } from '@trevo/config/campanha-file/campanha-file-check';
import { getTipoIdentificacao } from '@trevo/config/configuracao/configuracao-questions';
import { getCadastroPergunta } from '@trevo/config/configuracao/telas-questions';
import { campoNomes, camposPessoa } from '@trevo/rules/pessoa/campo-pessoa';
import type { Clock } from '../../kernel/clock.ts';
import type { Hospedagem, HospedagemService, PublicacaoService } from '../campanha/public.ts';
import type { CodigoCupomService } from '../codigo-cupom/public.ts';
import { listTermosCadastro, toCodigoIndicacao, type ConsumidorRow } from '../consumidor/public.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import type { Logger } from '../../kernel/log.ts';
import type { AmigoDemo } from './historia-demo.ts';
import type { VendaModule } from '../venda/public.ts';
import type { OperadorModule } from '../operador/public.ts';
import { operadoresDemo, type LoginDemo } from './desenvolvimento.pages.ts';
import { importVendasDemo } from './vendas-demo.ts';
import { historiasDemo } from './historias-demo.ts';
import { drawRetrato } from './retrato-demo.ts';
import { findTempo, liveHistoria, toSessao, type Historico, type Servicos } from './passado.ts';

const ana = {
  nome: 'Ana Maria de Souza',
  escolhas: ['feminino'],
  cpf: '52998224725',
  cnpj: '12ABC34501DE35',
  telefone: '11987654321',
  // Unassigned documentation address (RFC 5737).
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
  readonly demo: OperadorModule['demo'];
  readonly clock: Clock;
  readonly log: Logger;
};

/** Opens the services with another clock; their messages go to the local outbox. */
export type OpenServicos = (clock: Clock) => Servicos;

/**
 * Publishes the demo campaigns and registers a consumer with weeks of history in each. Idempotent; resumes an
 * interrupted run.
 *
 * @param porta port of the links in the seeded e-mails
 */
export async function seed(
  parts: Parts,
  openServicos: OpenServicos,
  porta: number | undefined,
): Promise<LoginDemo[]> {
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
    if (principal.arquivo.codigos) await parts.codigos.import(principal, 'DEMO', codigosDemo, comando);
    const lugar = { host, origin: `http://${host}${porta ? `:${porta}` : ''}` };
    const [uma, outra] = operadoresDemo;
    const operadores = [
      await parts.demo.ensure(uma, hospedagem.promotoraId),
      await parts.demo.ensure(outra, hospedagem.promotoraId),
    ] as const;
    await live(servicos, { ...parts, setClock, operadores }, lugar, hospedagem);
    ready.push({ host, usuario: toUsuario(hospedagem, ana), senha });
  }
  await servicos.cupom.numeros.close();
  // The shortest host, which developers open first, comes first.
  return ready.sort((a, b) => a.host.length - b.host.length);
}

/** A packaged release contains no demo campaigns. */
const listReady = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.campanha.yaml')) : [];

/**
 * Publishes a demo campaign and returns its first host. Keeps the published file when the new one would break
 * promises to existing consumers.
 */
async function publishReady({ publicacoes, log }: Parts, name: string, text: string): Promise<string> {
  try {
    return (await publicacoes.publish(name, text, [], { ator: comando })).hosts[0]!;
  } catch (error) {
    // -- swallowed: an older database keeps the campaign that its consumers were promised
    const checked = checkCampanhaFile(text, name);
    if (!(error instanceof DomainError) || !checked.ok) throw error;
    log.warn(
      { event: 'demo_campaign_not_updated', codigo: error.code, name },
      'Demo campaign keeps its published version',
    );
    return checked.arquivo.hosts[0]!;
  }
}

/** Where a campaign is opened. */
interface Lugar {
  readonly host: string;
  readonly origin: string;
}

/** Registers a campaign's demo consumer and replays the history unless that is complete. */
async function live(
  servicos: Servicos,
  { clock, log, setClock, operadores }: Parts & Pick<Historico, 'setClock' | 'operadores'>,
  lugar: Lugar,
  hospedagem: Hospedagem,
): Promise<void> {
  const { principal } = hospedagem;
  const historia = historiasDemo[principal.campanha.identificacao];
  const tempo = historia && findTempo(principal, historia, clock.now());
  setClock(tempo?.inicio ?? clock.now());
  const row = await registerPessoa(servicos, lugar, hospedagem, ana);
  if (!row || !tempo || (await findPessoa(servicos, hospedagem, historia.amigos.at(-1)!))) return;
  const registerAmigo = (amigo: AmigoDemo) => {
    const indicacao = toCodigoIndicacao(row.consumidor_id);
    return registerPessoa(servicos, lugar, hospedagem, { ...amigo, indicacao });
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
      operadores,
      agora: clock.now(),
      log,
    });
  } catch (err) {
    // -- swallowed: the process starts even without the history
    log.warn(
      { event: 'demo_history_incomplete', err, host: lugar.host },
      'Demo history was not replayed to its end',
    );
  }
}

interface Pessoa {
  readonly nome: string;
  /** Choices for fields with options. */
  readonly escolhas: readonly string[];
  readonly cpf: string;
  readonly cnpj?: string;
  readonly telefone: string;
  /** IP address of the registration; consumers who share one look like the same person. */
  readonly endereco: string;
  /** Home address; a consumer with one also uploads a picture. */
  readonly mora?: Readonly<Record<string, string>>;
}

type PessoaNova = Pessoa & { readonly indicacao?: string };

const toUsuario = ({ configuracao }: Hospedagem, { cpf, cnpj = cpf, telefone }: Pessoa): string =>
  ({ telefone, cpf, cnpj, cpfCnpj: cpf })[getTipoIdentificacao(configuracao)];

const findPessoa = ({ pessoa }: Servicos, hospedagem: Hospedagem, one: Pessoa) =>
  pessoa.consumidores.findByUsuario(hospedagem, toUsuario(hospedagem, one));

/**
 * Registers a consumer at the services' clock with every field that the campaign asks for, or finds the existing
 * one; undefined when registration is closed then.
 */
async function registerPessoa(
  servicos: Servicos,
  lugar: Lugar,
  hospedagem: Hospedagem,
  pessoa: PessoaNova,
): Promise<ConsumidorRow | undefined> {
  const known = await findPessoa(servicos, hospedagem, pessoa);
  if (!known) await signUp(servicos, lugar, hospedagem, pessoa);
  const row = known ?? (await findPessoa(servicos, hospedagem, pessoa));
  if (!row) return undefined;
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
