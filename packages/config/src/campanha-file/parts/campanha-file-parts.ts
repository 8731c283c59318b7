import { isCnpj } from '@trevo/rules/pessoa/cnpj';
import { isDia } from '@trevo/rules/tempo/sao-paulo';
import { isQuickSeries, isSeries, maximumSeries } from '@trevo/rules/sorte/numeros/serie-numeros';
import * as v from 'valibot';
import { joinErro } from '../../configuracao/textos/erro-words.ts';
import { isUri } from '../../configuracao/parse-valor.ts';
import { contasMesesPadrao } from '../retencao.ts';

export const count = (min: number, max: number, what: string) =>
  v.pipe(
    v.number(),
    v.integer(joinErro('o número não é inteiro', `use um número inteiro de ${min} a ${max} (${what})`)),
    v.minValue(min, joinErro('o número é pequeno demais', `use um número de ${min} a ${max} (${what})`)),
    v.maxValue(max, joinErro('o número é grande demais', `use um número de ${min} a ${max} (${what})`)),
  );

export const filled = (description: string) =>
  v.pipe(
    v.string(),
    v.regex(/\S/, joinErro('o texto está vazio', 'escreva o texto')),
    v.description(description),
  );

export const dia = (description: string) =>
  v.pipe(
    v.string(),
    v.check(isDia, joinErro('esta data não existe', 'use aaaa-mm-dd, como 2026-09-01')),
    v.metadata({ description, examples: ['2026-09-01'] }),
  );

export const uri = (description: string) =>
  v.pipe(
    v.string(),
    v.check(isUri, joinErro('o endereço não serve', 'use um endereço que comece com https:// ou com /')),
    v.description(description),
  );

export const identificacao = (description: string) =>
  v.pipe(
    v.string(),
    v.regex(
      /^[A-Za-z0-9_]{2,40}$/,
      joinErro('a identificação não serve', 'use de 2 a 40 letras sem acento, números ou _'),
    ),
    v.description(description),
  );

/** Retention periods of unused accounts. */
const retencaoSchema = v.pipe(
  v.strictObject({
    contasMeses: v.pipe(
      v.optional(count(6, 240, 'meses que uma conta sem uso é guardada'), contasMesesPadrao),
      v.description(
        `Meses depois do último uso da conta, ou do fim da última campanha em que ela participou se for depois, até o programa apagar os dados da pessoa; ${contasMesesPadrao} sem esta chave. Entre as campanhas de uma promotora vale o maior.`,
      ),
    ),
  }),
  v.description('Por quanto tempo a promotora guarda contas que ninguém usa.'),
);

export const promotoraSchema = v.pipe(
  v.strictObject({
    identificacao: identificacao('Nome curto da promotora; cada pessoa tem uma só conta por promotora.'),
    nome: filled('Nome ou razão social da promotora.'),
    cnpj: v.pipe(
      v.string(),
      v.check(isCnpj, joinErro('o CNPJ não é válido', 'confira os 14 caracteres, sem pontos, entre aspas')),
      v.description('CNPJ da promotora, só os 14 caracteres, entre aspas.'),
    ),
    retencao: v.optional(retencaoSchema),
  }),
  v.description('Quem responde legalmente pela promoção.'),
);

export const campanhaSchema = v.pipe(
  v.strictObject({
    ano: v.pipe(
      count(2000, 2100, 'ano em que a campanha começa'),
      v.description('Ano em que a campanha começa.'),
    ),
    identificacao: identificacao('Identificação da campanha, usada nos endereços junto com o ano.'),
    descricao: filled('Nome da campanha como o consumidor o lê.'),
    dataInicial: dia('Primeiro dia da campanha.'),
    dataFinal: dia(
      'Último dia da campanha. Raspadinhas abrem até esse dia ou, se for depois, até 2 dias mais a espera por notas sem internet depois de dataFinalCompras.',
    ),
    dataFinalCompras: dia('Último dia para registrar compras.'),
    dataFinalCadastros: dia('Último dia para se cadastrar.'),
    ativa: v.pipe(v.boolean(), v.description('Campanha no ar.')),
    certificado: filled('Número do certificado de autorização.'),
    banner: v.optional(
      v.pipe(
        v.strictObject({
          imagem: uri('Imagem deitada (16 por 9), com 1.280 pontos ou mais de largura, ou SVG.'),
          descricao: filled('O que a imagem mostra, para quem não a vê.'),
        }),
        v.description('Imagem da campanha inteira, no lugar da do prêmio na entrada e no convite.'),
      ),
    ),
  }),
  v.description('A campanha e suas datas.'),
);

