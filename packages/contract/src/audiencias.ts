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
      'Promotional campaigns for consumers. Words for people are Portuguese.',
      'The host of a request says whose campaigns are meant. A person registers (`login.cadastrar`) or signs in (`login.autenticar`) and sends the `token` of the answer as `Authorization: Bearer`. A receipt is registered by its access key (`documentoFiscal.pendentes.enviar`) and earns lucky numbers (`cupom.listarTodosConsumidor`).',
      'Money is integer cents, days are `yyyy-mm-dd` in São Paulo, moments are ISO 8601 in UTC. Answers stand in `retorno`; `mensagem` may be shown. Calls that take an `Idempotency-Key` may be sent again without making anything twice.',
    ].join('\n\n'),
  },
  operador: {
    endereco: '/openapi-operador.json',
    titulo: "Trevo, the operator's interface",
    descricao: [
      'What the people of a promoter do: publish campaigns, judge receipts, draw, hand over prizes, import lists. Words for people are Portuguese.',
      "Every call, and the request for this document, carries the operator's credential (`OPERATOR_TOKEN` of the program) as `Authorization: Bearer`. The host of a request says whose campaigns are meant.",
    ].join('\n\n'),
  },
} as const satisfies Readonly<Record<string, Documento>>;

export type Audiencia = keyof typeof audiencias;
