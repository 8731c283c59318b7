import { groupLinhas, joinVizinhos } from '@trevo/leitura/linhas';
import type { TextoLido } from '@trevo/leitura/leitura';
import type { Lido } from '@trevo/leitura/ler-textos';
import { loadCodigos, type LerCodigos } from './codigo.ts';
import { detectTextos } from './deteccao.ts';
import { decodeFoto } from './foto.ts';
import { loadMotor, type Motor } from './motor.ts';
import { createReconhecimento } from './reconhecimento.ts';

/** Gap in line heights up to which two words are recognized together. */
const folga = 1;

/** Reads codes and texts of a photo; the fields are read from them by `@trevo/leitura`. */
export type LerFoto = (bytes: Buffer) => Promise<Lido>;

/** Loads networks and code decoder from the folder of the optional packages. */
export async function createLeitor(folder: string): Promise<LerFoto> {
  const [motor, lerCodigos] = await Promise.all([loadMotor(folder), loadCodigos(folder)]);
  return (bytes) => lerFoto(bytes, motor, lerCodigos);
}

async function lerFoto(bytes: Buffer, motor: Motor, lerCodigos: LerCodigos): Promise<Lido> {
  const foto = await decodeFoto(bytes);
  const codigos = await lerCodigos(foto);
  const reconhecer = createReconhecimento(motor.reconhecimento, motor.alfabeto);
  const lugares = await detectTextos(motor.deteccao, foto);
  const textos: TextoLido[] = [];
  for (const linha of groupLinhas(lugares))
    for (const lugar of joinVizinhos(
      linha.flatMap((at) => lugares[at] ?? []),
      folga,
    ))
      textos.push({ lugar, ...(await reconhecer(foto, lugar)) });
  return { textos, codigos, ...foto.semMargem };
}
