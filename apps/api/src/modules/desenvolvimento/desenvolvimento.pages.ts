import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { contaText } from '@trevo/contract/palavras.text';
import { formatChaveAcesso } from '@trevo/rules/texto/mask';
import { buildChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';
import encodeQR from 'qr';
import type { AmostraFoto } from '../../adapters/leitor-foto/leitor-foto.port.ts';
import type { MensagemLocal } from '../../adapters/local-outbox.ts';
import type { OperadorDemo } from '../operador/public.ts';
import { escapeHtml } from '../pagina/public.ts';
import type { HostDemo, VendaLivre } from './desenvolvimento.views.ts';

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#1a1c22}
a{color:#355da1}table{border-collapse:collapse;width:100%}td,th{padding:.5rem .75rem;border-bottom:1px solid #dde1ea;text-align:left;vertical-align:top}

.tela{background:linear-gradient(160deg,#3a4a6b,#1d2233 60%,#3b2a44);border-radius:1.25rem;padding:1.25rem .6rem;max-width:24rem}
.aviso{display:grid;grid-template-columns:auto minmax(0,1fr) auto;gap:.65rem;align-items:center;background:#ffffffe6;color:#1a1c22;border-radius:1rem;padding:.7rem .8rem;text-decoration:none}
.aviso img{border-radius:.55rem}.aviso .foto{width:38px;height:38px;object-fit:cover}.aviso>span,.aviso span>*{display:block}.aviso small{color:#4a4f5c}
.aviso strong{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.aviso .corpo{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
small{color:#4a4f5c}.entrar{display:inline-block;padding:.5rem 1rem;border-radius:.75rem;background:#355da1;color:#fff;font-weight:600;text-decoration:none}
pre{white-space:pre-wrap;font:inherit;margin:0}nav a{margin-right:1rem}svg{width:min(18rem,80vw);height:auto}code{font-size:1.1em}`;

/** Renders a development page. */
export const page = (title: string, body: string) => `<!doctype html><html lang="pt-BR"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title} · Trevo</title><style>${style}</style>
<nav><a href="/_dev">Campanhas</a><a href="/_dev/nota">Nota para escanear</a><a href="/_dev/caixa-de-saida">Caixa de saída</a><a href="/_dev/relogio">Relógio de ensaio</a></nav>
<h1>${title}</h1>${body}</html>`;

/** Renders a row of a table. */
export const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

/** The example person of a host. */
export interface LoginDemo {
  readonly host: string;
  readonly nome: string;
  readonly usuario: string;
  readonly senha: string;
  /** A friend with the same password and no more than a sign-up; undefined while sign-up is closed. */
  readonly amiga: { readonly nome: string; readonly usuario: string } | undefined;
}

/** The operators' console of this program, with its demo operators and the codes of their authenticators. */
export interface ConsoleDemo {
  readonly origin: string;
  readonly operadores: readonly {
    readonly operador: OperadorDemo;
    /** The code of now, and the one after it. */
    readonly codigos: readonly [string, string];
  }[];
}

/** The demo operators: two administrators of every demo promoter, so that one can approve the proposals of the other. */
export const operadoresDemo: readonly [OperadorDemo, OperadorDemo] = [
  {
    nome: 'Rita Lima',
    email: 'rita@exemplo.com.br',
    senha: 'quatro folhas na horta',
    segredo: 'TREVODEMOTREVODEMOTREVODEMOTREVO',
    daInstalacao: true,
  },
  {
    nome: 'Bruno Alves',
    email: 'bruno@exemplo.com.br',
    senha: 'oito telhas sobre a ponte',
    segredo: 'TREVOOUTROTREVOOUTROTREVOOUTROTR',
    daInstalacao: false,
  },
];

const renderConsole = ({ origin, operadores }: ConsoleDemo): string =>
  `<h2>Console dos operadores</h2><p><a href="${escapeHtml(origin)}/">${escapeHtml(origin)}</a>. Um propõe, o outro aprova. Cada código vale uma vez; recarregue a página para o próximo.</p><table>${operadores
    .map(({ operador: { nome, email, senha, segredo }, codigos: [agora, depois] }, index) =>
      row(
        `<strong>${escapeHtml(nome)}</strong><br>${escapeHtml(email)}<br>${escapeHtml(senha)}`,
        `<code id="codigo${index === 0 ? '' : `-${index + 1}`}">${agora}</code>, depois <code>${depois}</code><br><small>Segredo para um aplicativo autenticador: ${escapeHtml(segredo)}</small>`,
      ),
    )
    .join('')}</table>`;

/** Renders one line per campaign, with a link that signs in as its demo consumer, and the console. */
export function renderCampanhas(
  rows: readonly HostDemo[],
  logins: readonly LoginDemo[],
  port: string,
  painel: ConsoleDemo | undefined,
): string {
  const campanhas = [...new Set(rows.map(({ campanha_id }) => campanha_id))].map((id) => {
    const hosts = rows.filter(({ campanha_id }) => campanha_id === id);
    const login = logins.find(({ host }) => hosts.some((one) => one.host === host));
    const host = login?.host ?? (hosts.find((one) => isOpenable(one.host)) ?? hosts[0]!).host;
    return { ...hosts[0]!, host, login };
  });
  const lines = campanhas.map(({ host, descricao, login }) => {
    const address = `http://${host}${port}/`;
    return row(
      `<strong>${escapeHtml(descricao)}</strong><br><a href="${escapeHtml(address)}">${escapeHtml(host + port)}</a>`,
      login
        ? `<a class="entrar" href="${escapeHtml(address)}?${new URLSearchParams({ usuario: login.usuario, senha: login.senha }).toString()}">Entrar como Ana</a><br><small>${escapeHtml(login.usuario)} / ${escapeHtml(login.senha)}</small>`
        : '',
    );
  });
  return page(
    'Campanhas',
    `<p>Escolha uma campanha e entre como Ana, que já participou algumas semanas. Para cadastrar outra nota, abra <a href="/_dev/nota">Nota para escanear</a>; os códigos e e-mails que o aplicativo manda ficam na <a href="/_dev/caixa-de-saida">Caixa de saída</a>.</p><table>${lines.join('')}</table>${painel ? renderConsole(painel) : ''}`,
  );
}

/** Whether a browser on this machine resolves the host; the package of an installed app is a host too. */
const isOpenable = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost');

/** Renders the messages of the local senders, newest first. */
export function renderOutbox(mensagens: readonly MensagemLocal[]): string {
  const lines = mensagens.map((mensagem) =>
    row(
      `${mensagem.enviada_em.toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' })}<br>${escapeHtml(mensagem.canal)}`,
      mensagem.canal === 'push' ? renderAviso(mensagem) : renderMensagem(mensagem),
    ),
  );
  return page(
    'Caixa de saída',
    lines.length > 0 ? `<table>${lines.join('')}</table>` : '<p>Nada foi enviado ainda.</p>',
  );
}

const renderMensagem = ({ destinatario, assunto, texto }: MensagemLocal): string =>
  `${escapeHtml(destinatario)}<br><strong>${escapeHtml(assunto)}</strong><pre>${escapeHtml(texto)}</pre>`;

/** Renders a push notification like a phone's lock screen; a tap opens its deep link. */
function renderAviso(local: MensagemLocal): string {
  const { destinatario, assunto, texto, enviada_em } = local;
  const [, mensagem = '', url = '', imagem] = /^([\s\S]*?)\n(https?:\/\/\S+)(?:\n(\S+))?$/.exec(texto) ?? [];
  if (!URL.canParse(url)) return renderMensagem(local);
  const { host, origin } = new URL(url);
  const hora = enviada_em.toLocaleTimeString('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    hour: '2-digit',
    minute: '2-digit',
  });
  const picture = imagem ? `<img class="foto" src="${escapeHtml(imagem)}" alt="">` : '';
  return `<div class="tela"><a class="aviso" href="${escapeHtml(url)}"><img src="${escapeHtml(origin)}/icone/192.png" alt="" width="38" height="38">
<span><small>${escapeHtml(host)} · ${hora}</small><strong>${escapeHtml(assunto)}</strong><span class="corpo">${escapeHtml(mensagem)}</span></span>${picture}</a></div><small>${escapeHtml(destinatario)}</small>`;
}

/** Renders a demo receipt for scanning or typing, and the link of a printed coupon. */
export function renderNota(
  { chaveAcesso, svg }: NotaDemo,
  {
    cupom,
    venda,
    chaveFoto,
  }: { cupom: string | undefined; venda: VendaLivre | undefined; chaveFoto: string },
): string {
  const link = cupom
    ? `<p>Cupom de demonstração, em localhost: <a href="/${escapeHtml(cupom)}">${escapeHtml(cupom)}</a></p>`
    : '';
  const valor =
    venda === undefined
      ? ''
      : `<p>Está no arquivo de vendas desta campanha: <strong>${contaText.valor('cashback', venda.valor_centavos)}</strong>.</p>${renderItens(venda)}`;
  return page(
    'Nota para escanear',
    `<p>Nota de demonstração: aponte a câmera do aplicativo para o QR Code ou digite a chave. Recarregue para outra nota.</p>${valor}${svg}<p><code>${formatChaveAcesso(chaveAcesso)}</code></p>${link}${renderFotos(chaveFoto)}`,
  );
}

/** Renders the products of a sale. */
const renderItens = ({ itens }: VendaLivre): string =>
  `<ul>${(itens ?? []).map(({ nome, quantidade, unidade }) => `<li>${quantidade.toLocaleString('pt-BR')} ${escapeHtml(unidade ?? '')} ${escapeHtml(nome)}</li>`).join('')}</ul>`;

/** Captions of the photos of a receipt. */
export const amostrasFoto: Readonly<Record<AmostraFoto, string>> = {
  boa: 'Foto boa: o programa lê sozinho',
  torta: 'Foto torta e escura: a pessoa confere',
  outra: 'Foto de outra coisa: não dá para ler',
};

/** Renders the links to photos of a receipt, for the reader. */
function renderFotos(chaveAcesso: string): string {
  const links = Object.entries(amostrasFoto).map(
    ([amostra, legenda]) =>
      `<li><a href="/_dev/nota.jpg?chave=${chaveAcesso}&amp;amostra=${amostra}" download="nota-${amostra}.jpg">${legenda}</a></li>`,
  );
  return `<h2>Fotos de outra nota</h2><p>Baixe uma foto e mande-a em uma campanha que lê fotos, como a Dupla Premiada. O leitor é opcional: npm run leitor -- instalar.</p><ul>${links.join('')}</ul>`;
}

/** Renders the mock of Facebook's dialog: choice of the account, or the missing parameter. */
export function renderFacebook(
  dialog: { falta: string } | { redirectUri: string; state: string; cancelar: string },
): string {
  if ('falta' in dialog) return page('Facebook de mentira', `<p>O endereço precisa de ${dialog.falta}.</p>`);
  const hidden = Object.entries({
    client_id: 'local',
    response_type: 'token',
    redirect_uri: dialog.redirectUri,
    state: dialog.state,
  }).map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`);
  return page(
    'Facebook de mentira',
    `<p>Esta página faz o papel do Facebook enquanto a campanha usa o aplicativo "local".</p>
<form action="/_dev/facebook">${hidden.join('')}<label>Entrar como <input name="id" value="ana" maxlength="30"></label>
<button>Continuar</button></form><p><a href="${escapeHtml(dialog.cancelar)}">Cancelar</a></p>`,
  );
}

/** Renders the mock of the external reader: input of the receipt's value, or the missing parameter. */
export function renderLeitor(dialog: { falta: string } | { chave: string; retorno: string }): string {
  if ('falta' in dialog) return page('Leitor de mentira', `<p>O endereço precisa de ${dialog.falta}.</p>`);
  const hidden = Object.entries(dialog).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return page(
    'Leitor de mentira',
    `<p>Esta página faz o papel do leitor externo de notas.</p><p><code>${escapeHtml(dialog.chave)}</code></p>
<form action="/_dev/leitor">${hidden.join('')}<label>Valor da compra em reais <input name="valor" inputmode="decimal" value="120,00" maxlength="10"></label>
<button>Enviar</button></form>`,
  );
}

interface NotaDemo {
  readonly chaveAcesso: string;
  readonly svg: string;
}

// Alphanumeric example CNPJ published by the tax authority; assigned to no company.
const semLoja = { cnpj: '12ABC34501DE35', uf: 'SP' };

/**
 * Builds a valid access key of a fictitious receipt in the given month.
 *
 * @param lojas shops of the campaign, which issue in turn
 */
export function buildChaveDemo(
  numero: number,
  anoMes: string,
  lojas: CampanhaArquivo['associados'] = [],
): string {
  const ativas = lojas.filter(({ ativo }) => ativo);
  const { cnpj: emitente, uf = semLoja.uf } = ativas[numero % Math.max(1, ativas.length)] ?? semLoja;
  return buildChaveAcesso({ emitente, anoMes, uf, modelo: '65', numero, codigo: numero % 99_999_999 });
}

/** Returns the text of a fictitious receipt's QR code: version 2, on-line; key, version, environment, security code id, hash. */
export const toQrDemo = (chaveAcesso: string): string =>
  `https://www.nfce.fazenda.sp.gov.br/qrcode?p=${chaveAcesso}|2|1|1|${'0'.repeat(40)}`;

/** Creates the QR code of a fictitious receipt. */
export const createNotaDemo = (chaveAcesso: string): NotaDemo => ({
  chaveAcesso,
  svg: encodeQR(toQrDemo(chaveAcesso), 'svg'),
});
