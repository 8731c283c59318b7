import type { CampanhaArquivo } from '../campanha-file/campanha-file.ts';
import { configuracaoPadrao } from './configuracao-keys.ts';
import { isCashbackEnabled, isContaCorrenteEnabled, isCupomEnabled } from './configuracao-questions.ts';
import type { Contradiction } from '../contradictions/contradiction.ts';
import { joinErro } from './textos/erro-words.ts';
import { isTelaComFundo } from './telas.ts';
import { isTextoId } from './textos/texto-ids.ts';

/** Rewards that receipts earn but no screen shows, because their area is switched off. */
export function* findEscondidos({
  configuracao,
  ganho,
  recompensas,
}: CampanhaArquivo): Generator<Contradiction> {
  const complete = { ...configuracaoPadrao, ...configuracao };
  const earnsNumeros = !('numeros' in ganho) || ganho.numeros > 0;
  const hidden: [boolean, (string | number)[], string, string][] = [
    [earnsNumeros && !isCupomEnabled(complete), ['ganho'], 'números da sorte', 'cupom.ativo'],
    [
      recompensas.pontos !== undefined && !isContaCorrenteEnabled(complete),
      ['recompensas', 'pontos'],
      'pontos',
      'contaCorrente.ativo',
    ],
    [
      recompensas.cashback !== undefined && !isCashbackEnabled(complete),
      ['recompensas', 'cashback'],
      'cashback',
      'cashback.ativo',
    ],
  ];
  for (const [isHidden, caminho, nome, chave] of hidden) {
    if (!isHidden) continue;
    const message = joinErro(
      `as notas rendem ${nome}, e ninguém veria o ganho: a área está desligada`,
      `ligue "${chave}"`,
    );
    yield { caminho, message };
  }
}

/** Unknown ids of texts and screens, most likely misspelt. */
export function* findIdsDesconhecidos({ configuracao }: CampanhaArquivo): Generator<Contradiction> {
  const known: [keyof typeof configuracao, (id: string) => boolean, string][] = [
    ['textos.sobrescritas', isTextoId, 'texto'],
    ['tema.fundos', isTelaComFundo, 'tela'],
  ];
  for (const [chave, isKnown, nome] of known)
    for (const id of Object.keys(configuracao[chave] ?? {})) {
      if (isKnown(id)) continue;
      const message = joinErro(`não existe ${nome} "${id}", e isto não teria efeito`, 'corrija o nome');
      yield { caminho: ['configuracao', chave, id], message };
    }
}
