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
  configuracao: 'Appearance of a host and settings of its campaign.',
  campanha: 'Campaigns of a host: dates, documents, and shops offered at registration.',
  login: 'Registration, sign-in, sessions, passwords, and codes that confirm a contact.',
  consumidor: 'Consumer: profile, terms, invitations, and deletion of the account.',
  meusDados: "Copy of the consumer's data under articles 18 and 19 of the LGPD.",
  notificacao: 'Devices for push notifications, and notices in the app.',
  upload: 'Uploaded pictures of consumers.',
  externo: 'Postal codes, municipalities and positions, from external services.',
  associado: 'Shops of the campaign.',
  quiz: 'Ballots: questions that earn points.',
  cupom: 'Lucky numbers, printed coupons, draws and their winners.',
  documentoFiscal: 'Receipts: registration, verdicts and rewards.',
  comper: 'Receipts of Comper shops, registered by their printed data.',
  produto: 'Catalogue of products for points and cashback, and the purchase of a receipt.',
  contaCorrente: 'Points: balance, statement and goals.',
  cashback: 'Cashback in cents: balance, statement, stock and orders.',
  fidelidade: 'Vouchers of partners.',
  raspadinha: 'Scratch cards, spins and paintings of all campaigns of the host.',
  raspadinhaAlternativa: 'Instant prizes of one campaign: opening, and proof of fairness.',
  promotoras: 'Promoters: own message and payout providers, and retention of accounts.',
  resumo: "Figures of a promoter's day: waiting work, days ahead, prizes and numbers left, senders.",
  busca: 'Search over receipts and prizes by an exact value.',
  avisos: 'Warnings about the environment of the program.',
  acesso: 'Sign-in of operators at the console, invitations and sessions.',
  equipe: 'Operators of a promoter and their roles.',
  instalacao: 'Operators of the installation.',
  propostas: 'Acts of operators that a second person approves.',
  credenciais: 'Credentials of programs: scopes, rotation, end.',
  conferencias: 'Checks of the installation.',
  auditoria: 'Audit trail: who did what, and when.',
  campanhas: 'Publication of campaign files: check, pictures, versions.',
  rascunhos: 'Drafts of campaign files.',
  previas: 'Previews of unpublished campaign files: the program with example people.',
  simulacoes: 'Crowds that a campaign file is tried with.',
  documentosFiscais: 'Receipts: verdicts, corrections and search by operators.',
  apuracoes: 'Verdicts on many receipts at once.',
  fila: 'Review queue: who judges which receipt.',
  consultas: "Requests to the states' public receipt pages.",
  fontes: 'Quality of the sources of receipt amounts.',
  pessoas: 'People who take part in campaigns: search, card and history for support.',
  premios: 'Won prizes until their delivery.',
  codigos: 'Printed coupon codes.',
  premiados: 'Winners of draws.',
  sorteios: 'Draws by a rule: freeze, result, computation, confirmation.',
  numeros: 'Lucky numbers for draws and audits.',
  cpfsRestritos: 'Documents that the rules exclude.',
  primeirosAcessos: 'Documents of known customers of the promoter.',
  associados: 'Logins of shops.',
  lojas: 'Shops of a campaign, with their last day and their logins.',
  pedidos: 'Orders and their states.',
  estoque: 'Batches of codes, vouchers and product stock.',
  encerramentos: 'The end of a campaign: legal terms, checklist, kit for the regulator, and closed books.',
  exportacoes: 'Files with data of a campaign, written in the background: CSV, XLSX and Parquet.',
  relatorios: 'Figures of a campaign from roll-ups by hour, without personal data, and their weekly e-mail.',
  bloqueios: 'Values that a campaign blocks: documents, phones, devices, issuers, networks.',
  contas: 'Ledgers of points, cashback, orders and vouchers.',
  vouchers: 'Voucher codes of providers.',
  notificacoes: 'Notices to all consumers of a campaign.',
  indicacoes: 'Referrals that wait for a review.',
  vendas: 'Sales files of promoters.',
  webhooks: "A promoter's endpoints that receive events, and their deliveries.",
};

/** Returns the tag of a call. */
export function tagOf(call: { readonly id: string; readonly path: string }): Tag {
  const noun = call.id.slice(0, call.id.indexOf('.'));
  return (noun === 'operador' ? call.path.split('/')[3] : noun) as Tag;
}
