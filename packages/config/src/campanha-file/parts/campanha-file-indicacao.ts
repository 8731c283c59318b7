import * as v from 'valibot';
import { premioSchema } from './campanha-file-conta.ts';
import { count } from './campanha-file-parts.ts';
import { joinErro } from '../../configuracao/textos/erro-words.ts';

const premio = (description: string) =>
  v.optional(v.pipe(premioSchema('o prêmio da indicação não serve'), v.description(description)));

export const indicacaoSchema = v.pipe(
  v.strictObject({
    premio: premio('O que ganha quem convidou.'),
    premioIndicado: premio('O que ganha quem veio pelo convite.'),
    liberaEmDias: v.optional(
      v.pipe(
        count(0, 365, 'dias'),
        v.description('Dias de espera até os dois poderem usar; sem isto, na hora.'),
      ),
      0,
    ),
    maximoPorMes: v.pipe(
      count(1, 1_000, 'prêmios'),
      v.description(
        'Quantos convites premiam a mesma pessoa em cada mês; além disso só quem veio pelo convite ganha.',
      ),
    ),
  }),
  v.check(
    ({ premio: deQuemConvida, premioIndicado }) =>
      deQuemConvida !== undefined || premioIndicado !== undefined,
    joinErro('a indicação não premia ninguém', 'acrescente "premio", "premioIndicado" ou os dois'),
  ),
  v.description(
    'Prêmio por trazer amigos, dado quando a primeira nota do amigo é aceita. Quem se cadastrou por um convite antes desta seção não conta; o que se muda aqui vale para os próximos prêmios, e quem já ganhou fica com o que ganhou.',
  ),
);
