import { createHash } from 'node:crypto';
import { encerramentoText } from '@trevo/contract/encerramento/encerramento.text';
import { exportacaoDias } from '@trevo/rules/exportacao/situacao-exportacao';
import type { FileStorage } from '../../adapters/storage/storage.port.ts';
import type { Clock } from '../../kernel/clock.ts';
import { createLeasedQueue, leaseMilliseconds, Parada } from '../../kernel/leased-queue.ts';
import type { Logger } from '../../kernel/log.ts';
import { writeZip, type ZipEntry } from '../../kernel/zip.ts';
import type { CampanhaId, CampanhaPublicada } from '../campanha/public.ts';
import { createMedida } from '../exportacao/public.ts';
import type { ConferenciaService } from './conferencia-livros.service.ts';
import {
  type BaseKit,
  type ConteudoKitParts,
  type EntradaKit,
  listEntradas,
  toTexto,
} from './conteudo-kit.ts';
import type { EscritaKitStore } from './escrita-kit.store.ts';
import type { FatosService } from './fatos.service.ts';
import { pastaKits } from './kit.service.ts';
import type { KitRow } from './kit.store.ts';
import { kitText } from './kit.text.ts';
import { type ArquivoDoKit, type ManifestoKit, nomeManifesto } from './manifesto-kit.ts';

const heartbeatMilliseconds = 15_000;
const dayMilliseconds = 86_400_000;
/** Writes waiting kits, one at a time per process, each file after the other. */
export function createEscritaKitService(parts: {
  store: EscritaKitStore;
  storage: FileStorage;
  conteudo: ConteudoKitParts;
  conferencias: ConferenciaService;
  fatos: FatosService;
  findCampanha: (campanhaId: CampanhaId) => Promise<CampanhaPublicada | undefined>;
  clock: Clock;
  log: Logger;
}) {
  const { store, storage, clock, log } = parts;
  const after = (milliseconds: number): Date => new Date(clock.now().getTime() + milliseconds);

  /** Keeps the lease during long reads; a lost one ends the writing at its next piece. */
  function startHeartbeat(row: KitRow, progress: { arquivos: number; isPerdida: boolean }): () => void {
    const beat = async () => {
      if (!(await store.renew(row, progress.arquivos, after(leaseMilliseconds)))) progress.isPerdida = true;
    };
    const timer = setInterval(() => {
      beat().catch((err: unknown) =>
        log.warn({ event: 'kit_lease_not_renewed', err, kit: row.kit_id }, 'Lease of a kit was not renewed'),
      );
    }, heartbeatMilliseconds);
    timer.unref();
    return () => clearInterval(timer);
  }

  async function write(row: KitRow, stopping: AbortSignal | undefined): Promise<void> {
    const publicada = await parts.findCampanha(row.campanha_id);
    if (!publicada) throw new Error('a kit names a campaign that is not published');
    const progress = { arquivos: 0, isPerdida: false };
    const stopHeartbeat = startHeartbeat(row, progress);
    /** Throws Parada when the writing may not go on. */
    const requireGoing = (): void => {
      if (stopping?.aborted) throw new Parada('cortada');
      if (progress.isPerdida) throw new Parada('perdida');
    };
    try {
      const conferencia = await parts.conferencias.check(publicada);
      const fatos = await parts.fatos.read(publicada, { isFresh: true });
      const base: BaseKit = { publicada, row, fatos, conferencia, em: clock.now(), faltas: [] };
      const feito = createManifesto(base);
      async function* entries(): AsyncGenerator<ZipEntry> {
        const measure = async function* (entrada: EntradaKit): AsyncGenerator<ZipEntry> {
          requireGoing();
          if (!(await store.renew(row, progress.arquivos, after(leaseMilliseconds))))
            throw new Parada('perdida');
          const medida = createMedida();
          yield { nome: entrada.nome, conteudo: guard(medida.measure(entrada.conteudo), requireGoing) };
          feito.add(entrada, medida.end());
          progress.arquivos += 1;
        };
        for await (const entrada of listEntradas(parts.conteudo, base)) yield* measure(entrada);
        yield* measure(feito.toLeiaMe());
        yield { nome: nomeManifesto, conteudo: toPieces(feito.toManifesto()) };
      }
      const arquivo = `${pastaKits}/${row.kit_id}-${row.tentativas}.zip`;
      const medida = createMedida();
      await storage.putPieces(arquivo, medida.measure(writeZip(entries(), base.em)), 'application/zip');
      const { manifesto, manifestoHash } = feito.end();
      const venceEm = after(exportacaoDias * dayMilliseconds);
      const done = { arquivo, ...medida.end(), manifesto, manifestoHash, venceEm };
      if (!(await store.end(row, done, clock.now()))) await storage.delete(arquivo);
    } finally {
      stopHeartbeat();
    }
  }

  const logFailure = ({ kit_id: kit, tentativas }: KitRow, error: unknown): void =>
    log.error(
      { event: 'kit_not_written', err: error, kit, tentativas },
      'Kit for the regulator was not written; the job retries it a few times',
    );

  return createLeasedQueue({ store, work: write, logFailure, clock });
}

async function* guard(
  pieces: AsyncIterable<Uint8Array>,
  requireGoing: () => void,
): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    requireGoing();
    yield piece;
  }
}

async function* toPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Collects the manifest of a kit while its files are written. */
function createManifesto({ publicada, row, fatos, em, faltas }: BaseKit) {
  const arquivos: ArquivoDoKit[] = [];
  const { campanha, promotora, sorteios } = publicada.arquivo;
  const nomes = new Map(sorteios.map(({ data: dia, nome }) => [dia, encerramentoText.sorteio(nome, dia)]));
  const listFaltas = (): string[] => [
    ...fatos.itens
      .filter(({ situacao }) => situacao === 'falta')
      .map(({ codigo, faltam, sorteio }) =>
        encerramentoText.falta(codigo, faltam, sorteio === null ? null : (nomes.get(sorteio) ?? sorteio)),
      ),
    ...faltas,
  ];
  const build = (): ManifestoKit => ({
    versao: 1,
    kitID: row.kit_id,
    campanha: {
      ano: campanha.ano,
      identificacao: campanha.identificacao,
      descricao: campanha.descricao,
      certificado: campanha.certificado,
      promotora: { nome: promotora.nome, cnpj: promotora.cnpj },
    },
    geradoEm: em.toISOString(),
    pedidoPor: row.pedido_por.nome,
    aprovadoPor: row.aprovado_por?.nome ?? null,
    finalidade: row.finalidade,
    scpc: fatos.scpc.cabecalho,
    arquivos,
    faltas: listFaltas(),
  });
  let written: { manifesto: ManifestoKit; manifestoHash: string } | undefined;
  return {
    add(
      { nome, descricao, countLinhas }: EntradaKit,
      { bytes, sha256 }: { bytes: number; sha256: string },
    ): void {
      arquivos.push({ nome, bytes, sha256, linhas: countLinhas ? countLinhas() : null, descricao });
    },
    toLeiaMe: (): EntradaKit => toTexto(kitText.nomeLeiaMe, kitText.leiaMe, kitText.escreverLeiaMe(build())),
    toManifesto(): Buffer {
      const manifesto = build();
      const bytes = Buffer.from(`${JSON.stringify(manifesto, null, 2)}\n`);
      written = { manifesto, manifestoHash: createHash('sha256').update(bytes).digest('hex') };
      return bytes;
    },
    end() {
      if (!written) throw new Error('the manifest of a kit was not written');
      return written;
    },
  };
}
