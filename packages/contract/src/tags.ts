import type { CallId, paths } from './paths.ts';

type Noun<Id> = Id extends `${infer First}.${string}` ? First : never;
type Operador = Extract<CallId, `operador.${string}`>;
type Subject<Path> = Path extends `/operador/v1/${infer Rest}`
  ? Rest extends `${infer First}/${string}`
    ? First
    : Rest
  : never;

/** OpenAPI tag of a call: its noun; for the operator's calls, which share one noun, the first path segment. */
export type Tag = Exclude<Noun<CallId>, 'operador'> | Subject<(typeof paths)[Operador]['path']>;

/** Description of each tag; a missing one is a compile error. */
export const tags: Readonly<Record<Tag, string>> = {
  configuracao: 'What a host looks like and how its campaign behaves.',
  campanha: 'The campaigns of a host: their days, their documents, their shops at registration.',
  login: 'Registration, sign-in, sessions, passwords and the codes that confirm a contact.',
  consumidor: 'The person: profile, terms, invitations, the end of the account.',
  meusDados: "The copy of a person's data that LGPD articles 18 and 19 grant.",
  notificacao: 'Devices that are told of what happens, and the notices in the app.',
  upload: 'Pictures that a person sends.',
  externo: 'Postal codes, municipalities and places, asked of others on behalf of the app.',
  associado: 'The shops of the campaign.',
  quiz: 'Ballots: questions that earn points.',
  cupom: 'Lucky numbers, printed coupons, draws and their winners.',
  documentoFiscal: 'Receipts: registering them, what became of them, what they earned.',
  comper: 'Receipts of the Comper shops, told by their printed data.',
  produto: 'The catalogue of what points and cashback buy, and the purchase behind a receipt.',
  contaCorrente: 'Points: balance, statement and goals.',
  cashback: 'Cashback in cents: balance, statement, stock and orders.',
  fidelidade: 'Vouchers of partners.',
  raspadinha: 'Scratch cards, spins and paintings of all campaigns of the host.',
  raspadinhaAlternativa: 'Instant prizes of one campaign: opening them, and the proof that they were fair.',
  promotoras:
    'What belongs to a promoter: its own senders and accounts for payouts, and how long it keeps accounts.',
  avisos: 'Warnings about how the program was started.',
  campanhas: "Publishing a campaign's file.",
  documentosFiscais: 'Receipts as operators judge, correct and look them up.',
  apuracoes: 'Verdicts on many receipts at once.',
  consultas: "Asking the states' public pages what receipts are worth.",
  fontes: 'How the sources of what a receipt is worth do.',
  premios: 'Instant prizes as they are handed over.',
  codigos: 'Printed codes of coupons.',
  premiados: 'Winners of draws.',
  numeros: 'Lucky numbers as a draw and an audit look at them.',
  cpfsRestritos: 'Documents that the rules keep out.',
  primeirosAcessos: 'Documents that the promoter knows already.',
  associados: 'Logins of shops.',
  pedidos: 'Orders, from the first to the last step.',
  contas: 'The books of points, cashback, orders and vouchers.',
  vouchers: 'Codes that providers of vouchers hand over.',
  notificacoes: 'Notices for everybody in a campaign.',
  indicacoes: 'Invitations in doubt.',
  vendas: "The promoter's sales files.",
};

/** Returns the tag of a call. */
export function tagOf(call: { readonly id: string; readonly path: string }): Tag {
  const noun = call.id.slice(0, call.id.indexOf('.'));
  return (noun === 'operador' ? call.path.split('/')[3] : noun) as Tag;
}
