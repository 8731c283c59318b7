import { comando } from '../kernel/auth/ator.ts';
import { provedorSchema, provedorServicos } from '@trevo/contract/provedor/provedor.calls';
import * as v from 'valibot';
import { createGuardedFetch } from '../adapters/guarded-fetch.ts';
import { createLocalOutbox } from '../adapters/local-outbox.ts';
import { withDatabase, type Opened, readCommandFile } from './comando.ts';
import { comandoText } from './comando.text.ts';
import { queueComunicado } from '../modules/comunicado/comunicado.store.ts';
import { createListAvisados } from '../modules/operador/acesso/equipe/avisados.ts';
import { createOperadorStore } from '../modules/operador/acesso/operador.store.ts';
import type { ProvedorEmUso } from '../modules/provedor/public.ts';
import { createProvedorModule } from '../modules/provedor/provedor.module.ts';
import { toArquivoPrefixo } from '../modules/upload/public.ts';
import { openSenderSources, toProviders } from '../composicao/open-senders.ts';
import { CommandError, type Variables } from './run-command.ts';

type Provedores = ProvedorEmUso[];

/** Lists, sets or removes a promoter's own providers, and prints where its files are stored. */
export async function runProvedores(
  [promotora = '', acao, what = '']: string[],
  usage: string,
  variables: Variables,
): Promise<string> {
  const isKnown = promotora !== '' && (acao === undefined || (['definir', 'remover'].includes(acao) && what));
  if (!isKnown) throw new CommandError(usage);
  const list =
    acao === 'definir'
      ? await setProvedor(variables, promotora, readCommandFile(what))
      : acao === 'remover'
        ? await removeProvedor(variables, promotora, what)
        : await withDatabase<Provedores>(variables, (opened) => openProvedores(opened).list(promotora));
  const prefixo = toArquivoPrefixo(promotora);
  return [
    ...list.map(({ servico, origem }) => `${servico.padEnd(10)}${comandoText.origem[origem]}`),
    comandoText.arquivos([`documentos/${prefixo}-`, `fotos/${prefixo}-`, `marcas/${promotora}/`]),
  ].join('\n');
}

function setProvedor(variables: Variables, promotora: string, text: string): Promise<Provedores> {
  const result = v.safeParse(
    v.pipe(v.string(), v.parseJson(undefined, comandoText.semJson), provedorSchema),
    text,
  );
  if (!result.success) {
    const lines = result.issues.map((issue) =>
      [v.getDotPath(issue), issue.message].filter(Boolean).join(': '),
    );
    throw new CommandError(lines.join('\n'));
  }
  const body = result.output;
  return withDatabase(variables, (opened) => openProvedores(opened).set(promotora, body, { ator: comando }));
}

function removeProvedor(variables: Variables, promotora: string, servico: string): Promise<Provedores> {
  const known = provedorServicos.find((one) => one === servico);
  if (!known) throw new CommandError(comandoText.servicos(provedorServicos));
  return withDatabase(variables, (opened) =>
    openProvedores(opened).remove(promotora, known, { ator: comando }),
  );
}

/** Builds the module for a database that no process holds. */
function openProvedores({ env, db, clock, log, keys }: Opened) {
  const { AMBIENTE: ambiente, DESTINOS_PERMITIDOS: destinosPermitidos } = env;
  const sources = openSenderSources(
    { ...toProviders(env), ambiente, destinosPermitidos },
    createLocalOutbox(db, clock),
    createGuardedFetch({ log, allowed: destinosPermitidos ?? [] }),
  );
  const listAvisados = createListAvisados(createOperadorStore(db));
  return createProvedorModule({ db, clock, log, keys, sources, listAvisados, queueComunicado }).provedores;
}
