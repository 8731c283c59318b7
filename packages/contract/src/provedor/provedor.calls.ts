import * as v from 'valibot';
import { parseSmtpUrl, type SmtpFault } from '@trevo/rules/texto/smtp-url';
import { defineCall } from '../call.ts';
import { atorExemplo, instante, instanteDepois, type Exemplos } from '../exemplos/exemplo-valores.ts';
import { atorSchema, instanteSchema } from '../parts.ts';

const texto = (mensagem: string, longest = 2_000) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, mensagem), v.maxLength(longest, mensagem));

const url = v.pipe(
  texto('Diga o endereço do provedor.'),
  v.regex(/^https?:\/\/[^@\s/]+(\/\S*)?$/, 'O endereço precisa começar com https:// e não pode ter senha.'),
  v.check((text) => URL.canParse(text), 'O endereço não pode ser lido.'),
);
/** Travels in a header of the provider, which has printable ASCII characters only. */
const token = v.pipe(
  texto('Diga a credencial do provedor.'),
  v.check((text) => /^[\x20-\x7e]*$/.test(text), 'A credencial tem um caractere que não pode ser usado.'),
);

const arn = (sistemas: string) =>
  v.pipe(
    v.string(),
    v.regex(
      new RegExp(`^arn:aws[\\w-]*:sns:[\\w-]+:\\d+:app/(${sistemas})/\\S+$`),
      'Use o ARN do aplicativo na plataforma do Amazon SNS.',
    ),
  );

/** User and password in the URL are percent-encoded; an undecodable text would only fail on use. */
function hasReadableCredentials(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  try {
    decodeURIComponent(username + password);
    return true;
  } catch {
    // -- swallowed: the answer is no
    return false;
  }
}

const credentialsSchema = v.check(
  hasReadableCredentials,
  'O endereço não pode ser lido. Escreva % no usuário e na senha como %25.',
);

const smtpMensagens: Readonly<Record<SmtpFault, string>> = {
  endereco: 'Use smtp://servidor:porta ou smtps://servidor:porta.',
  credencial: 'O endereço não pode ser lido. Escreva % no usuário e na senha como %25.',
  opcao: 'Depois de ? o endereço aceita só from=, uma vez.',
  remetente:
    'O remetente em from= precisa ser um e-mail só, como loja@exemplo.com.br ou Loja <loja@exemplo.com.br>.',
};

const smtp = v.pipe(
  texto('Diga o endereço do servidor de e-mail.'),
  v.rawCheck(({ dataset, addIssue }) => {
    const parsed = dataset.typed ? parseSmtpUrl(dataset.value) : undefined;
    if (typeof parsed === 'string') addIssue({ message: smtpMensagens[parsed] });
  }),
);

const sns = v.pipe(
  texto('Diga o endereço do Amazon SNS.'),
  v.regex(/^https?:\/\/[^:@/\s]+:[^@/\s]+@[^/\s]+\/?$/, 'Use https://chave:segredo@host.'),
  credentialsSchema,
);

/** Connection settings of a promoter's own provider, by service. All of them are secret. */
export const provedorSchema = v.variant('servico', [
  /** `smtps://user:password@host:465/?from=Loja%20<loja@exemplo.com.br>` */
  v.strictObject({ servico: v.literal('email'), url: smtp }),
  v.strictObject({ servico: v.literal('sms'), url, token, from: v.optional(texto('Diga o remetente.', 40)) }),
  v.strictObject({
    servico: v.literal('whatsapp'),
    token,
    phoneId: v.pipe(
      v.string(),
      v.regex(/^\d{5,30}$/, 'Use o número de identificação do telefone, só dígitos.'),
    ),
    template: texto('Diga o nome do modelo aprovado.', 512),
  }),
  v.strictObject({ servico: v.literal('picpay'), url, token }),
  v.strictObject({ servico: v.literal('voucher'), url, token }),
  v.strictObject({
    servico: v.literal('onesignal'),
    /** Secret key of each app, by app id. */
    chaves: v.pipe(
      v.record(texto('Diga o aplicativo.', 100), token),
      v.minEntries(1, 'Diga a chave de pelo menos um aplicativo.'),
    ),
  }),
  v.strictObject({
    servico: v.literal('sns'),
    url: sns,
    aplicativos: v.pipe(
      v.strictObject({ android: v.optional(arn('GCM')), ios: v.optional(arn('APNS|APNS_SANDBOX')) }),
      v.check(({ android, ios }) => Boolean(android ?? ios), 'Diga o aplicativo de Android ou o de iOS.'),
    ),
  }),
]);

