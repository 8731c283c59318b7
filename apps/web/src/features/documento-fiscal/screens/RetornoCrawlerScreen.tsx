import { Frown, Smile } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { appPaths } from '../../../platform/navigation/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { NotaLink } from '../../participacao/public.ts';
import { retornoText as text } from '../documentos.text.ts';
import { DesfechoPage } from '../desfecho/DesfechoPage.tsx';
import { useRefreshNumeros } from '../use-refresh-numeros.ts';

/** Back from the page that looked a receipt up: how it went, and on to the numbers. It has one address per platform. */
export function RetornoCrawlerScreen() {
  const { isBom, mensagem } = readRetornoCrawler(useLocation().search);
  const refresh = useRefreshNumeros();
  useEffect(() => refresh(), [refresh]);
  return (
    <DesfechoPage
      tone={isBom ? 'sucesso' : 'alerta'}
      icon={isBom ? <Smile /> : <Frown />}
      title={isBom ? text.bom : text.ruim}
      message={mensagem ?? (isBom ? text.bomDetalhe : text.ruimDetalhe)}
      actions={
        <>
          <LinkButton to={appPaths.cupons} wide replace>
            {text.numeros}
          </LinkButton>
          {!isBom && (
            <NotaLink to={appPaths.escanear} wide variant="ghost" replace>
              {text.escanear}
            </NotaLink>
          )}
        </>
      }
    />
  );
}

/** What the page that looked the receipt up said when it sent the person back. */
export interface RetornoCrawler {
  readonly isBom: boolean;
  /** Plain text, bounded; null when nothing readable came. */
  readonly mensagem: string | null;
}

/** The longest message that is shown: more is not for a person. */
const maximum = 300;
// -- words: what others write into the address, never shown
const bons = ['ok', 'sucesso', 'success', 'true', 's', 'sim', 'valido', 'válido', 'pendente', '1'];

/**
 * Reads the address. Anybody can write one, so the message is only ever text: control characters go, and it is cut.
 * A status is good when it is a success of HTTP or one of the words for it; anything else, or none, is not.
 */
export function readRetornoCrawler(search: string): RetornoCrawler {
  const query = new URLSearchParams(search);
  const status = (query.get('status') ?? '').trim().toLowerCase();
  const text = (query.get('mensagem') ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...text];
  const mensagem = characters.length > maximum ? `${characters.slice(0, maximum - 1).join('')}…` : text;
  return { isBom: bons.includes(status) || /^2\d\d$/.test(status), mensagem: mensagem || null };
}