export const hostsSchema = v.pipe(
  v.array(
    v.pipe(
      v.string(),
      v.regex(
        /^[a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?$/,
        joinErro('o host não serve', 'use só o nome, como promo.exemplo.com.br, sem https:// nem porta'),
      ),
    ),
  ),
  v.minLength(1, joinErro('a lista está vazia', 'diga em que host a campanha aparece')),
  v.checkItems(
    (host, at, hosts) => hosts.indexOf(host) === at,
    joinErro('o host está repetido', 'apague a repetição'),
  ),
  v.description('Hosts em que esta campanha aparece, sem porta.'),
);

export const numerosSchema = v.pipe(
  v.strictObject({
    series: v.pipe(
      count(1, maximumSeries, 'séries'),
      v.check(
        // An invalid number of series was reported by the check before.
        (series) => !isSeries(series) || isQuickSeries(series),
        joinErro(
          'os números destas séries demorariam a ser sorteados',
          'acima de 100 séries, use uma quantidade que só se divida por 2, 3, 5 e 7, como 120, 200, 500 ou 1000',
        ),
      ),
      v.description(
        'Quantas séries de 100.000 números, até 1.000. Acima de 100, só produtos de 2, 3, 5 e 7, como 120, 200 ou 500.',
      ),
    ),
  }),
  v.description('Números da sorte.'),
);

const limite = count(-1, 1_000_000, 'cupons; -1 ou 0 é sem limite');
const limitesDePeriodo = v.strictObject({
  diario: v.optional(limite),
  semanal: v.optional(limite),
  mensal: v.optional(limite),
  total: v.optional(limite),
});
const limiteDocumentos = count(-1, 1_000_000, '-1 é sem limite, 0 não permite');

export const limitesSchema = v.pipe(
  v.strictObject({
    cupons: v.optional(
      v.pipe(limitesDePeriodo, v.description('Cupons por pessoa em cada período; -1 ou 0 é sem limite.')),
      {},
    ),
    raspadinhas: v.optional(
      v.pipe(
        limitesDePeriodo,
        v.description('Raspadinhas, giros ou pinturas por pessoa em cada período; -1 ou 0 é sem limite.'),
      ),
      {},
    ),
    documentosFiscais: v.optional(
      v.pipe(
        v.array(
          v.strictObject({
            tipo: v.picklist(['Fiscal', 'NaoFiscal']),
            quantidadeLimite: limiteDocumentos,
            diario: v.optional(limiteDocumentos),
            semanal: v.optional(limiteDocumentos),
            mensal: v.optional(limiteDocumentos),
          }),
        ),
        v.description('Documentos por pessoa, no total e em cada período; -1 é sem limite, 0 não permite.'),
      ),
      [],
    ),
    tempoLimiteMinutos: v.optional(
      v.pipe(
        count(0, 525_600, 'minutos'),
        v.description('Minutos de espera entre um registro e outro, de nota ou de código de cupom.'),
      ),
    ),
  }),
  v.description('Limites por pessoa.'),
);

export const textosSchema = v.pipe(
  v.strictObject({
    regulamento: filled('Regulamento, em texto ou markdown.'),
    termos: filled('Termos de uso.'),
    politicaPrivacidade: filled('Política de privacidade.'),
    politicaPrivacidadePersonalizada: v.optional(filled('Política de privacidade própria da promotora.')),
    avisoPrivacidade: v.optional(filled('Aviso de privacidade curto.')),
  }),
  v.description('Textos legais.'),
);

export const aceitesSchema = v.pipe(
  v.array(
    v.strictObject({
      nomeTermo: filled('Nome do termo como a pessoa o lê.'),
      texto: filled('Texto do termo.'),
      obrigatorio: v.pipe(v.boolean(), v.description('Sem este aceite não se participa.')),
    }),
  ),
  v.description('Termos que a pessoa aceita, um a um.'),
);
