import { mkdirSync, writeFileSync } from 'node:fs';
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
  /** Moves the clock to a moment; it runs on from there. */
  setAgora(agora: Date): void;
  /** Listens on a free port of this machine, and returns it. */
  listen(): Promise<number>;
  /** Plays the story of the example people up to now, and returns their logins. */
  seed(): Promise<LoginDemo[]>;
}

const nomeArquivo = 'ensaio.campanha.yaml';

/** The passwords of example people are known: their hashes need no protection. */
const senhaCusto = { memoryCost: 64, timeCost: 2, parallelism: 1 };

/**
 * Opens a rehearsal at a moment. Its process has no credentials, and every message stays in its local outbox.
 *
 * @param folder empty folder for its files, which the caller removes
 * @param banco address of its migrated database, which the caller deletes
 */
export async function openEnsaio(agora: Date, folder: string, banco: string): Promise<Ensaio> {
  const [campanhas, marcas] = [join(folder, 'campanhas'), join(folder, 'marcas')];
  for (const one of [campanhas, marcas]) mkdirSync(one, { recursive: true });

  let avanco = agora.getTime() - Date.now();
  const base: Clock = { now: () => new Date(Date.now() + avanco) };
  const { db, keys, relogio, esquema } = await openEnsaioDatabase(banco, base);
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
  return {
    app,
    async publish({ texto, imagens }) {
      for (const { nome, bytes } of imagens) writeFileSync(join(marcas, nome), bytes);
      await app.publish(nomeArquivo, texto);
      writeFileSync(join(campanhas, nomeArquivo), texto);
    },
    setAgora: (moment) => void (avanco = moment.getTime() - Date.now()),
    async listen() {
      await app.http.listen({ port: 0, host: '127.0.0.1' });
      return (app.http.server.address() as AddressInfo).port;
    },
    seed: () => app.seed(),
  };
}
