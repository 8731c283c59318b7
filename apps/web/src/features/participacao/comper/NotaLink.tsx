import { getTextoComperTipoLoja } from '@trevo/config/configuracao/telas-questions';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Sheet } from '@trevo/ui/dialog/Sheet.tsx';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { LinkButton, type LinkButtonProps } from '../../../platform/navigation/LinkButton.tsx';
import { type Acao, listAcoes } from '../list-acoes.tsx';
import { comperPerguntaText as text } from '../participacao.text.ts';
import { PerguntaLoading } from './PerguntaLoading.tsx';
import { useIsComper } from './use-comper.ts';

/** Lazy import: only one campaign asks this question. */
const ComperPergunta = lazy(() =>
  import('./ComperPergunta.tsx').then((m) => ({ default: m.ComperPergunta })),
);

export interface NotaLinkProps extends Pick<
  LinkButtonProps,
  'variant' | 'size' | 'wide' | 'icon' | 'replace' | 'children'
> {
  to: Acao['path'];
}

/**
 * Links to a way of registering a receipt. In a Comper campaign it asks about the shop first, like the menu,
 * because the answer determines the address.
 */
export function NotaLink({ to, replace = false, ...look }: NotaLinkProps) {
  return useIsComper() ? <NotaPergunta {...look} /> : <LinkButton {...look} to={to} replace={replace} />;
}

/**
 * Links to the quickest way of registering a receipt that the campaign offers; renders nothing when it offers
 * none. `children` is the label when that way is the scanner.
 */
export function EscanearLink({ children, icon, ...look }: Omit<NotaLinkProps, 'to'>) {
  const [acao] = listAcoes(useConfiguracao());
  if (!acao) return null;
  const isScanner = acao.forma === 'escanear';
  return (
    <NotaLink {...look} to={acao.path} icon={icon && (isScanner ? icon : acao.icon)}>
      {isScanner ? children : acao.titulo}
    </NotaLink>
  );
}

function NotaPergunta(look: Omit<NotaLinkProps, 'to' | 'replace'>) {
  const configuracao = useConfiguracao();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [question, setQuestion] = useState(getTextoComperTipoLoja(configuracao));
  const go = useCallback(
    (path: string) => {
      setOpen(false);
      void navigate(path);
    },
    [navigate],
  );
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={question} closeLabel={text.fechar} bleed>
        {isOpen && (
          <Suspense fallback={<PerguntaLoading />}>
            <ComperPergunta onQuestion={setQuestion} onChoose={go} />
          </Suspense>
        )}
      </Sheet>
    </>
  );
}
