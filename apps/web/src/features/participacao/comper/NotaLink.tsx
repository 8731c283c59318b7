import { getTextoComperTipoLoja } from '@trevo/config/configuracao-questions';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Button } from '../../../ui/action/Button.tsx';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import type { appPaths } from '../../../platform/navigation/app-paths.ts';
import { LinkButton, type LinkButtonProps } from '../../../platform/navigation/LinkButton.tsx';
import { useLeaveLayer } from '../../../platform/navigation/use-go-back.ts';
import { comperPerguntaText as text } from './comper-pergunta.text.ts';
import { useIsComper } from './use-comper.ts';

/** Only one campaign asks it. */
const ComperPergunta = lazy(() =>
  import('./ComperPergunta.tsx').then((m) => ({ default: m.ComperPergunta })),
);

export interface NotaLinkProps extends Pick<
  LinkButtonProps,
  'variant' | 'size' | 'wide' | 'icon' | 'replace' | 'children'
> {
  to: (typeof appPaths)['escanear' | 'digitacaoManual'];
}

/**
 * Leads to where a receipt is registered, by camera or by hand. In a Comper campaign it asks about the shop first,
 * as the menu does: the answer decides which of the two it is.
 */
export function NotaLink({ to, replace = false, ...look }: NotaLinkProps) {
  return useIsComper() ? <NotaPergunta {...look} /> : <LinkButton {...look} to={to} replace={replace} />;
}

function NotaPergunta(look: Omit<NotaLinkProps, 'to' | 'replace'>) {
  const configuracao = useConfiguracao();
  const leave = useLeaveLayer();
  const [isOpen, setOpen] = useState(false);
  const [question, setQuestion] = useState(getTextoComperTipoLoja(configuracao));
  const go = useCallback(
    (path: string) => {
      setOpen(false);
      leave(path);
    },
    [leave],
  );
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={question} closeLabel={text.fechar} bleed>
        {isOpen && (
          <Suspense fallback={null}>
            <ComperPergunta onQuestion={setQuestion} onChoose={go} />
          </Suspense>
        )}
      </Sheet>
    </>
  );
}
