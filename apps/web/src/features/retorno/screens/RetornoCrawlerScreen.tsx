import { Frown, Smile } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { NotaLink } from '../../participacao/public.ts';
import { DesfechoPage, useRefreshNumeros } from '../../documento-fiscal/public.ts';
import { appPaths } from '../../../platform/navigation/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
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
