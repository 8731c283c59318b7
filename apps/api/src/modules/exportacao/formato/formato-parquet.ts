import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import type { Celula, ColunaTipo, Linha, Planilha } from '../planilha.ts';

type SchemaElement = ConstructorParameters<typeof ParquetWriter>[0]['schema'][number];

/** Rows of a row group: they are encoded in one slice of the event loop, and are all that is kept in memory. */
const linhasPorGrupo = 5_000;
const dayMilliseconds = 86_400_000;

const tipos: Readonly<Record<ColunaTipo, Omit<SchemaElement, 'name'>>> = {
  texto: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  inteiro: { type: 'INT64' },
  centavos: { type: 'INT64', converted_type: 'DECIMAL', scale: 2, precision: 18 },
  quantidade: { type: 'INT64', converted_type: 'DECIMAL', scale: 3, precision: 18 },
  dia: { type: 'INT32', converted_type: 'DATE' },
  instante: { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' },
};

/** Writes Parquet, a row group after the other. The watermark is key-value metadata. */
export async function* writeParquet({ colunas, paginas, marca }: Planilha): AsyncGenerator<Uint8Array> {
  const bytes = new ByteWriter();
  const writer = new ParquetWriter({
    writer: bytes,
    schema: [
      { name: 'root', num_children: colunas.length },
      ...colunas.map(({ nome, tipo }) => ({
        name: nome,
        repetition_type: 'OPTIONAL' as const,
        ...tipos[tipo],
      })),
    ],
    kvMetadata: [{ key: 'marca', value: marca }],
    createdBy: 'Trevo',
  });
  const writeGrupo = (linhas: readonly Linha[]) =>
    writer.write({
      columnData: colunas.map(({ nome, tipo }, at) => ({
        name: nome,
        data: linhas.map((linha) => toValor(linha[at]!, tipo)),
        offsetIndex: false,
      })),
      rowGroupSize: linhas.length,
    });
  const take = (): Uint8Array => {
    const piece = bytes.getBytes().slice();
    bytes.index = 0;
    return piece;
  };
  let grupo: Linha[] = [];
  for await (const pagina of paginas) {
    grupo.push(...pagina);
    if (grupo.length < linhasPorGrupo) continue;
    await writeGrupo(grupo);
    grupo = [];
    yield take();
  }
  if (grupo.length > 0) await writeGrupo(grupo);
  await writer.finish();
  yield take();
}

function toValor(celula: Celula, tipo: ColunaTipo): string | number | bigint | Date | null {
  if (celula === null || celula instanceof Date) return celula;
  if (tipo === 'dia') return Date.parse(`${celula}T00:00:00Z`) / dayMilliseconds;
  if (tipo === 'quantidade') return BigInt(Math.round(Number(celula) * 1_000));
  return tipo === 'texto' ? String(celula) : BigInt(celula);
}
