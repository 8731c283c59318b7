import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkCampanhaFile, formatErros } from '@trevo/config/campanha-file/campanha-file-check';
import { fillPath } from '@trevo/contract/fill-path';
import { paths } from '@trevo/contract/paths';
import { commitKey, createPermutation } from '@trevo/rules/sorte/numeros/numero-sorte';
import { isSeries } from '@trevo/rules/sorte/numeros/serie-numeros';
import { comando } from '../kernel/auth/ator.ts';
import { isProduction } from '../kernel/environment.ts';
import { createCampanhaModule } from '../modules/campanha/campanha.module.ts';
import { createWorkers } from '../composicao/create-workers.ts';
import { createListRespondidas } from '../modules/quiz/cedula.store.ts';
import { listSorteiosFixos } from '../modules/sorteio/sorteio-fixo.store.ts';
import { notePublicacao } from '../composicao/note-publicacao.ts';
import type { ImagemNova } from '../modules/campanha/imagem/imagem-marca.service.ts';
import type { Confirmacao } from '../modules/campanha/publicacao/promessas.ts';
import type { Publicada } from '../modules/campanha/publicacao/publicacao.service.ts';
import { createLivrosStore } from '../modules/operador/livros.store.ts';
import { withDatabase, readCommandFile, readRetorno } from './comando.ts';
import { askServer } from './ask-server.ts';
import { runApurar } from './sorteio/check-capsula.ts';
import { runParticipantes } from './sorteio/check-participantes.ts';
import { checkPremios, type Ask } from './sorteio/check-premios.ts';
import { comandoText } from './comando.text.ts';
import { folders } from '../folders.ts';
import { printRegra } from './sorteio/print-regra.ts';
import { runProvedores } from './provedores-command.ts';
import { runRetencao } from './retencao-command.ts';
import { CommandError, type Variables } from './run-command.ts';
import { requireProgramStorage } from '../start-database.ts';

const usage =
  'Uso: npm run campanha -- validar ARQUIVO | publicar ARQUIVO [--motivo TEXTO] [--servidor ENDEREÇO] | regra ARQUIVO | numeros CHAVE SÉRIES PRIMEIRO ÚLTIMO | premios ENDEREÇO ANO CAMPANHA [ELO…] | apurar CÁPSULA [--manifesto HASH] | participantes ARQUIVO [--manifesto HASH] | provedores PROMOTORA [definir ARQUIVO | remover SERVIÇO] | retencao PROMOTORA';

/** The shared pictures; a remote process reports its own ones in the response. */
const marcas = join(folders.fixtures, 'marcas');
/** Pictures uploaded with a campaign file are in a folder beside it. */
const toImagemPath = (file: string, nome: string) => join(dirname(file), 'marcas', nome);

/** Runs `npm run campanha`. */
export async function runCampanha([command, ...given]: string[], variables: Variables): Promise<string> {
  if (command === 'numeros') return printNumeros(given);
  if (command === 'premios') return runPremios(given);
  if (command === 'apurar') return runApurar(given, usage);
  if (command === 'participantes') return runParticipantes(given, usage);
  if (command === 'regra') return printRegra(given, usage);
  if (command === 'contas') return checkContas(variables);
  if (command === 'retencao') return runRetencao(given, usage, variables);
  if (command === 'provedores') return runProvedores(given, usage, variables);
  if (command !== 'validar' && command !== 'publicar') throw new CommandError(usage);
  const { file, servidor, confirmacao } = readArguments(given);
  if (command === 'validar' && (servidor !== undefined || confirmacao)) throw new CommandError(usage);
  const text = readCommandFile(file);
  const proprias = new Set<string>();
  const result = checkCampanhaFile(text, file, (nome) => {
    if (nome === '' || nome.includes('..')) return false;
    const isPropria = existsSync(toImagemPath(file, nome));
    if (isPropria) proprias.add(nome);
    return isPropria || existsSync(join(marcas, nome));
  });
  if (!result.ok) throw new CommandError(formatErros(file, result.erros));
  const { ano, identificacao } = result.arquivo.campanha;
  if (command === 'validar')
    return [
      ...result.avisos.map((aviso) => formatAviso(formatErros(file, [aviso]))),
      `${file}: campanha ${ano}/${identificacao} válida (${result.hash.slice(0, 12)}).`,
    ].join('\n');
  const imagens = [...proprias].map((nome) => ({ nome, bytes: readFileSync(toImagemPath(file, nome)) }));
  const published = await publish(basename(file), text, imagens, { confirmacao, servidor, variables });
  return [
    ...published.avisos.map(formatAviso),
    `Campanha ${published.ano}/${published.identificacao} publicada (${published.hash.slice(0, 12)}).`,
    `Endereços: ${published.hosts.join(', ')}`,
    ...(imagens.length > 0 ? [`Imagens: ${imagens.map(({ nome }) => nome).join(', ')}`] : []),
    `Compromisso dos números (SHA-256): ${published.compromissoNumeros}`,
  ].join('\n');
}

