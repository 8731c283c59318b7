import { comando } from '../../../kernel/auth/ator.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCampanhaFile } from '@trevo/config/campanha-file/campanha-file-check';
import type { Clock } from '../../../kernel/clock.ts';
import type { Hospedagem, HospedagemService, PublicacaoService } from '../../campanha/public.ts';
import type { CodigoCupomService } from '../../codigo-cupom/public.ts';
import { toCodigoIndicacao } from '../../consumidor/public.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Logger } from '../../../kernel/log.ts';
import { type AmigoDemo, elisa } from './historia-demo.ts';
import type { VendaModule } from '../../venda/public.ts';
import type { OperadorModule } from '../../operador/public.ts';
import { operadoresDemo, type LoginDemo } from '../desenvolvimento.pages.ts';
import { importVendasDemo } from './vendas-demo.ts';
import { buildHistoria } from './historia-padrao.ts';
import { historiasDemo } from './historias-demo.ts';
import { findTempo, liveHistoria, type Historico, type Servicos } from './passado.ts';
import { findPessoa, registerPessoa, senha, toUsuario, type Lugar } from './pessoa-demo.ts';

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
    const amiga = (await findPessoa(servicos, hospedagem, elisa))?.ativo
      ? { nome: elisa.nome, usuario: toUsuario(hospedagem, elisa) }
      : undefined;
    // Its visitors may have deleted the account.
    if ((await findPessoa(servicos, hospedagem, ana))?.ativo !== false)
      ready.push({ host, nome: ana.nome, usuario: toUsuario(hospedagem, ana), senha, amiga });
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

/** Registers a campaign's demo consumer and replays the history unless that is complete. */
async function live(
  servicos: Servicos,
  { clock, log, setClock, operadores }: Parts & Pick<Historico, 'setClock' | 'operadores'>,
  lugar: Lugar,
  hospedagem: Hospedagem,
): Promise<void> {
  const { principal } = hospedagem;
  const historia = historiasDemo[principal.campanha.identificacao] ?? buildHistoria(principal.arquivo);
  const tempo = findTempo(principal, historia, clock.now());
  setClock(tempo?.inicio ?? clock.now());
  try {
    const row = await registerPessoa(servicos, lugar, hospedagem, ana);
    if (!row || !tempo || (await findPessoa(servicos, hospedagem, historia.amigos.at(-1)!))) return;
    const registerAmigo = (amigo: AmigoDemo) => {
      const indicacao = toCodigoIndicacao(row.consumidor_id);
      return registerPessoa(servicos, lugar, hospedagem, { ...amigo, indicacao });
    };
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
    // -- swallowed: the program starts in every state that visitors have made, even without the history
    log.warn(
      { event: 'demo_history_incomplete', err, host: lugar.host },
      'Demo history was not replayed to its end',
    );
  }
}
