import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createApp, type TrevoApp } from '../app.ts';
import { openEnsaioDatabase } from '../ensaio-database.ts';
import { folders, version } from '../folders.ts';
import type { Clock } from '../kernel/clock.ts';
import { createLogger } from '../kernel/log.ts';
import type { LoginDemo } from '../modules/desenvolvimento/desenvolvimento.pages.ts';

/** A picture of the campaign file, by its name below `/marcas/`. */
export interface ImagemEnsaio {
  readonly nome: string;
  readonly bytes: Uint8Array;
}

/** A campaign file with its pictures. */
export interface ArquivoEnsaio {
  readonly texto: string;
  readonly imagens: readonly ImagemEnsaio[];
}

/** The whole program on a database of its own, with one campaign and a clock of its own. */
export interface Ensaio {
  readonly app: TrevoApp;
  /** Publishes the file or a change of it. Throws the refusal of the publication. */
  publish(arquivo: ArquivoEnsaio): Promise<void>;
  /** Writes the files that the publication reads, of a file that is already published. */
  write(arquivo: ArquivoEnsaio): void;
  /** Moves the clock to a moment; it runs on from there. */
  setAgora(agora: Date): void;
  /** Listens on a free port of this machine, and returns it. */
  listen(): Promise<number>;
  /** Plays the story of the example people up to now, and returns their logins. */
  seed(): Promise<LoginDemo[]>;
  /** Stops and removes the files; the database stays. */
  close(): Promise<void>;
}

const nomeArquivo = 'ensaio.campanha.yaml';

/** The passwords of example people are known: their hashes need no protection. */
const senhaCusto = { memoryCost: 64, timeCost: 2, parallelism: 1 };

/**
 * Opens a rehearsal at a moment on a migrated database. Its process has no credentials but the database's, and every
 * message stays in its local outbox.
 */
export async function openEnsaio({
  pasta,
  banco,
  url,
  segredo,
  agora,
}: {
  /** Folder of the process, in which the rehearsal gets its own. */
  readonly pasta: string;
  readonly banco: string;
  readonly url: string;
  readonly segredo: string;
  readonly agora: Date;
}): Promise<Ensaio> {
  const folder = join(pasta, banco);
  const [campanhas, marcas] = [join(folder, 'campanhas'), join(folder, 'marcas')];
  for (const one of [campanhas, marcas]) mkdirSync(one, { recursive: true });

  let avanco = agora.getTime() - Date.now();
  const base: Clock = { now: () => new Date(Date.now() + avanco) };
  const { db, keys, relogio, esquema } = await openEnsaioDatabase(url, segredo, base);
  const app = await createApp({
    db,
    clock: relogio,
    relogio,
    log: createLogger('error'),
    ambiente: 'teste',
    keys,
    operatorToken: undefined,
    senhaCusto,
    smtpUrl: undefined,
    sms: undefined,
    whatsapp: undefined,
    storageUrl: undefined,
    cepUrl: undefined,
    geocodificacaoUrl: undefined,
    trustProxy: 0,
    version,
    revisao: esquema,
    folders: {
      webDist: folders.webDist,
      consoleDist: folders.consoleDist,
      marcas,
      campanhas,
      arquivos: join(folder, 'arquivos'),
    },
  });
  const writeImagens = ({ imagens }: ArquivoEnsaio) => {
    for (const { nome, bytes } of imagens) writeFileSync(join(marcas, nome), bytes);
  };
  const writeTexto = ({ texto }: ArquivoEnsaio) => writeFileSync(join(campanhas, nomeArquivo), texto);
  return {
    app,
    async publish(arquivo) {
      writeImagens(arquivo);
      await app.publish(nomeArquivo, arquivo.texto);
      writeTexto(arquivo);
    },
    write(arquivo) {
      writeImagens(arquivo);
      writeTexto(arquivo);
    },
    setAgora: (moment) => void (avanco = moment.getTime() - Date.now()),
    async listen() {
      await app.http.listen({ port: 0, host: '127.0.0.1' });
      return (app.http.server.address() as AddressInfo).port;
    },
    seed: () => app.seed(),
    async close() {
      await app.close();
      await db.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
