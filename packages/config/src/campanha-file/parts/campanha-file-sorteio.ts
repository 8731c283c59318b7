import { algarismosDaExtracao, type RegraSorteio, sentidos } from '@trevo/rules/sorte/sorteio/regra-sorteio';
import * as v from 'valibot';
import { joinErro } from '../../configuracao/textos/erro-words.ts';
import { count, filled } from './campanha-file-parts.ts';

const algarismo = v.picklist(algarismosDaExtracao);
const numeroDigitos = v.pipe(
  v.array(algarismo),
  v.length(5, joinErro('o número tem cinco algarismos', 'diga os cinco, do primeiro ao último')),
  v.description('Os cinco algarismos do número sorteado, do primeiro ao último.'),
);
const serieDigitos = v.pipe(
  v.array(algarismo),
  v.maxLength(3, joinErro('a série tem até três algarismos', 'use até três')),
  v.description('Os algarismos da série sorteada, do primeiro ao último; nenhum com uma série só.'),
);

const aproximacaoSchema = v.pipe(
  v.strictObject({
    sentido: v.pipe(
      v.picklist(sentidos),
      v.description(
        'Para que lado se procura o número que participa mais perto do sorteado. "superiorDepoisInferior" só procura abaixo quando não há nenhum acima; "alternadoSuperior" olha um acima, um abaixo, dois acima, dois abaixo.',
      ),
    ),
    volta: v.pipe(v.boolean(), v.description('Depois do último número vem o primeiro.')),
    alcance: v.pipe(
      v.picklist(['todas', 'serie']),
      v.description('As séries como uma fila só, ou primeiro só a série sorteada.'),
    ),
    outraSerie: v.optional(
      v.pipe(
        v.picklist(['superior', 'inferior']),
        v.description('A série que vale quando a sorteada não tem número que participa.'),
      ),
    ),
    inicioNaOutraSerie: v.optional(
      v.pipe(
        v.picklist(['mesmoNumero', 'extremo']),
        v.description('Por onde começa a procura na outra série: o número sorteado, ou o extremo dela.'),
      ),
    ),
  }),
  v.description('O que vale quando o número sorteado não participa.'),
);

const exemploSchema = v.pipe(
  v.strictObject({
    extracao: v.pipe(
      v.array(
        v.pipe(
          v.string(),
          v.regex(/^\d{5}$/, joinErro('o prêmio tem cinco algarismos', 'use-os entre aspas')),
        ),
      ),
      v.length(5, joinErro('a extração tem cinco prêmios', 'diga os cinco, do 1º ao 5º')),
      v.description('Os cinco prêmios da extração, do 1º ao 5º.'),
    ),
    distribuidos: v.pipe(
      v.array(lugar('Número que participa, como "03 57698".')),
      v.minLength(1),
      v.maxLength(200),
    ),
    premiados: v.array(lugar('Número que ganha, na ordem dos prêmios.')),
  }),
  v.description('Exemplo resolvido do regulamento; a publicação o recalcula.'),
);

function lugar(description: string) {
  return v.pipe(
    v.string(),
    v.regex(
      /^\d{2,3} \d{5}$/,
      joinErro('o número não serve', 'use a série e o número, como "03 57698", entre aspas'),
    ),
    v.description(description),
  );
}

/** The rule of a draw. Its fields are those of `RegraSorteio`. */
export const regraSorteioSchema = v.pipe(
  v.strictObject({
    serie: v.optional(serieDigitos, []),
    numero: numeroDigitos,
    serieInexistente: v.optional(
      v.pipe(
        v.picklist(['resto', 'ultima', 'primeira']),
        v.description(
          'A série que vale quando os algarismos dão uma que a campanha não tem: o resto da divisão pelo total de séries, a última ou a primeira.',
        ),
      ),
    ),
    aproximacao: aproximacaoSchema,
    proximo: v.optional(
      v.pipe(
        v.picklist(['sequencia', 'anterior']),
        v.description('De onde se conta o próximo ganhador: da mesma procura, ou do ganhador anterior.'),
      ),
    ),
    premios: v.optional(
      v.pipe(
        v.array(
          v.strictObject({
            nome: filled('O que se ganha.'),
            quantidade: v.pipe(
              count(1, 1_000, 'prêmios'),
              v.description('Quantos números ganham este prêmio.'),
            ),
            serie: v.optional(serieDigitos),
            numero: v.optional(numeroDigitos),
          }),
        ),
        v.minLength(1),
        v.maxLength(100),
        v.description(
          'Os prêmios, na ordem em que são apurados; sem isto, um número ganha o prêmio do sorteio. Com algarismos próprios o prêmio tem um número sorteado próprio; sem eles, continua do anterior.',
        ),
      ),
    ),
    suplentes: v.optional(v.pipe(count(0, 100, 'suplentes'), v.description('Suplentes de cada prêmio.')), 0),
    umPorPessoa: v.pipe(
      v.picklist(['sorteio', 'campanha', 'semLimite']),
      v.description('Se uma pessoa ganha uma vez só neste sorteio, uma vez só na campanha, ou sem limite.'),
    ),
    exemplos: v.pipe(
      v.array(exemploSchema),
      v.minLength(1, joinErro('falta um exemplo', 'copie o do regulamento, com o número que ganha')),
      v.maxLength(20),
      v.description('Exemplos resolvidos; a publicação é recusada quando a regra dá outro ganhador.'),
    ),
  }),
  v.description('A regra do sorteio, como o regulamento a escreve.'),
);

/** A rule as the file has it. */
export type RegraSorteioArquivo = v.InferOutput<typeof regraSorteioSchema>;

/** Returns the rule that computes a draw; without prizes of its own, one number wins the prize of the draw. */
export const toRegraSorteio = (
  { exemplos: _, premios, ...regra }: RegraSorteioArquivo,
  premio: string,
): RegraSorteio => ({ ...regra, premios: premios ?? [{ nome: premio, quantidade: 1 }] });
