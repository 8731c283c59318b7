import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { useRef, useState, type SubmitEvent } from 'react';
import { useLocation } from 'react-router';
import { EscanearLink, ParticipacaoGate, readEcommerce, useComper } from '../../participacao/public.ts';
import { useCampanha } from '../../campanha/public.ts';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { DocumentoDesfecho, RecusaModal } from '../../documento-fiscal/public.ts';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { checkComper, listComperCampos, type ComperCampo } from '../comper/comper-form.ts';
import { comperText as text } from '../comper/comper.text.ts';
import { ComperFormulario } from '../comper/ComperFormulario.tsx';
import { useComperNota } from '../comper/use-comper-nota.ts';

/**
 * Form for a Comper receipt, identified by its printed data. Routed at two addresses: the scan of the shops of
 * Santa Catarina, and the manual entry of every other purchase.
 */
export function EscanearComperScreen() {
  const { pathname, search } = useLocation();
  const texto = useTexto();
  const { campanha } = useCampanha();
  const { isComper } = useComper();
  const hoje = toSaoPaulo(useAgora()).dia;
  const ecommerce = readEcommerce(search) ?? 'N';
  const nota = useComperNota(ecommerce, campanha);
  const [left, setLeft] = useState<ReadonlySet<ComperCampo>>(new Set());
  const controls = useRef<Partial<Record<ComperCampo, HTMLElement | null>>>({});
  const words = pathname === appPaths.escanearComper ? text.escanear : text.manual;

  if (nota.documento) {
    const again = () => {
      setLeft(new Set());
      nota.another();
    };
    return (
      <DocumentoDesfecho
        documento={nota.documento}
        titulos={text.titulos}
        action={
          <Button wide variant="ghost" onClick={again}>
            {text.outro}
          </Button>
        }
      />
    );
  }

  const found = checkComper(nota.form, { ecommerce, hoje, inicio: campanha?.dataInicial ?? '' });
  const erros = Object.fromEntries(Object.entries(found).filter(([campo]) => left.has(campo as ComperCampo)));

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const campos = listComperCampos(ecommerce);
    setLeft(new Set(campos));
    const first = campos.find((campo) => found[campo]);
    if (first) controls.current[first]?.focus();
    else nota.send();
  }

  if (campanha && !isComper) return <SemComper />;
  return (
    <ParticipacaoGate title={words.titulo}>
      <ComperFormulario
        words={words}
        ecommerce={ecommerce}
        form={nota.form}
        erros={erros}
        inicio={campanha?.dataInicial}
        hoje={hoje}
        pending={nota.pending}
        onChange={nota.change}
        onLeave={(campo) => setLeft((before) => new Set([...before, campo]))}
        onSubmit={submit}
        toRef={(campo) => (element) => {
          controls.current[campo] = element;
        }}
      />
      <RecusaModal
        recusa={nota.recusa}
        title={texto(text.ops.id, text.ops.texto)}
        okLabel={texto(text.ok.id, text.ok.texto)}
        onRetry={nota.send}
        onClose={nota.dismiss}
      />
    </ParticipacaoGate>
  );
}

/** Shown when the address is opened in a campaign that is not Comper's. */
function SemComper() {
  return (
    <Page>
      <EmptyState
        illustration="receipt"
        heading="h1"
        title={text.inativo}
        message={text.inativoDetalhe}
        action={<EscanearLink>{text.irEscanear}</EscanearLink>}
      />
    </Page>
  );
}
