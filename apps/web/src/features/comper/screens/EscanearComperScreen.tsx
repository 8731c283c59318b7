import { toSaoPaulo } from '@trevo/rules/sao-paulo';
import { useRef, useState, type SubmitEvent } from 'react';
import { useLocation } from 'react-router';
import { callApi } from '../../../shared/api/api-client.ts';
import { type ApiError, toApiError } from '../../../shared/api/api-error.ts';
import { ParticipacaoGate } from '../../../shared/campanha/ParticipacaoGate.tsx';
import { useCampanha } from '../../../shared/campanha/use-campanha.ts';
import { useAgora } from '../../../shared/clock/use-agora.ts';
import { readEcommerce } from '../../../shared/comper/comper-path.ts';
import { useComper } from '../../../shared/comper/use-comper.ts';
import { sendCompra } from '../../../shared/compra/compra-envio.ts';
import { useTexto } from '../../../shared/configuracao/use-texto.ts';
import { useConsumidor } from '../../../shared/consumidor/use-consumidor.ts';
import { DocumentoDesfecho } from '../../../shared/desfecho/DocumentoDesfecho.tsx';
import type { DocumentoFiscal } from '../../../shared/documento-fiscal/documento-fiscal.wire.ts';
import { useRefreshNumeros } from '../../../shared/documento-fiscal/use-refresh-numeros.ts';
import { appPaths } from '../../../shared/navigation/app-paths.ts';
import { LinkButton } from '../../../shared/navigation/LinkButton.tsx';
import { session } from '../../../shared/session/session.ts';
import { toasts } from '../../../shared/toast/toasts.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { InfoModal } from '../../../ui/dialog/InfoModal.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import {
  checkComper,
  emptyComper,
  listComperCampos,
  toComperMensagem,
  toComperQuery,
  type ComperCampo,
} from '../comper-form.ts';
import { comperText as text } from '../comper.text.ts';
import { ComperFormulario } from '../parts/ComperFormulario.tsx';

/**
 * A receipt of a Comper shop, told by what is printed on it. It stands at two addresses: the scan of the shops of
 * Santa Catarina, and the typing by hand of every other purchase.
 */
export function EscanearComperScreen() {
  const { pathname, search } = useLocation();
  const texto = useTexto();
  const refresh = useRefreshNumeros();
  const { campanha } = useCampanha();
  const { isComper } = useComper();
  const { data: consumidor } = useConsumidor();
  const hoje = toSaoPaulo(useAgora()).dia;
  const [form, setForm] = useState(emptyComper);
  const [left, setLeft] = useState<ReadonlySet<ComperCampo>>(new Set());
  const [documento, setDocumento] = useState<DocumentoFiscal | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [pending, setPending] = useState(false);
  // Two presses of one frame arrive before any render.
  const busy = useRef(false);
  const controls = useRef<Partial<Record<ComperCampo, HTMLElement | null>>>({});
  const ecommerce = readEcommerce(search) ?? 'N';
  const words = pathname === appPaths.escanearComper ? text.escanear : text.manual;

  if (documento) {
    const again = () => {
      setForm(emptyComper);
      setLeft(new Set());
      setDocumento(null);
    };
    return (
      <DocumentoDesfecho
        documento={documento}
        titulos={text.titulos}
        action={
          <Button wide variant="ghost" onClick={again}>
            {text.outro}
          </Button>
        }
      />
    );
  }

  const found = checkComper(form, { ecommerce, hoje, inicio: campanha?.dataInicial ?? '' });
  const erros = Object.fromEntries(Object.entries(found).filter(([campo]) => left.has(campo as ComperCampo)));

  async function send() {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    try {
      const cpf = consumidor?.cpf ?? session.get()?.usuario ?? '';
      const query = toComperQuery(form, ecommerce, cpf);
      // The same purchase, whether or not the profile was there to say whose.
      const { cpfConsumidor: _, ...compra } = query;
      const { retorno } = await sendCompra(compra, ({ idempotencia }) =>
        callApi('comper.integrarDocumentoFiscal', { query, idempotencyKey: idempotencia }),
      );
      if (retorno.apuracao.status !== 'INVALIDO')
        toasts.show(texto(text.sucesso.id, text.sucesso.texto), { tone: 'sucesso' });
      refresh();
      setDocumento(retorno);
    } catch (thrown) {
      setError(toApiError(thrown));
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const campos = listComperCampos(ecommerce);
    setLeft(new Set(campos));
    const first = campos.find((campo) => found[campo]);
    if (first) controls.current[first]?.focus();
    else void send();
  }

  if (campanha && !isComper) return <SemComper />;
  return (
    <ParticipacaoGate title={words.titulo}>
      <ComperFormulario
        words={words}
        ecommerce={ecommerce}
        form={form}
        erros={erros}
        inicio={campanha?.dataInicial}
        hoje={hoje}
        pending={pending}
        onChange={(part) => setForm((before) => ({ ...before, ...part }))}
        onLeave={(campo) => setLeft((before) => new Set([...before, campo]))}
        onSubmit={submit}
        toRef={(campo) => (element) => {
          controls.current[campo] = element;
        }}
      />
      <InfoModal
        open={error !== null}
        onClose={() => setError(null)}
        tone="alerta"
        title={texto(text.ops.id, text.ops.texto)}
        message={error && [toComperMensagem(error, texto), error.cura].filter(Boolean).join(' ')}
        buttonLabel={texto(text.ok.id, text.ok.texto)}
      />
    </ParticipacaoGate>
  );
}

/** The address was opened in a campaign that is not Comper's. */
function SemComper() {
  return (
    <Page>
      <EmptyState
        illustration="receipt"
        heading="h1"
        title={text.inativo}
        message={text.inativoDetalhe}
        action={<LinkButton to={appPaths.escanear}>{text.irEscanear}</LinkButton>}
      />
    </Page>
  );
}
