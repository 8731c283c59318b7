import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { callApi } from '../../../platform/api/call-api.ts';
import { saveFile } from '../../../platform/browser/files/save-file.ts';
import type { CampanhaWire } from '../../campanha/public.ts';
import { cupomText } from '../cupom.text.ts';
import type { Sorteio } from './use-sorteios.ts';

type Parte = RetornoOf<Calls['cupom.prova']>;

/** Loads all parts of the proof of the consumidor's own numbers and saves them as one file. Throws ApiError. */
export async function saveProva(
  { ano, identificacao }: CampanhaWire,
  { data: dia, nome }: Sorteio,
): Promise<void> {
  const params = { ano, identificacao, date: dia };
  const load = async (query: { desde?: string }) => (await callApi('cupom.prova', { params, query })).retorno;
  const partes: Parte[] = [await load({})];
  for (let last = partes[0]!; last.proximo !== null; last = partes.at(-1)!)
    partes.push(await load({ desde: String(last.proximo) }));
  const { versao, manifesto, sal } = partes[0]!;
  const prova = {
    versao,
    manifesto,
    sal,
    compromisso: partes.find(({ compromisso }) => compromisso !== null)?.compromisso ?? null,
    numeros: partes.flatMap(({ numeros }) => numeros),
    fora: partes.flatMap(({ fora }) => fora),
  };
  const file = new Blob([JSON.stringify(prova)], { type: 'application/json' });
  await saveFile(file, {
    nome: `prova-${identificacao.toLowerCase()}-${dia}.json`,
    titulo: cupomText.prova.titulo(nome),
  });
}
