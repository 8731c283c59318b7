import { isCnpj } from '@trevo/rules/pessoa/cnpj';
import { estados } from '@trevo/rules/pessoa/endereco/estados';
import { modelosFiscais } from '@trevo/rules/documento-fiscal/modelo-fiscal';
import type { FonteOrdenada } from '@trevo/rules/documento-fiscal/prova-nota';
import * as v from 'valibot';
import { count } from './campanha-file-parts.ts';
import { joinErro } from '../../configuracao/textos/erro-words.ts';

const espera = (padrao: number, what: string) =>
  v.optional(v.pipe(count(0, 720, 'horas'), v.description(what)), padrao);

const vendas = v.strictObject({
  fonte: v.literal('vendas'),
  esperaHoras: espera(24, 'Horas que uma nota espera pela sua linha no arquivo de vendas da promotora.'),
});
const pagina = v.strictObject({
  fonte: v.literal('pagina'),
  esperaHoras: espera(48, 'Horas em que a página da Secretaria da Fazenda do estado é consultada.'),
});
const leitor = v.strictObject({
  fonte: v.literal('leitor'),
  esperaHoras: espera(1, 'Horas que uma nota espera a volta do leitor externo.'),
});
const maximo = (what: string) => v.pipe(count(0, 100_000_000, 'centavos'), v.description(what));
const amostra = (what: string) => v.optional(v.pipe(count(0, 100, 'por cento'), v.description(what)), 5);

const foto = v.strictObject({
  fonte: v.literal('foto'),
  centavosMaximo: maximo(
    'Valor até o qual vale uma foto que o leitor leu e provou; acima, uma pessoa confere.',
  ),
  conferePorCento: amostra('Quantas de cada cem fotos lidas, sorteadas, uma pessoa confere.'),
});
const declaracao = v.strictObject({
  fonte: v.literal('declaracao'),
  centavosMaximo: maximo('Valor até o qual vale o que a pessoa declara com foto; acima, uma pessoa confere.'),
  conferePorCento: amostra('Quantas de cada cem declarações, sorteadas, uma pessoa confere.'),
});

/** Sources of a receipt's value, in order of precedence. */
const valorSchema = v.pipe(
  v.array(
    v.variant('fonte', [
      v.strictObject({ fonte: v.literal('codigo') }),
      vendas,
      pagina,
      leitor,
      foto,
      declaracao,
      v.strictObject({ fonte: v.literal('operador') }),
    ]),
  ),
  v.minLength(1, joinErro('a lista está vazia', 'diga ao menos uma fonte, como "operador"')),
  v.checkItems(
    ({ fonte }, at, fontes) => fontes.findIndex((one) => one.fonte === fonte) === at,
    joinErro('a fonte está repetida', 'deixe cada fonte uma vez'),
  ),
  v.checkItems(
    ({ fonte }, at, fontes) => fonte !== 'operador' || at === fontes.length - 1,
    joinErro('"operador" vem por último: o que uma pessoa decide vale sempre', 'leve "operador" para o fim'),
  ),
  v.description(
    'De onde vem o que uma nota vale, na ordem em que conta: codigo (o QR Code), vendas (arquivo da promotora), pagina (consulta pública do estado), leitor (leitor externo), foto (a foto, lida pelo programa), declaracao (a pessoa, com foto), operador.',
  ),
);

/** Default for campaigns without this setting: the QR code decides, else an operator. */
const valorPadrao = [{ fonte: 'codigo' }, { fonte: 'operador' }] as const satisfies FonteOrdenada[];

const evidenciaSchema = v.pipe(
  v.strictObject({
    pontosParaConferir: v.pipe(
      count(1, 300, 'pontos'),
      v.description(
        'A partir de quantos pontos uma nota espera por uma pessoa. Foto de outra pessoa soma 60, fontes que divergem 50, mesma compra digitada de novo 40, valor alto 30, cada nota quase seguida do mesmo caixa 15; 50 é um bom começo.',
      ),
    ),
    pessoasPorAparelho: v.optional(
      v.pipe(count(2, 10_000, 'pessoas'), v.description('Pessoas por aparelho e dia que já somam pontos.')),
      3,
    ),
    pessoasPorRede: v.optional(
      v.pipe(count(2, 400, 'pessoas'), v.description('Pessoas por rede e dia que já somam pontos.')),
      30,
    ),
  }),
  v.description(
    'O que faz uma nota esperar por uma pessoa: foto repetida, compra gêmea, notas seguidas do mesmo caixa, aparelho de muitas pessoas. Ninguém é recusado por isso; sem a seção nada é comparado.',
  ),
);

export const documentosSchema = v.pipe(
  v.strictObject({
    modelosAceitos: v.pipe(
      v.array(v.picklist(modelosFiscais)),
      v.minLength(1, joinErro('a lista está vazia', 'aceite ao menos um modelo, como "65"')),
      v.description('Modelos de nota aceitos, entre aspas: "65" NFC-e, "55" NF-e, "59" SAT.'),
    ),
    ufsAceitas: v.optional(
      v.pipe(
        v.array(v.picklist(estados.map(({ codigo }) => codigo))),
        v.description('Estados das lojas que participam; sem a lista, todos.'),
      ),
    ),
    emitentes: v.optional(
      v.pipe(
        v.array(
          v.pipe(
            v.string(),
            v.check(
              (text) => /^[0-9A-Z]{8}$/.test(text) || isCnpj(text),
              joinErro(
                'o CNPJ do emitente não serve',
                'use o CNPJ de 14 caracteres ou a raiz de 8, sem pontos, entre aspas',
              ),
            ),
          ),
        ),
        v.description('CNPJ (14) ou raiz de CNPJ (8) das lojas que participam; sem a lista, todas.'),
      ),
    ),
    apuracao: v.pipe(
      v.picklist(['automatica', 'manual']),
      v.description('Quem confere as notas: o sistema ou uma pessoa.'),
    ),
    centavosSemConferencia: v.optional(
      v.pipe(
        count(0, 100_000_000, 'centavos'),
        v.description(
          'Valor até o qual uma nota rende sem que uma pessoa a confira, em centavos, onde números, pontos ou cashback vêm do valor.',
        ),
      ),
      100_000,
    ),
    centavosPorOperador: v.optional(
      v.pipe(
        count(0, 100_000_000, 'centavos'),
        v.description(
          'Valor até o qual um operador decide ou corrige uma nota sozinho, em centavos; acima, uma segunda pessoa aprova.',
        ),
      ),
      1_000_000,
    ),
    prazoConferenciaHoras: v.optional(
      v.pipe(
        count(1, 720, 'horas'),
        v.description(
          'Horas em que uma pessoa confere uma nota que espera por ela, como o regulamento promete.',
        ),
      ),
      48,
    ),
    esperaOfflineHoras: v.optional(
      v.pipe(
        count(0, 720, 'horas'),
        v.description(
          'Horas depois do fim em que ainda valem notas guardadas sem internet antes do fim; 0 não aceita.',
        ),
      ),
      0,
    ),
    evidencia: v.optional(evidenciaSchema),
    valor: v.optional(valorSchema, [...valorPadrao]),
    mesMinimo: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, joinErro('o mês não serve', 'use aaaa-mm, como 2026-09')),
        v.description('Mês mais antigo aceito na nota; notas de antes do início são sempre recusadas.'),
      ),
    ),
  }),
  v.description('Quais notas fiscais valem.'),
);
