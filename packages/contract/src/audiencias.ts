interface Documento {
  /** URL path of the OpenAPI document. */
  readonly endereco: string;
  readonly titulo: string;
  /** Introduction shown before the list of calls. */
  readonly descricao: string;
}

/** Audiences of the API description: authors of client apps, and the promoter's operators. */
export const audiencias = {
  pessoas: {
    endereco: '/openapi.json',
    titulo: 'Trevo',
    descricao: [
      'Promotional campaigns for consumers. Messages for users are Portuguese.',
      'The host of a request selects the campaigns. A consumer registers (`login.cadastrar`) or signs in (`login.autenticar`) and sends the `token` of the response as `Authorization: Bearer`. A receipt is registered by its access key (`documentoFiscal.pendentes.enviar`) and earns lucky numbers (`cupom.listarTodosConsumidor`).',
      'Money is integer cents, days are `yyyy-mm-dd` in São Paulo, timestamps are ISO 8601 in UTC. `retorno` has the result; `mensagem` can be shown to the user. Calls that accept an `Idempotency-Key` can be retried safely.',
    ].join('\n\n'),
  },
  operador: {
    endereco: '/openapi-operador.json',
    titulo: "Trevo, the operator's interface",
    descricao: [
      "Tasks of a promoter's operators: publish campaigns, judge receipts, run draws, deliver prizes, import lists. Messages for users are Portuguese.",
      'At the host of a campaign a program sends a credential (`operador.criarCredencial`) as `Authorization: Bearer`; the host selects the promoter. `OPERATOR_TOKEN` of the program is accepted like it, in production until the first operator exists. The request for this document needs one of them.',
      "At the console's host a person signs in (`operador.entrar`), and each act names its promoter in `x-promotora`. Acts are on the audit trail (`operador.auditoria`).",
    ].join('\n\n'),
  },
} as const satisfies Readonly<Record<string, Documento>>;

export type Audiencia = keyof typeof audiencias;
