import { Button } from '@trevo/ui/action/Button.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { useState } from 'react';
import { useAct } from '../../platform/api/use-act.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import type { CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { MotivoDialog } from '../../platform/screen/ato/MotivoDialog.tsx';
import { estoqueConsoleText } from './estoque-console.text.ts';

const text = estoqueConsoleText.produtos;

/** Adjusts the stock of a product; one id for each opened dialog, so a repeated click counts once. */
export function AjusteEstoque(props: {
  campanha: CampanhaDaPromotora;
  produto: { codigo: string; nome: string; disponivel: number };
}) {
  const { campanha, produto } = props;
  const { ano, identificacao } = campanha;
  const ajustar = useAct('operador.ajustarEstoque');
  const [ajusteID, setAjusteID] = useState<string | null>(null);
  const [unidades, setUnidades] = useState('');
  const [wasSent, setSent] = useState(false);
  const amount = /^[+-]?\d{1,6}$/.test(unidades.trim()) ? Number(unidades) : 0;
  const close = () => {
    ajustar.forget();
    setAjusteID(null);
    setUnidades('');
    setSent(false);
  };

  async function send(id: string, motivo: string): Promise<void> {
    setSent(true);
    if (amount === 0) return;
    const answer = await ajustar.run({
      params: { ano, identificacao },
      body: { ajusteID: id, produto: produto.codigo, unidades: amount, motivo },
    });
    if (!answer) return;
    avisos.show(text.feito, { tone: 'sucesso' });
    close();
  }

  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-label={text.ajustarDe(produto.nome)}
        onClick={() => setAjusteID(crypto.randomUUID())}
      >
        {text.ajustar}
      </Button>
      {ajusteID !== null && (
        <MotivoDialog
          titulo={text.dialogo(produto.nome)}
          rotulo={text.motivo}
          fazer={text.ajustar}
          isPending={ajustar.isPending}
          error={ajustar.error}
          onSend={(motivo) => void send(ajusteID, motivo)}
          onClose={close}
        >
          <p>{text.restam(produto.disponivel)}</p>
          <Field label={text.unidades} hint={text.dica} error={wasSent && amount === 0 && text.faltaUnidades}>
            <TextInput
              value={unidades}
              inputMode="text"
              autoComplete="off"
              maxLength={7}
              onChange={({ currentTarget }) => setUnidades(currentTarget.value)}
            />
          </Field>
        </MotivoDialog>
      )}
    </>
  );
}
