import type { RegraGanho } from '@trevo/rules/ganho';
import type { CampanhaArquivo } from './campanha-file.ts';
import { configuracaoPadrao } from './configuracao-keys.ts';
import { getInstagramMultiplicador, getPicPayMultiplicador } from './configuracao-questions.ts';

/** The earning rule of a campaign, with the multipliers that its configuration announces on screen. */
export function toRegraGanho({ configuracao, ganho }: CampanhaArquivo): RegraGanho {
  const complete = { ...configuracaoPadrao, ...configuracao };
  const announced = {
    PICPAY: getPicPayMultiplicador(complete),
    INSTAGRAM: getInstagramMultiplicador(complete),
  };
  return { ...ganho, multiplicadores: { ...announced, ...ganho.multiplicadores } };
}
