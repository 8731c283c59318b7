import { createHmac, hash } from 'node:crypto';
import { computeApuracao } from '@trevo/rules/sorte/sorteio/apuracao-sorteio';
import { buildNiveis, getRaiz, listIrmaos } from '@trevo/rules/sorte/numeros/arvore-merkle';
import { type Capsula, hashCanonico } from '@trevo/rules/sorte/sorteio/capsula-sorteio';
import { encodeMapa, packMapa } from '@trevo/rules/sorte/numeros/mapa-lugares';
import type { RegraSorteio } from '@trevo/rules/sorte/sorteio/regra-sorteio';
import { numerosPorSerie } from '@trevo/rules/sorte/numeros/serie-numeros';
import { buildManifesto } from '@trevo/fixtures/manifesto-builder';
import {
  buildGalho,
  sha256,
  titularesPorGalho,
  toHex,
} from '../../apps/api/src/modules/sorteio/congelamento/galho-titulares.ts';

/** Ten prizes in sequence with ten alternates: as many looked-at places as a usual regulation has. */
const regra: RegraSorteio = {
  serie: ['1.dezena', '2.dezena'],
  numero: ['1.unidade', '2.unidade', '3.unidade', '4.unidade', '5.unidade'],
  aproximacao: { sentido: 'superior', volta: true, alcance: 'todas' },
  premios: [{ nome: 'Uma moto', quantidade: 10 }],
  suplentes: 10,
  umPorPessoa: 'sorteio',
};
const extracao = ['12305', '05437', '13526', '02329', '15458'];

/** Ten numbers per person. */
const toPessoa = (lugar: number): string => `pessoa ${lugar % 1_000_003}`;

/** Returns the commitment of a place's holder: a salt by HMAC, then a hash, as for a person seen for the first time. */
function toCompromisso(lugar: number): string {
  const pessoa = toPessoa(lugar);
  const sal = createHmac('sha256', 'secret of the bench').update(pessoa).digest('hex');
  return hash('sha256', `${sal} ${pessoa}\n`);
}

/** Returns the commitments of places, 32 bytes each. */
const toCompromissos = (lugares: readonly number[]): Buffer =>
  Buffer.from(lugares.map(toCompromisso).join(''), 'hex');

/** Returns the levels of a subtree, as a freeze builds them. */
export const buildGalhoDe = (lugares: readonly number[]): string[][] =>
  buildGalho(lugares, toCompromissos(lugares));

/** Computes a draw over places, none of which is excluded. */
export const apurar = (lugares: Uint32Array, series: number, excluidos: ReadonlyMap<number, string>) =>
  computeApuracao({
    regra,
    series,
    extracao,
    lugares,
    findExclusao: (lugar) => excluidos.get(lugar),
    findPessoa: toCompromisso,
  });

/** Builds a capsule from what a freeze stores: map, exclusions and the roots of the subtrees. */
export async function buildCapsulaGrande(
  lugares: Uint32Array,
  series: number,
  galhos: readonly string[],
  excluidos: readonly (readonly [number, string])[],
): Promise<{ capsula: Capsula; manifestoHash: string }> {
  const topo = await buildNiveis(galhos, sha256);
  const apuracao = apurar(lugares, series, new Map(excluidos));
  const manifesto = await buildManifesto({
    identificacao: 'BENCH',
    regra,
    series,
    lugares,
    excluidos,
    raiz: getRaiz(topo),
  });
  const capsula: Capsula = {
    versao: 1,
    manifesto,
    regra,
    mapa: await packMapa(encodeMapa(lugares, series * numerosPorSerie)),
    excluidos,
    extracao,
    desclassificados: [],
    premiadosAntes: [],
    titulares: apuracao.passos.map(({ lugar }) => {
      const indice = lugares.indexOf(lugar);
      const galho = Math.floor(indice / titularesPorGalho);
      const begin = galho * titularesPorGalho;
      const niveis = buildGalhoDe([...lugares.subarray(begin, begin + titularesPorGalho)]);
      const irmaos = [...listIrmaos(niveis, indice - begin).map(toHex), ...listIrmaos(topo, galho)];
      return { lugar, compromisso: toCompromisso(lugar), irmaos };
    }),
    apuracao,
  };
  return { capsula, manifestoHash: await hashCanonico(manifesto, sha256) };
}
