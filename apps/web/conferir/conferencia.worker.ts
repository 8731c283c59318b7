import { hashCanonico, verifyCapsula } from '@trevo/rules/sorte/sorteio/capsula-sorteio';
import { readCapsula } from '@trevo/rules/sorte/sorteio/leitura-capsula';
import { readProva } from '@trevo/rules/sorte/numeros/leitura-prova';
import { unpackMapa } from '@trevo/rules/sorte/numeros/mapa-lugares';
import { type ProvaNumeros, verifyProva } from '@trevo/rules/sorte/numeros/prova-numeros';
import { numerosPorSerie } from '@trevo/rules/sorte/numeros/serie-numeros';
import { sha256 } from '../src/platform/browser/web-crypto.ts';
import type { Andamento } from './conferencia-andamento.ts';

const tell = (andamento: Andamento): void => self.postMessage(andamento);

/** Verifies the numbers of a proof. */
async function verifyNumeros(prova: ProvaNumeros): Promise<void> {
  const manifestoHash = await hashCanonico(prova.manifesto, sha256);
  const isProvada = !(await verifyProva(prova, { manifestoHash }, sha256)).includes('numeros');
  tell({ estado: 'prova', conferida: { prova, manifestoHash, isProvada } });
}

/** Verifies a capsule, telling each finished check, or a proof. */
async function verify(texto: string): Promise<void> {
  const prova = readProva(texto);
  if (prova) return verifyNumeros(prova);
  const capsula = readCapsula(texto);
  if (!capsula) return tell({ estado: 'ilegivel' });
  const manifestoHash = await hashCanonico(capsula.manifesto, sha256);
  const falhas = await verifyCapsula(capsula, manifestoHash, sha256, (feita) =>
    tell({ estado: 'lendo', feita }),
  );
  const mapa = falhas.includes('mapa')
    ? undefined
    : await unpackMapa(capsula.mapa, capsula.manifesto.series * numerosPorSerie);
  tell({ estado: 'pronta', conferida: { capsula, manifestoHash, falhas, mapa } });
}

self.addEventListener('message', ({ data: texto }: MessageEvent<string>) => {
  verify(texto).catch(() => tell({ estado: 'falhou' }));
});