const formatAviso = (linha: string) => `Aviso: ${linha}`;

/** Recomputes numbers from the revealed key: one line `ordem;série;número` each, in grant order. */
function printNumeros([chave = '', ...figures]: string[]): string {
  const [series, first, last] = figures.map(Number) as [number, number, number];
  const isKey = /^[0-9a-f]{64}$/i.test(chave);
  const isPlain = figures.length === 3 && figures.every((text) => /^\d{1,9}$/.test(text));
  if (!isKey || !isPlain || !isSeries(series) || first > last) throw new CommandError(usage);
  const { total, permute } = createPermutation(Buffer.from(chave, 'hex'), series);
  if (last >= total) throw new CommandError(`Com ${series} séries a ordem vai de 0 a ${total - 1}.`);
  const lines = [`Impressão digital (SHA-256) da chave: ${commitKey(Buffer.from(chave, 'hex'))}`];
  for (let ordem = first; ordem <= last; ordem++) {
    const { serie, numero } = permute(ordem);
    lines.push(`${ordem};${serie};${numero}`);
  }
  return lines.join('\n');
}

/** Verifies commitment, log and prizes of an ended campaign, and that links saved during it are still in the log. */
async function runPremios([endereco = '', ano, identificacao, ...elos]: string[]): Promise<string> {
  if (!URL.canParse(endereco) || !ano || !identificacao) throw new CommandError(usage);
  const ask: Ask = async (id, more = { depois: 0 }) => {
    const path = fillPath(paths[id].path, { ano, identificacao, ...more });
    const response = await fetch(new URL(path, endereco)).catch(
      (error: Error & { cause?: { code?: string } }) => {
        throw new CommandError(
          `Não foi possível falar com ${endereco} (${error.cause?.code ?? error.name}).`,
        );
      },
    );
    return readRetorno(response);
  };
  const { isSame, words } = await checkPremios(ask, elos);
  if (!isSame) throw new CommandError(words);
  return words;
}

/** Verifies accounts, receipts, orders and stock against each other; fails the command on any inconsistency. */
async function checkContas(variables: Variables): Promise<string> {
  const found = await withDatabase<Record<string, object[]>>(variables, ({ db }) =>
    createLivrosStore(db).check(),
  );
  const lines = Object.entries(found).flatMap(([livro, diferencas]) =>
    diferencas.map((diferenca) => JSON.stringify({ livro, ...diferenca })),
  );
  if (lines.length === 0) return 'As contas conferem.';
  throw new CommandError(['As contas não conferem:', ...lines].join('\n'));
}

/** Reads the file, `--motivo` and `--servidor`. */
function readArguments(given: string[]) {
  const { positionals, values } = parseOptions(given);
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new CommandError(usage);
  const motivo = values.motivo?.trim();
  if (motivo !== undefined && motivo.length < 10) throw new CommandError(comandoText.motivoCurto);
  const confirmacao: Confirmacao | undefined = motivo === undefined ? undefined : { motivo };
  return { file, servidor: values.servidor, confirmacao };
}

function parseOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { motivo: { type: 'string' }, servidor: { type: 'string' } },
    });
  } catch {
    // -- swallowed: the usage says which options exist
    throw new CommandError(usage);
  }
}

function publish(
  nomeArquivo: string,
  texto: string,
  imagens: readonly ImagemNova[],
  {
    confirmacao,
    servidor,
    variables,
  }: {
    readonly confirmacao: Confirmacao | undefined;
    readonly servidor: string | undefined;
    readonly variables: Variables;
  },
): Promise<Publicada> {
  if (servidor !== undefined) {
    const sent = imagens.map(({ nome, bytes }) => ({ nome, conteudo: bytes.toString('base64') }));
    return askServer('operador.publicarCampanha', servidor, variables, {
      body: { nomeArquivo, texto, imagens: sent, ...(confirmacao ? { confirmacao } : {}) },
    });
  }
  return withDatabase(variables, async ({ db, clock, keys, storage, hasNamedStorage, log }) => {
    if (imagens.length > 0) await requireProgramStorage(db, storage, hasNamedStorage);
    const workers = createWorkers(log);
    try {
      return await createCampanhaModule({
        db,
        clock,
        keys,
        isProduction: isProduction(variables),
        listRespondidas: createListRespondidas(db),
        listSorteiosFixos: (campanhaId) => listSorteiosFixos(db, campanhaId),
        notePublicacao,
        storage,
        marcas,
        workers,
        senders: { avisos: [] },
      }).publicacoes.publish(nomeArquivo, texto, imagens, {
        ator: comando,
        confirmacao,
      });
    } finally {
      for (const worker of Object.values(workers)) worker.close();
    }
  });
}
