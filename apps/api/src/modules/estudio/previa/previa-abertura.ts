import { randomBytes } from 'node:crypto';
import type { PreviaMomento } from '@trevo/contract/estudio/estudio.calls';
import type { Clock } from '../../../kernel/clock.ts';
import { DomainError, refuse } from '../../../kernel/domain-error.ts';
import type { ArquivoPronto } from '../ensaio-arquivo.ts';
import type { EnsaioDatabases } from '../palco.ts';
import type { createPreviaExibicao } from './previa-exibicao.ts';
import { toAgoraPrevia, toPublicacaoPrevia } from './previa-momento.ts';
import type { PreviaRow, PreviaStore } from './previa.store.ts';

/** Starts and changes previews: their databases, files and rows. */
export function createPreviaAbertura({
  clock,
  store,
  databases,
  exibicao,
}: {
  readonly clock: Clock;
  readonly store: PreviaStore;
  readonly databases: EnsaioDatabases;
  readonly exibicao: ReturnType<typeof createPreviaExibicao>;
}) {
  const now = () => new Date();

  const end = async (banco: string): Promise<void> => {
    await exibicao.close(banco);
    await databases.drop(banco);
  };

  /** Builds a preview of a file that starts with a new database, at a new address. */
  const build = (
    previa: Pick<PreviaRow, 'previa_id' | 'promotora_id'>,
    { arquivo, texto }: ArquivoPronto,
    momento: PreviaMomento,
  ): PreviaRow => ({
    ...previa,
    // 26 letters and digits; a label has at most 63.
    token: BigInt(`0x${randomBytes(16).toString('hex')}`).toString(36),
    banco: databases.toName('previa'),
    segredo: randomBytes(32).toString('hex'),
    host: arquivo.hosts[0]!,
    momento,
    publicada_em: toPublicacaoPrevia(arquivo.campanha),
    avanco_milissegundos: toAgoraPrevia(arquivo.campanha, momento, clock.now()).getTime() - Date.now(),
    texto,
    versao: 0,
    pessoas: [],
  });

  /** Creates the database, shows it and stores the preview as ready. Leaves nothing behind when it fails. */
  const start = async (row: PreviaRow, pronto: ArquivoPronto, versao: number): Promise<PreviaRow> => {
    try {
      await databases.create(row.banco);
      const pessoas = await exibicao.debut(row, pronto);
      const ready = { ...row, versao, pessoas };
      if (!(await store.update(ready, now()))) throw refuse('previa.encerrada');
      return ready;
    } catch (error) {
      await end(row.banco);
      throw error;
    }
  };

  /** Publishes a file in the shown preview; false where the publication refuses it. */
  const tryReplace = async (row: PreviaRow, pronto: ArquivoPronto, versao: number): Promise<boolean> => {
    try {
      return await exibicao.replace(row, pronto, versao);
    } catch (error) {
      // -- swallowed: the preview is started again with the file
      if (error instanceof DomainError && error.code !== 'servidor.ocupado') return false;
      throw error;
    }
  };

  /** Shows a file in an open preview; starts it again where the new file may not replace the one before. */
  const change = async (
    row: PreviaRow,
    pronto: ArquivoPronto,
    momento: PreviaMomento,
  ): Promise<PreviaRow> => {
    const versao = row.versao + 1;
    const isSame = momento === row.momento && pronto.arquivo.hosts[0] === row.host;
    if (isSame && (await tryReplace(row, pronto, versao))) {
      const changed = { ...row, texto: pronto.texto, versao };
      if (!(await store.update(changed, now()))) throw refuse('previa.encerrada');
      return changed;
    }
    const started = await start(build(row, pronto, momento), pronto, versao);
    await end(row.banco);
    return started;
  };

  return { build, start, change, end };
}
