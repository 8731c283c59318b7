import * as v from 'valibot';
import { joinErro } from '../../configuracao/textos/erro-words.ts';

/** Reserved words of Java: a package with one of them as a segment does not compile. */
const palavrasJava =
  'abstract assert boolean break byte case catch char class const continue default do double else enum extends false final finally float for goto if implements import instanceof int interface long native new null package private protected public return short static strictfp super switch synchronized this throw throws transient true try void volatile while'.split(
    ' ',
  );

const pacote = v.pipe(
  v.string(),
  v.regex(
    /^(?=.{3,100}$)[a-z][a-z0-9]*(?:\.[a-z][a-z0-9]*)+$/,
    joinErro(
      'o nome do pacote não serve',
      'use partes com letras minúsculas e números, cada uma começando por letra, separadas por pontos, como br.com.exemplo.promo',
    ),
  ),
  v.check(
    (nome) => !nome.split('.').some((parte) => palavrasJava.includes(parte)),
    joinErro(
      'uma parte do pacote é uma palavra reservada do Android',
      'troque essa parte, como "new" por "novo", ou "default" por "padrao"',
    ),
  ),
  v.description(
    'Nome do pacote nas lojas, o mesmo no Android e no iPhone. Não muda depois de publicado: é por ele que a loja e o aparelho conhecem o aplicativo.',
  ),
);

const imagem = (description: string) =>
  v.pipe(
    v.string(),
    v.regex(
      /^\/marcas\/[\w-]{1,100}\.(svg|png|jpg|webp)$/,
      joinErro('a imagem não serve', 'use uma da pasta "marcas", como /marcas/simbolo.svg'),
    ),
    v.description(description),
  );

/** The installed app of a campaign's promoter: data required by app stores and operating systems. */
export const aplicativoSchema = v.pipe(
  v.strictObject({
    pacote,
    nome: v.pipe(
      v.string(),
      v.regex(/\S/, joinErro('o texto está vazio', 'escreva o texto')),
      v.maxLength(30, joinErro('o nome é longo demais para as lojas', 'use até 30 letras')),
      v.description(
        'Nome nas lojas, com até 30 letras. Embaixo do ícone vale textos.tituloCurto, ou as primeiras palavras que cabem em 12 letras.',
      ),
    ),
    icone: v.optional(
      imagem('Desenho inteiro do ícone, quadrado, com 512 pontos ou mais; sem ele, o de tema.icone.'),
    ),
    simbolo: v.optional(
      imagem(
        'O desenho do ícone sem o fundo, para os telefones que o recortam, para o aviso e para a abertura; sem ele, o ícone inteiro, menor.',
      ),
    ),
    corFundo: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^#[0-9a-fA-F]{6}$/, joinErro('a cor não serve', 'use uma como "#355da1", entre aspas')),
        v.description('Cor atrás do símbolo e da abertura; sem ela, tema.corPrimaria.'),
      ),
    ),
    assinaturasAndroid: v.optional(
      v.pipe(
        v.array(
          v.pipe(
            v.string(),
            v.regex(
              /^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/,
              joinErro(
                'a impressão digital não serve',
                'copie a SHA-256 da Play Console, em Integridade do app: 32 pares como A1, com dois-pontos',
              ),
            ),
          ),
        ),
        v.maxLength(10, joinErro('a lista é longa demais', 'use até 10 impressões digitais')),
        v.description(
          'Impressões digitais SHA-256 das chaves que assinam o aplicativo; com elas os links do host abrem no aplicativo, sem perguntar.',
        ),
      ),
      [],
    ),
    equipeApple: v.optional(
      v.pipe(
        v.string(),
        v.regex(
          /^[A-Z0-9]{10}$/,
          joinErro('a equipe não serve', 'copie o "Team ID" de developer.apple.com: 10 letras e números'),
        ),
        v.description('Equipe na Apple ("Team ID"); com ela os links do host abrem no aplicativo.'),
      ),
    ),
  }),
  v.description('O aplicativo instalado, feito com "npm run app".'),
);

/** The installed app as configured in the file. */
export type Aplicativo = v.InferOutput<typeof aplicativoSchema>;
