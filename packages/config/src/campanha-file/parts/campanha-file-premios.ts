import { isEmail } from '@trevo/rules/pessoa/email';
import * as v from 'valibot';
import { regraSorteioSchema } from './campanha-file-sorteio.ts';
import { count, dia, filled, identificacao, uri } from './campanha-file-parts.ts';
import { joinErro } from '../../configuracao/textos/erro-words.ts';

const destaqueDescricao =
  'O prêmio que a entrada e o convite mostram primeiro; sem isto, o do próximo sorteio, ou o primeiro da lista.';

/** Pick-up of an instant prize: a fixed last day, or a number of days after the win. */
const retiradaSchema = v.pipe(
  v.strictObject({
    como: filled('O que o ganhador faz para receber.'),
    ate: v.optional(dia('Último dia para receber o prêmio, o mesmo para todos.')),
    dias: v.optional(
      v.pipe(
        count(1, 3_650, 'dias'),
        v.description('Dias para receber o prêmio, contados daquele em que a pessoa ganhou.'),
      ),
    ),
  }),
  v.description('Como e até quando o ganhador recebe o prêmio, no voucher dele.'),
);

export const premiosSchema = v.pipe(
  v.strictObject({
    agenda: v.pipe(
      v.picklist(['contador', 'horario']),
      v.description('Como as unidades são marcadas de antemão: pela contagem das cartelas ou por horários.'),
    ),
    cartelas: v.optional(
      v.pipe(
        count(1, 100_000_000, 'cartelas'),
        v.description('Cartelas previstas; os prêmios se espalham por elas.'),
      ),
    ),
    testemunhas: v.optional(
      v.pipe(
        v.array(
          v.pipe(
            v.string(),
            v.check(
              isEmail,
              joinErro('isto não é um e-mail', 'use um endereço como "auditoria@exemplo.com.br"'),
            ),
            v.description('E-mail que recebe o elo de cada dia do registro de aberturas.'),
          ),
        ),
        v.maxLength(10, joinErro('há testemunhas demais', 'use até 10 e-mails')),
        v.description('Quem guarda, fora daqui, a prova de cada dia: auditoria, instituto, imprensa.'),
      ),
    ),
    itens: v.pipe(
      v.array(
        v.strictObject({
          id: identificacao('Identificação do prêmio, única na campanha.'),
          nome: filled('Nome do prêmio.'),
          quantidade: count(1, 10_000_000, 'unidades'),
          imagem: v.optional(uri('Imagem do prêmio.')),
          destaque: v.optional(v.pipe(v.boolean(), v.description(destaqueDescricao))),
          entrega: v.optional(
            v.pipe(
              v.picklist(['promotora', 'picpay']),
              v.description('Quem entrega: a promotora, ou o PicPay quando "picpay.entregaPremioAtiva".'),
            ),
            'promotora',
          ),
          instrucoes: v.optional(
            filled('O que o ganhador faz para receber, onde não há prazo; com prazo, use "retirada".'),
          ),
          retirada: v.optional(retiradaSchema),
          valorCentavos: v.optional(
            v.pipe(
              count(1, 100_000_000, 'centavos'),
              v.description('Centavos do prêmio; obrigatório na entrega pelo PicPay.'),
            ),
          ),
        }),
      ),
      v.minLength(1, joinErro('a lista está vazia', 'diga ao menos um prêmio ou apague "premios"')),
    ),
  }),
  v.description('Prêmios instantâneos, com quantidade fixa.'),
);

export const codigosSchema = v.pipe(
  v.strictObject({
    numeros: v.pipe(count(0, 1000, 'números'), v.description('Números da sorte de cada código.')),
    raspadinhas: v.optional(
      v.pipe(count(0, 100, 'raspadinhas'), v.description('Raspadinhas ou giros de cada código.')),
      0,
    ),
  }),
  v.description('Códigos de cupom impressos em lotes; sem isto a campanha não os usa.'),
);

const nomes = (description: string) => v.optional(v.pipe(v.array(filled(description)), v.maxLength(200)), []);

export const compraSchema = v.pipe(
  v.strictObject({
    produtos: nomes('Produto participante que a pessoa escolhe ao lançar a compra.'),
    formasPagamento: nomes('Forma de pagamento que a pessoa escolhe ao lançar a compra.'),
    fotoObrigatoria: v.optional(v.pipe(v.boolean(), v.description('Pede a foto do comprovante.')), true),
    quantidadeMaxima: v.optional(
      v.pipe(count(1, 10_000, 'produtos'), v.description('Maior quantidade de uma compra.')),
      100,
    ),
  }),
  v.description('O que se pede de uma compra sem chave de acesso.'),
);

/** São Paulo local time, `HH:MM` or `HH:MM:SS`. */
const hora = (description: string) =>
  v.pipe(
    v.string(),
    v.regex(
      /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/,
      joinErro('esta hora não existe', 'use hh:mm entre aspas, como "19:00"'),
    ),
    v.metadata({ description, examples: ['19:00'] }),
  );

export const sorteiosSchema = v.pipe(
  v.array(
    v.strictObject({
      data: dia('Dia da extração da Loteria Federal.'),
      hora: v.optional(
        hora(
          'Hora da extração, no horário de Brasília. Sem ela, o que é concedido no dia da extração já não entra.',
        ),
      ),
      nome: filled('Nome do sorteio, como "1º sorteio".'),
      premio: filled('O que se ganha.'),
      imagem: v.optional(
        uri('Imagem do prêmio, deitada (16 por 9) e com 1.280 pontos ou mais de largura, ou SVG.'),
      ),
      destaque: v.optional(v.pipe(v.boolean(), v.description(destaqueDescricao))),
      numerosAte: dia('Último dia de registro das notas cujos números entram neste sorteio.'),
      regra: v.optional(regraSorteioSchema),
      retirada: v.optional(
        v.pipe(
          v.strictObject({
            como: filled('O que o ganhador faz para receber, ou o que ele espera.'),
            ate: v.optional(dia('Último dia para pedir o prêmio: 180 dias depois da extração, ou mais.')),
          }),
          v.description(
            'Como o ganhador recebe o prêmio, na tela dele. Sem isto, o aplicativo pede que ele confira o celular e o e-mail do cadastro.',
          ),
        ),
      ),
    }),
  ),
  v.maxLength(100, joinErro('a lista é longa demais', 'use até 100 sorteios')),
  v.description('Sorteios da campanha; um número entra em todos os que vêm depois dele.'),
);
