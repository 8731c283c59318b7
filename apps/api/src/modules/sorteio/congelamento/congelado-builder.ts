import { isCpfRestrito } from '@trevo/rules/pessoa/cpf';
import { getRaiz, hashTexto } from '@trevo/rules/sorte/numeros/arvore-merkle';
import { type Excluido, hashCanonico, type Manifesto } from '@trevo/rules/sorte/sorteio/capsula-sorteio';
import { createIndiceMapa, packMapa } from '@trevo/rules/sorte/numeros/mapa-lugares';
import type { MotivoExclusao } from '@trevo/rules/sorte/sorteio/motivo-sorteio';
import type { RegraSorteio } from '@trevo/rules/sorte/sorteio/regra-sorteio';
import type { Ator } from '../../../kernel/auth/ator.ts';
import { verifiesCpf, type CampanhaPublicada } from '../../campanha/public.ts';
import type { Congelado, Congelando, TitularDistribuido } from './congelado.store.ts';
import {
  buildAcima,
  buildGalho,
  createHashTitular,
  sha256,
  titularesPorGalho,
  toHex,
  toNos,
} from './galho-titulares.ts';
import { createTitulares, type Titulares } from './titulares-memoria.ts';

export interface PedidoCongelado {
  readonly publicada: CampanhaPublicada;
  readonly sorteio: { readonly data: string; readonly nome: string };
  readonly regra: RegraSorteio;
  readonly congeladoEm: Date;
  readonly ator: Ator;
  readonly congelando: Congelando;
  readonly chaveSais: Uint8Array;
}

/** Reads the people of a draw once, then computes map, exclusions and Merkle root in the order of the places. */
export async function buildCongelado(pedido: PedidoCongelado): Promise<Congelado> {
  const { publicada, sorteio, regra, congeladoEm, ator, congelando } = pedido;
  const { series } = publicada.arquivo.numeros;
  const { titulares, excluidos, premiadosAntes } = await readTitulares(pedido);
  const mapa = titulares.toMapa();
  const galhos = await addGalhos(congelando, titulares, mapa);
  const manifesto: Manifesto = {
    versao: 2,
    campanha: { ano: publicada.campanha.ano, identificacao: publicada.campanha.identificacao },
    sorteio: { data: sorteio.data, nome: sorteio.nome },
    congeladoEm: congeladoEm.toISOString(),
    arquivoHash: publicada.arquivoHash,
    regraHash: await hashCanonico(regra, sha256),
    series,
    porSerie: [...titulares.porSerie],
    mapaHash: Buffer.from(await sha256(mapa)).toString('hex'),
    excluidos: excluidos.length,
    excluidosHash: await hashCanonico(excluidos, sha256),
    premiadosAntes: premiadosAntes.length,
    premiadosAntesHash: await hashCanonico(premiadosAntes, sha256),
    raiz: galhos.length > 0 ? getRaiz(buildAcima(galhos)) : await hashTexto('', sha256),
    compromissoNumeros: publicada.compromissoNumeros,
    anterior: await congelando.findAnterior(),
  };
  return {
    congeladoEm,
    manifesto,
    manifestoHash: await hashCanonico(manifesto, sha256),
    regra,
    mapa: await packMapa(mapa),
    excluidos,
    premiadosAntes,
    galhos,
    numeros: titulares.count(),
    ator,
  };
}

/** Reads all people with a number: their commitments, exclusions, and the earlier winners. */
async function readTitulares({ publicada, sorteio, regra, congelando, chaveSais }: PedidoCongelado) {
  const titulares = createTitulares(publicada.arquivo.numeros.series);
  const findExclusao = await createFindExclusao(publicada, congelando);
  const hashTitular = createHashTitular(chaveSais);
  const excluidos: Excluido[] = [];
  const premiadosAntes: string[] = [];
  for await (const rows of congelando.titulares) {
    for (const row of rows) {
      const compromisso = hashTitular(sorteio.data, row);
      const lugares = titulares.add(compromisso, Buffer.from(row.lugares, 'base64'));
      const motivo = findExclusao(row);
      if (motivo) for (const lugar of lugares) excluidos.push([lugar, motivo]);
      // Only a rule for the whole campaign looks at earlier winners.
      if (row.isPremiadoAntes && regra.umPorPessoa === 'campanha') premiadosAntes.push(compromisso);
    }
  }
  excluidos.sort(([one], [other]) => one - other);
  return { titulares, excluidos, premiadosAntes: premiadosAntes.sort() };
}

/** Stores the commitments of all places, a subtree at a time; returns the roots of the subtrees. */
async function addGalhos(congelando: Congelando, titulares: Titulares, mapa: Uint8Array): Promise<string[]> {
  const indices = createIndiceMapa(mapa);
  const galhos: string[] = [];
  for (let indice = 0; indice < indices.total; indice += titularesPorGalho) {
    const lugares = indices.listDesde(indice, titularesPorGalho);
    const compromissos = titulares.readCompromissos(lugares);
    const niveis = buildGalho(lugares, compromissos);
    await congelando.addFolhas(galhos.length, compromissos, toNos(niveis));
    galhos.push(toHex(getRaiz(niveis)));
  }
  return galhos;
}

/** Returns a function that tells why a person's numbers do not take part. */
async function createFindExclusao(publicada: CampanhaPublicada, congelando: Congelando) {
  const restritos = new Set<string>();
  if (verifiesCpf(publicada))
    for (const [cpf, restricoes] of await congelando.listRestricoes())
      if (isCpfRestrito(restricoes)) restritos.add(cpf);
  return ({ isExcluida, isBloqueada, documento }: TitularDistribuido): MotivoExclusao | undefined => {
    if (isExcluida) return 'contaExcluida';
    if (restritos.has(documento)) return 'cpfRestrito';
    return isBloqueada ? 'bloqueado' : undefined;
  };
}
