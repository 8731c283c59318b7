import { Button } from '@trevo/ui/action/Button.tsx';
import { FileDown } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useAct } from '../../platform/api/use-act.ts';
import { AtoDialog } from '../../platform/screen/ato/AtoDialog.tsx';
import { avisos } from '../../platform/screen/avisos-store.ts';
import type { CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { CamposExportacao } from './CamposExportacao.tsx';
import { exportacaoConsoleText } from './exportacao-console.text.ts';
import { listFaltas, rascunhoVazio, toPedido } from './exportacao-rascunho.ts';

const text = exportacaoConsoleText.nova;
const newIds = () => ({ exportacaoID: crypto.randomUUID(), propostaID: crypto.randomUUID() });

/** Requests an export; one with personal data is proposed to a second person. */
export function NovaExportacao({ campanha: { ano, identificacao } }: { campanha: CampanhaDaPromotora }) {
  const [isOpen, setOpen] = useState(false);
  const [rascunho, setRascunho] = useState(rascunhoVazio);
  const [wasSent, setSent] = useState(false);
  // A repeated request after a lost answer is the same request.
  const [ids, setIds] = useState(newIds);
  const pedir = useAct('operador.pedirExportacao');
  const propor = useAct('operador.propor');
  const formId = useId();
  const field = useRef<HTMLSelectElement>(null);
  const faltas = listFaltas(rascunho);
  const params = { ano, identificacao };

  const close = () => {
    setOpen(false);
    setSent(false);
    setRascunho(rascunhoVazio);
    setIds(newIds());
    pedir.forget();
    propor.forget();
  };

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSent(true);
    if (Object.keys(faltas).length > 0) return;
    const corpo = toPedido(ids.exportacaoID, rascunho);
    const done = rascunho.comDados
      ? await propor.run({
          body: {
            propostaID: ids.propostaID,
            ato: 'operador.pedirExportacao',
            alvo: params,
            corpo: { ...corpo },
            motivo: rascunho.finalidade.trim(),
          },
        })
      : await pedir.run({ params, body: corpo });
    if (!done) return;
    avisos.show(rascunho.comDados ? text.proposta : text.pedida, { tone: 'sucesso' });
    close();
  }

  return (
    <>
      <Button size="small" icon={<FileDown />} onClick={() => setOpen(true)}>
        {text.abrir}
      </Button>
      {isOpen && (
        <AtoDialog
          titulo={text.titulo}
          formId={formId}
          fazer={rascunho.comDados ? text.propor : text.fazer}
          isPending={pedir.isPending || propor.isPending}
          error={rascunho.comDados ? propor.error : pedir.error}
          field={field}
          onClose={close}
        >
          <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
            <CamposExportacao
              rascunho={rascunho}
              faltas={wasSent ? faltas : {}}
              field={field}
              onChange={(change) => setRascunho({ ...rascunho, ...change })}
            />
          </form>
        </AtoDialog>
      )}
    </>
  );
}