/** Connection settings of a promoter's provider. */
export type Provedor = v.InferOutput<typeof provedorSchema>;
export type ProvedorServico = Provedor['servico'];

export const provedorServicos = [
  'email',
  'sms',
  'whatsapp',
  'picpay',
  'voucher',
  'onesignal',
  'sns',
] as const satisfies readonly ProvedorServico[];

const promotoraParams = { promotora: v.pipe(v.string(), v.maxLength(60)) };

const provedoresSchema = v.array(
  v.object({
    servico: v.picklist(provedorServicos),
    /**
     * `promotora`: the promoter's own. `programa`: from the environment. `nenhum`: messages are only stored; in
     * production they fail.
     */
    origem: v.picklist(['promotora', 'programa', 'nenhum']),
    /** When the promoter's own was set; null for the others. */
    definidoEm: v.nullable(instanteSchema),
    /** The author of that setting; null for the others. */
    ator: v.nullable(atorSchema),
    /** The proposed change that waits for a second person, the newest one; null for none. */
    pendente: v.nullable(v.object({ propostaID: v.string(), nome: v.string(), ate: instanteSchema })),
  }),
);

const errors = ['operador.naoAutorizado', 'operador.promotoraNaoEncontrada', 'requisicao.invalida'] as const;

const operadorProvedores = defineCall('operador.provedores', {
  resumo: "List a promoter's providers",
  descricao:
    "Returns for each service whether the promoter's campaigns use a provider of the promoter, the program's provider, or none. Addresses and credentials are never returned.",
  params: v.object(promotoraParams),
  retorno: provedoresSchema,
  errors,
});

const operadorDefinirProvedor = defineCall('operador.definirProvedor', {
  resumo: 'Set a provider of a promoter',
  descricao:
    "Sets the provider for messages or payouts of all campaigns of a promoter and replaces an existing one. Every process uses it within half a minute. It is stored encrypted. A session needs a second person. The installation's operators, the promoter's administrators and the contact of before are told by e-mail.",
  params: v.object(promotoraParams),
  body: provedorSchema,
  retorno: provedoresSchema,
  errors: [...errors, 'operador.destinoNaoPermitido', 'operador.precisaSegundaPessoa'],
});

const operadorRemoverProvedor = defineCall('operador.removerProvedor', {
  resumo: 'Remove a provider of a promoter',
  descricao:
    "Removes a provider, so that messages or payouts use the program's provider again. Idempotent. A session needs a second person; the same people as for a new one are told.",
  params: v.object({ ...promotoraParams, servico: v.picklist(provedorServicos) }),
  retorno: provedoresSchema,
  errors: [...errors, 'operador.precisaSegundaPessoa'],
});

export const provedorCalls = {
  'operador.provedores': operadorProvedores,
  'operador.definirProvedor': operadorDefinirProvedor,
  'operador.removerProvedor': operadorRemoverProvedor,
};

const provedores = [
  { servico: 'email', origem: 'programa', definidoEm: null, ator: null, pendente: null },
  {
    servico: 'sms',
    origem: 'promotora',
    definidoEm: instante,
    ator: atorExemplo,
    pendente: {
      propostaID: '019ab2d0-4e11-7f02-b3a9-11d2c0ffee77',
      nome: 'Noemi Reis',
      ate: instanteDepois,
    },
  },
  { servico: 'picpay', origem: 'nenhum', definidoEm: null, ator: null, pendente: null },
];

export const provedorExemplos: Exemplos = {
  'operador.provedores.retorno': [provedores],
  'operador.definirProvedor.body': [
    {
      servico: 'sms',
      url: 'https://sms.exemplo.com.br/v1/mensagens',
      token: 'credencial-do-provedor',
      from: 'QUATRO',
    },
  ],
  'operador.definirProvedor.retorno': [provedores],
  'operador.removerProvedor.params.servico': ['sms'],
  'operador.removerProvedor.retorno': [
    provedores.map((um) => ({ ...um, origem: 'programa', definidoEm: null, ator: null, pendente: null })),
  ],
};
