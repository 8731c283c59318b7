import { Frown, Smile } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { NotaLink } from '../../../shared/comper/NotaLink.tsx';
import { DesfechoPage } from '../../../shared/desfecho/DesfechoPage.tsx';
import { useRefreshNumeros } from '../../../shared/documento-fiscal/use-refresh-numeros.ts';
import { appPaths } from '../../../shared/navigation/app-paths.ts';
import { LinkButton } from '../../../shared/navigation/LinkButton.tsx';
import { readRetornoCrawler } from '../retorno-crawler.ts';
import { retornoText as text } from '../retorno.text.ts';

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
