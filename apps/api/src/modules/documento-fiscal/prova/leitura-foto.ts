import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { ItemLido, Leitura } from '../../../adapters/leitor-foto/leitor-foto.port.ts';
import type { FatosNota } from '@trevo/rules/documento-fiscal/fonte-valor';
import { type ItemNota, sumUnidades, toItemNota } from '@trevo/rules/documento-fiscal/item-nota';
import type { LeituraFoto } from './leitura-foto.store.ts';
import { type FatoDito, toDito } from './prova.ts';

export type LeituraFotoWire = RetornoOf<Calls['documentoFiscal.leitura']>;

/**
 * Builds the source `foto` of a photo that waits for the reader; undefined where the campaign does not read photos.
 *
 * @param sorteio random number in [0, 1), which selects the share that a person checks
 */
export function toFotoPedida(
  { documentos }: Pick<CampanhaArquivo, 'documentos'>,
  sorteio: number,
): FatoDito | undefined {
  const regra = documentos.valor.find(({ fonte }) => fonte === 'foto');
  if (regra?.fonte !== 'foto') return undefined;
  const conferir = sorteio * 100 < regra.conferePorCento;
  return {
    fonte: 'foto',
    situacao: 'procurando',
    fatos: null,
    tarde: false,
    divergente: false,
    conferir,
  };
}

/** Converts a line of a photo to a line of a receipt. */
const toItem = ({ gtin, codigo, descricao, milesimos, unidade, centavos }: ItemLido): ItemNota =>
  toItemNota(
    { nome: descricao, gtin: gtin ?? '', codigo: codigo ?? '', unidade },
    { quantidade: milesimos / 1000, centavos },
  );

/**
 * Converts a reading to facts of the source `foto`: only one whose values prove each other, and that has the key of
 * the receipt. Any other one is no answer.
 *
 * @param chaveAcesso key of the receipt
 */
export function toDitoFoto(leitura: Leitura | null, chaveAcesso: string | null): FatoDito {
  const isProved =
    leitura?.situacao === 'acreditada' && chaveAcesso !== null && leitura.chaveAcesso === chaveAcesso;
  return isProved
    ? toDito('foto', toFatos(leitura))
    : { ...toDito('foto', semFatos), situacao: 'semResposta', fatos: null };
}

const semFatos: FatosNota = {
  emitente: null,
  emitidoEm: null,
  valorCentavos: null,
  quantidade: null,
  itens: null,
  cancelada: false,
};

function toFatos({ emitente, emitidoEm, valorCentavos, itens }: Leitura): FatosNota {
  const lines = itens?.map(toItem);
  return {
    ...semFatos,
    emitente: emitente ?? null,
    emitidoEm: emitidoEm?.slice(0, 10) ?? null,
    valorCentavos: valorCentavos ?? null,
    quantidade: lines ? sumUnidades(lines) : null,
    itens: lines ?? null,
  };
}

/** Maps a reading to its wire format. */
export function toLeituraWire({ lidaEm, leitura }: LeituraFoto): LeituraFotoWire {
  return {
    situacao: lidaEm === null ? 'lendo' : (leitura?.situacao ?? 'ilegivel'),
    campos:
      leitura?.campos.map(({ nome, valor, caixa }) => ({
        nome,
        valor,
        caixa: caixa.map(([x, y]) => [x, y]),
      })) ?? [],
    chaveAcesso: leitura?.chaveAcesso ?? null,
    emitente: leitura?.emitente ?? null,
    emitidoEm: leitura?.emitidoEm?.slice(0, 10) ?? null,
    valorCentavos: leitura?.valorCentavos ?? null,
    itens:
      leitura?.itens?.map((item) => {
        const { nome, quantidade, unidade, centavos } = toItem(item);
        return { nome, quantidade, unidade, centavos };
      }) ?? null,
  };
}
